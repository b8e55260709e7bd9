/** How hard a password is to guess: 0 not usable, 1 weak, 2 fair, 3 strong. */
export type Strength = 0 | 1 | 2 | 3;

/** A rule of passwords and whether it is kept. */
export interface PasswordRule {
  /** Which rule. */
  id: 'length' | 'classes' | 'account' | 'pattern';
  /** Whether the password keeps it. */
  isKept: boolean;
}

/** How long a password is at least where nobody asks for more. */
export const LEAST_LENGTH = 8;

const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/];
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const COMMON = ['password', 'passw0rd', 'admin', '1qaz2wsx', 'iloveyou', 'woaini', '5201314'];

const hasRun = (lower: string): boolean =>
  [...lower].some((_, index) => {
    const four = lower.slice(index, index + 4);
    if (four.length < 4) return false;
    const backwards = [...four].reverse().join('');
    return new Set(four).size === 1 || ROWS.some((row) => row.includes(four) || row.includes(backwards));
  });

/** Every rule of passwords, kept or not; `account` is the name that must not be part of it, '' for none. */
export function passwordRules(
  password: string,
  account: string,
  leastLength: number = LEAST_LENGTH,
): readonly PasswordRule[] {
  const lower = password.toLowerCase();
  return [
    { id: 'length', isKept: password.length >= leastLength },
    { id: 'classes', isKept: CLASSES.filter((one) => one.test(password)).length >= 3 },
    { id: 'account', isKept: password !== '' && (account.length < 3 || !lower.includes(account.toLowerCase())) },
    { id: 'pattern', isKept: password !== '' && !hasRun(lower) && !COMMON.some((word) => lower.includes(word)) },
  ];
}

/** The strength of a password: one broken rule makes it weak, length and variety make it strong. */
export function passwordStrength(password: string, account: string, leastLength: number = LEAST_LENGTH): Strength {
  if (password.length < leastLength) return 0;
  if (passwordRules(password, account, leastLength).some((rule) => !rule.isKept)) return 1;
  return password.length >= 12 || (password.length >= 10 && CLASSES.every((one) => one.test(password))) ? 3 : 2;
}
