/** Rows of the 5 × 7 glyphs from the top, two hex digits a row, the leftmost dot worth 16. */
const rows: Readonly<Record<string, string>> = {
  0: '0e11131519110e',
  1: '040c040404040e',
  2: '0e11010204081f',
  3: '1f02040201110e',
  4: '02060a121f0202',
  5: '1f101e0101110e',
  6: '0608101e11110e',
  7: '1f010204080808',
  8: '0e11110e11110e',
  9: '0e11110f01020c',
  A: '0e1111111f1111',
  B: '1e11111e11111e',
  C: '0e11101010110e',
  D: '1c12111111121c',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  G: '0e11101711110f',
  H: '1111111f111111',
  I: '0e04040404040e',
  J: '0702020202120c',
  K: '11121418141211',
  L: '1010101010101f',
  M: '111b1515111111',
  N: '11111915131111',
  O: '0e11111111110e',
  P: '1e11111e101010',
  Q: '0e11111115120d',
  R: '1e11111e141211',
  S: '0f10100e01011e',
  T: '1f040404040404',
  U: '1111111111110e',
  V: '11111111110a04',
  W: '1111111515150a',
  X: '11110a040a1111',
  Y: '1111110a040404',
  Z: '1f01020408101f',
};

/** Tells of each dot whether it is inked; `x` 0–4 from the left, `y` 0–6 from the top, nothing outside. */
export type Glyph = (x: number, y: number) => 0 | 1;

/** The glyph of a character, in capitals; a box where the font has none. */
export function glyphOf(character: string): Glyph {
  const text = rows[character.toUpperCase()] ?? '1f11111111111f';
  const lines = Array.from({ length: 7 }, (_, y) => Number.parseInt(text.slice(y * 2, y * 2 + 2), 16));
  return (x, y) => (x >= 0 && x < 5 && ((lines[y] ?? 0) >> (4 - x)) & 1 ? 1 : 0);
}
