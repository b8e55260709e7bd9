/** A row of a scale as people gave it; what points at a factor is its place among the factors, from 1. */
export type ScaleRow = Readonly<Record<string, unknown>>;

/** A scale with all its parts. */
export interface ScaleContent {
  scale: ScaleRow;
  factors: readonly ScaleRow[];
  items: readonly ScaleRow[];
  norms: readonly ScaleRow[];
  ranges: readonly ScaleRow[];
}

/** A scale as a file: what kind of file it is, and the category of the scale by name. */
export interface ScaleFile extends ScaleContent {
  lattice: 'scale';
  version: 1;
  category: string;
}

/** The most rows of each part of a file. */
export const MOST_ROWS = { factors: 100, items: 600, norms: 1000, ranges: 1000 } as const;

type Part = keyof typeof MOST_ROWS;

const isRow = (value: unknown): value is ScaleRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areParts = (parts: Readonly<Record<Part, unknown>>): parts is Pick<ScaleFile, Part> =>
  Object.entries(parts).every(
    ([part, rows]) => Array.isArray(rows) && rows.length <= MOST_ROWS[part as Part] && rows.every(isRow),
  );

/** Reads a file of a scale; null where it is none, or has more rows than a scale can have. */
export function readScaleFile(text: string): ScaleFile | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRow(file) || file.lattice !== 'scale' || file.version !== 1 || !isRow(file.scale)) return null;
  const { factors, items, norms, ranges, category, scale } = file;
  const parts = { factors, items, norms, ranges };
  if (!areParts(parts)) return null;
  return { lattice: 'scale', version: 1, category: String(category ?? ''), scale, ...parts };
}
