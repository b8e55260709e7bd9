import { md5Hex } from '../../crypto/digest.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';
import type { PasswordRules } from './passwordRules.ts';

/**
 * Passwords that are tried first by whoever guesses; a client may send the md5 alone, so that they are compared by it.
 */
const COMMON = [
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '111111',
  '000000',
  '888888',
  '666666',
  'password',
  'Password1',
  'P@ssw0rd',
  'passw0rd',
  'admin',
  'admin123',
  'Admin@123',
  'admin888',
  'root',
  'qwerty',
  'abc123',
  'a123456',
  '1qaz2wsx',
  '1qaz@WSX',
  'iloveyou',
  'woaini',
  '5201314',
  'abcd1234',
  'Abcd1234',
  'Aa123456',
];
const LEAST_LENGTH = 8;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/];

const isDigest = (given: string) => /^[0-9a-f]{32}$/i.test(given);

/** A word as it stands, in small letters and in capitals: a digest tells nothing of its letters. */
const spellings = (word: string) => [word, word.toLowerCase(), word.toUpperCase()];

/**
 * True when a password, plain or as md5, is among those tried first: the common ones, those made of the account, and
 * the words of the town.
 */
export function isGuessable(given: string, account: string, words: readonly string[] = []): boolean {
  const digest = isDigest(given) ? given.toLowerCase() : md5Hex(given);
  const guessed = [...COMMON, '', account, `${account}123`, `${account}@123`, `${account}123456`];
  return [...guessed, ...words.flatMap(spellings)].some((one) => md5Hex(one) === digest);
}

/**
 * Why a new password, plain or as md5, is refused; null when it may be taken. Length and variety can be seen of a plain
 * one alone.
 */
export function passwordFault(
  given: string,
  account: string,
  { words = [], length = LEAST_LENGTH }: Partial<Pick<PasswordRules, 'words' | 'length'>> = {},
): MessageDescriptor | null {
  if (isGuessable(given, account, words)) return say`新密码过于常见或与账号相同，容易被猜到，请换一个`;
  if (isDigest(given)) return null;
  if (given.length < length) return say`新密码至少 ${length} 位`;
  return KINDS.filter((kind) => kind.test(given)).length < 3
    ? say`新密码应含有大写字母、小写字母、数字、符号中的至少三种`
    : null;
}
