/**
 * The width of words in pixels, near enough to plan with: Han and full-width characters take one em, others six tenths.
 */
export function textWidth(text: string, em: number): number {
  let ems = 0;
  for (const character of text) ems += character.charCodeAt(0) > 0x2e7f ? 1 : 0.6;
  return ems * em;
}

/** Words cut to fit a width in pixels, with an ellipsis in the middle, since long names often differ at their end. */
export function fitText(text: string, em: number, width: number): string {
  if (textWidth(text, em) <= width) return text;
  const characters = [...text];
  const kept = (count: number) =>
    [
      ...characters.slice(0, Math.ceil(count / 2)),
      '…',
      ...characters.slice(characters.length - Math.floor(count / 2)),
    ].join('');
  let count = characters.length - 1;
  while (count > 1 && textWidth(kept(count), em) > width) count -= 1;
  return kept(count);
}

/** The least n for which every nth label, a step of so many pixels apart, does not touch its neighbour. */
export function everyNth(labels: readonly string[], em: number, step: number, mostWidth: number): number {
  const widest = Math.max(0, ...labels.map((label) => Math.min(mostWidth, textWidth(label, em))));
  return Math.max(1, Math.ceil((widest + em * 0.75) / Math.max(step, 1)));
}
