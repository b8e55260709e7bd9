/** What is seen of a list whose rows are all of one height. */
export interface RowView {
  /** How far the list is scrolled, in pixels. */
  top: number;
  /** The height in pixels in which rows are seen. */
  height: number;
  /** The height of a row in pixels. */
  rowHeight: number;
  /** Rows in all. */
  total: number;
}

/** The rows that are drawn, from `first` to before `last`. */
export interface RowWindow {
  /** The first row drawn, from 0. */
  first: number;
  /** The row after the last one drawn. */
  last: number;
}

const step = 4;
const spare = 2;

/** The rows to draw: those seen and some on either side, moved in steps so that most scrolling draws nothing. */
export function windowOf({ top, height, rowHeight, total }: RowView): RowWindow {
  const size = Math.ceil((Math.ceil(height / rowHeight) + 1) / step) * step + step + spare * 2;
  const seen = Math.floor(Math.max(0, top) / rowHeight / step) * step;
  const first = Math.max(0, Math.min(seen - spare, total - size));
  return { first, last: Math.min(total, first + size) };
}

/** Where a list must be scrolled to, in pixels, so that a row is wholly seen; unchanged where it is. */
export function scrollFor(slot: number, { top, height, rowHeight }: Omit<RowView, 'total'>): number {
  const start = slot * rowHeight;
  return Math.max(start + rowHeight - height, Math.min(start, top));
}
