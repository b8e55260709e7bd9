/** The lines of a long list that are drawn: the first, and the one after the last. */
export interface Window {
  first: number;
  last: number;
}

const spare = 12;
const step = 8;

/** The lines to draw around what is in sight, in steps, so that not every pixel of scrolling asks for a drawing. */
export function windowOf(scrollTop: number, height: number, rowHeight: number, count: number): Window {
  const from = Math.max(0, Math.min(scrollTop, count * rowHeight - height));
  const first = Math.floor((Math.floor(from / rowHeight) - spare) / step) * step;
  const last = Math.ceil((Math.ceil((from + height) / rowHeight) + spare) / step) * step;
  return { first: Math.max(0, first), last: Math.min(count, last) };
}
