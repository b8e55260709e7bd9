/**
 * The letters that stand for a name: the family name of a Chinese one, by its first character, the first of up to two
 * words otherwise.
 */
export function initials(name: string): string {
  const trimmed = name.trim();
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed][0] ?? '';
  return trimmed
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** A number under `count` that is always the same for the same name. */
export function hue(name: string, count: number): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 131 + letter.codePointAt(0)!) % 65521;
  return (sum >> 3) % count;
}
