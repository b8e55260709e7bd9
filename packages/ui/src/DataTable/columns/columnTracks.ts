import type { Column, ColumnKind } from '../column.ts';

/** The drawn kinds: those of the columns, and the three that the table adds. */
export type DrawnKind = ColumnKind | 'select' | 'index' | 'detail';

/** One column of the grid before its width is turned into style. */
export interface Track {
  /** The minimum width in pixels at the normal text size. */
  size: number;
  /** The share of the free width; 0 for a fixed column. */
  grow: number;
  /** Whether it holds buttons that lie over the row. */
  isFloating?: boolean;
}

/** The text size in pixels at which widths are stated. */
export const baseText = 14;

/** The narrowest and the widest a column can be drawn, in pixels. */
export const widthLimits = { min: 48, max: 960 };

const natural: Partial<Record<DrawnKind, number>> = {
  select: 44,
  index: 48,
  detail: 44,
  number: 128,
  tag: 110,
  date: 168,
  switch: 88,
  image: 88,
  actions: 176,
};

/** The width of a column whose user has not set one. */
export function trackOf<Row>(column: Pick<Column<Row>, 'width' | 'minWidth' | 'grow'> & { kind: DrawnKind }): Track {
  if (column.width !== undefined) return { size: column.width, grow: column.grow ?? 0 };
  const own = natural[column.kind];
  return { size: column.minWidth ?? own ?? 120, grow: column.grow ?? (own === undefined ? 1 : 0) };
}

/** A width as a CSS length that grows with the text. */
export function length(px: number): string {
  return `${Math.round((px / baseText) * 1e4) / 1e4}em`;
}

/** The custom property that holds the room of a column whose buttons lie over the row. */
export const actionsVar = '--lt-actions-room';

/** The sum of widths as a CSS length, that of floating buttons among them. */
export const sumOf = (px: number, floats: boolean): string =>
  floats ? `calc(${length(px)} + var(${actionsVar}))` : length(px);

/**
 * The columns as `grid-template-columns`; one always takes the free width, the last at `fallback` where none asks for
 * it.
 */
export function template(tracks: readonly Track[], fallback: number): string {
  const grows = tracks.some((track) => track.grow > 0);
  return tracks
    .map(({ size, grow, isFloating }, at) => {
      if (isFloating) return `var(${actionsVar})`;
      const share = grows ? grow : Number(at === fallback);
      return share > 0 ? `minmax(${length(size)},${share}fr)` : length(size);
    })
    .join(' ');
}

/** A width within the limits, rounded to whole px. */
export function clampWidth(px: number): number {
  return Math.round(Math.max(widthLimits.min, Math.min(px, widthLimits.max)));
}
