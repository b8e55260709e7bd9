/** How many pages a list has; 1 at least. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page numbers to offer: first, last, and those around the current one; 0 stands for a gap of two or more. */
export function pageWindow(page: number, pages: number, around = 2): number[] {
  const from = Math.max(2, Math.min(page - around, pages - 1 - 2 * around));
  const to = Math.min(pages - 1, Math.max(page + around, 2 + 2 * around));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const before = gap(1, from);
  const after = pages > 1 ? [...gap(to, pages), pages] : [];
  return [1, ...before, ...middle, ...after];
}

/** A page number as it was typed, brought into the list; undefined where it is none. */
export function typedPage(text: string, pages: number): number | undefined {
  const page = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isNaN(page) ? undefined : Math.max(1, Math.min(page, pages));
}

/** The page that still shows the first row of the old page after the size has changed. */
export function pageAfterResize(page: number, size: number, nextSize: number): number {
  return Math.floor(((page - 1) * size) / nextSize) + 1;
}

function gap(left: number, right: number): number[] {
  if (right - left <= 1) return [];
  return right - left === 2 ? [left + 1] : [0];
}
