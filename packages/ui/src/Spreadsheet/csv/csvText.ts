import Papa from 'papaparse';

const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
const hasEdges = (value: unknown) => typeof value === 'string' && /\t|^\s|\s$/.test(value);

/** A cell of comma-separated values: words, a figure written out, or nothing. */
export type CsvCell = { text: string; isWords: boolean } | null;

/**
 * Lines of comma-separated values, the last one ended too; words that a spreadsheet would run as a formula are led by
 * an apostrophe.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (cell === null ? '' : cell.isWords && FORMULA.test(cell.text) ? `'${cell.text}` : cell.text)),
  );
  return rows.length === 0 ? '' : `${Papa.unparse(cells, { newline: '\r\n', quotes: hasEdges })}\r\n`;
}
