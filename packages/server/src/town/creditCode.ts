const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** A made-up unified social credit code (GB 32100) of the fictional division 980102, with its check character. */
export function creditCode(n: number): string {
  const body = `91980102MA${String(n + 1).padStart(7, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * ALPHABET.indexOf(body[at] ?? '0'), 0);
  return `${body}${ALPHABET[(31 - (sum % 31)) % 31]}`;
}
