import type { FigureHead, Figures } from '@lattice/api/figures';
import type { ReportColumn, ReportRow } from '@lattice/ui/ReportTable';

/** The words of a table of figures. */
export interface FigureWords {
  /** Heading of the rows. */
  row: string;
  /** What the figures are called, in the order of the question. */
  measures: readonly string[];
  /** Which of them add up. */
  sums: readonly boolean[];
  /** For rows and columns of records that say nothing. */
  none: string;
  /** For all columns together. */
  total: string;
}

/** One row and column for the figures of all columns. */
const ALL = -1;

const nameOf = ({ value, name }: FigureHead, none: string) => (value === '' ? none : name === '' ? value : name);

/** Key of the figure in a row. */
export const cellName = (column: number, measure: number): string => `c${column}-${measure}`;

/** Figures as rows and columns of a report, those of all columns last. */
export function figureTable(
  { rows, columns, cells }: Figures,
  { row, measures, sums, none, total }: FigureWords,
): { columns: ReportColumn[]; rows: ReportRow[] } {
  const places = columns.length === 0 ? [] : columns.map((_, at) => at);
  const found = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell.values]));
  const label = (place: number, at: number) => {
    const measure = measures[at] ?? '';
    if (columns.length === 0) return measure;
    const head = columns[place];
    const name = head === undefined ? total : nameOf(head, none);
    return measures.length === 1 ? name : `${name} · ${measure}`;
  };
  return {
    columns: [
      { name: 'name', label: row, as: 'text' },
      ...[...places, ALL].flatMap((place) =>
        measures.map((_, at): ReportColumn => ({
          name: cellName(place, at),
          label: label(place, at),
          as: 'number',
          ...(sums[at] === true && { isSummed: true }),
        })),
      ),
    ],
    rows: rows.map((head, at) => ({
      id: `${at} ${head.value}`,
      name: nameOf(head, none),
      value: head.value,
      ...Object.fromEntries(
        [...places, ALL].flatMap((place) =>
          measures.map((_, which) => [cellName(place, which), found.get(`${at} ${place}`)?.[which] ?? '']),
        ),
      ),
    })),
  };
}
