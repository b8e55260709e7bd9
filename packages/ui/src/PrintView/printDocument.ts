import { looksOf, ofInput } from '../kinds/looksOf.ts';
import { columnFormat, shownText, type SwitchWords } from '../Spreadsheet/xlsx/sheetCell.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';

/** The paper. */
export type Paper = 'A4 portrait' | 'A4 landscape' | 'A3 landscape';

/** A picture on paper. */
export interface PrintPicture {
  /** Where it is read from. */
  link: string;
  /** What it shows, below it. */
  label: string;
}

/** What a printed list says besides its rows. */
export interface PrintFacts {
  /** Its title. */
  title: string;
  /** Pictures below the rows, each with what it shows; none by default. */
  pictures?: readonly PrintPicture[];
  /** Lines to sign on below; none by default. */
  signatures?: readonly string[];
  /** A last line with the sums of columns; none by default. */
  sums?: SheetRecord;
  /** Lines under the title, such as the filters in words, the number of rows, the day and who prints. */
  lines: readonly string[];
  /** The foot of a page, with `%p` for its number and `%n` for the number of pages. */
  foot: string;
  /** The title of the column of numbers. */
  number: string;
  /** Language of the words, such as zh-CN. */
  language: string;
  /** The paper. */
  paper: Paper;
  /** Small type and tight cells, for tables of many narrow columns; default false. */
  isDense?: boolean;
}

/** Millimetres across the paper between its margins. */
const WIDTHS: Readonly<Record<Paper, number>> = { 'A4 portrait': 186, 'A4 landscape': 273, 'A3 landscape': 396 };

/** Text inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const quoted = (text: string) => `"${text.replace(/["\\<\n]/g, '')}"`;

/** The foot as a value of CSS: words, and counters in place of their marks. */
const footContent = (foot: string) =>
  foot
    .split(/(%[pn])/)
    .filter(Boolean)
    .map((part) => (part === '%p' ? 'counter(page)' : part === '%n' ? 'counter(pages)' : quoted(part)))
    .join(' ');

/** Tight cells of a table with a column a day. */
const DENSE = 'th,td{padding:2pt 1pt;font-size:7.5pt;text-align:center}col:first-child{width:2.2em}';

/** Narrow inputs get less of the width than words do. */
const shares = { idcard: 1.8, moment: 1.8, day: 1, switch: 0.6, number: 0.9, money: 0.9, lines: 2.5 };
function shareOf(column: SheetColumn): number {
  if (column.share !== undefined) return column.share;
  const { family, many, share } = looksOf(column);
  return share ?? ofInput(shares, column) ?? (family === 'choice' && many !== true ? 0.8 : 1.2);
}

/**
 * How the document stands on paper: black on white whatever the theme, titles on every page. A style sheet of its own,
 * because a content policy may forbid styles in markup.
 */
export function printStyle(
  columns: readonly SheetColumn[],
  { foot, paper, isDense = false }: Pick<PrintFacts, 'foot' | 'paper' | 'isDense'>,
): string {
  const total = columns.reduce((sum, column) => sum + shareOf(column), 0);
  const widths = columns
    .map((column, at) => `col:nth-child(${at + 2}){width:${((shareOf(column) / total) * 100).toFixed(2)}%}`)
    .join('');
  return `@page{size:${paper};margin:14mm 12mm 16mm;@bottom-center{content:${footContent(foot)};font:9pt sans-serif}}
body{margin:0;padding:12px;color:#000;background:#fff;font:10pt/1.4 "Noto Sans CJK SC","Microsoft YaHei",sans-serif}
@media screen{main{width:${WIDTHS[paper]}mm}}@media print{body{padding:0}}
h1{margin:0 0 4pt;font-size:15pt;text-align:center}
p{margin:0 0 4pt;font-size:9pt}
ul{display:flex;flex-wrap:wrap;gap:2pt 16pt;margin:0 0 6pt;padding:0;list-style:none;font-size:9pt}
table{width:calc(100% - 1px);border-collapse:collapse;table-layout:fixed;font-variant-numeric:tabular-nums}
thead{display:table-header-group}tfoot{display:table-row-group;font-weight:600}tr{break-inside:avoid}
th,td{padding:2pt 4pt;border:.5pt solid #555;text-align:start;vertical-align:top;overflow-wrap:anywhere;font-size:9pt}
figure{margin:0;break-inside:avoid}figcaption{font-size:8pt}
.pictures{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:6pt;margin-top:8pt}
.pictures img{display:block;width:100%;height:45mm;object-fit:contain;background:#f4f4f4}
.signatures{display:grid;grid-template-columns:repeat(auto-fit,minmax(52mm,1fr));gap:6mm 8mm}
.signatures{margin-top:10mm;break-inside:avoid}
.signatures li{padding-bottom:12mm;border-bottom:.5pt solid #000;font-size:10pt}
th{background:#eee;font-weight:600;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.n{text-align:end}col:first-child{width:3.2em}${widths}${isDense ? DENSE : ''}`;
}

const NO_SWITCHES: SwitchWords = { yes: '', no: '' };

const cellsHtml = (columns: readonly SheetColumn[], row: SheetRecord, words: SwitchWords): string =>
  columns
    .map((column) => {
      const cell = columnFormat(column) === 'number' ? '<td class="n">' : '<td>';
      return `${cell}${escapeHtml(shownText(column, row, words))}</td>`;
    })
    .join('');

const picturesHtml = (pictures: readonly PrintPicture[]): string =>
  pictures.length === 0
    ? ''
    : `<div class="pictures">${pictures
        .map(
          ({ link, label }) =>
            `<figure><img src="${escapeHtml(link)}" alt=""><figcaption>${escapeHtml(label)}</figcaption></figure>`,
        )
        .join('')}</div>`;

const signaturesHtml = (lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<ul class="signatures">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

const sumsHtml = (columns: readonly SheetColumn[], sums: SheetRecord | undefined): string =>
  sums === undefined ? '' : `<tfoot><tr><td></td>${cellsHtml(columns, sums, NO_SWITCHES)}</tr></tfoot>`;

/** A document with a table, still without rows and style. */
export function printDocument(
  columns: readonly SheetColumn[],
  {
    title,
    lines,
    pictures = [],
    signatures = [],
    sums,
    number,
    language,
  }: Omit<PrintFacts, 'foot' | 'paper' | 'isDense'>,
): string {
  return (
    `<!DOCTYPE html><html lang="${escapeHtml(language)}"><head><title>${escapeHtml(title)}` +
    `</title></head><body><main><h1>${escapeHtml(title)}</h1><ul>` +
    `${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul><table><colgroup><col>` +
    `${'<col>'.repeat(columns.length)}</colgroup><thead><tr><th scope="col">` +
    `${escapeHtml(number)}</th>` +
    `${columns.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('')}</tr>` +
    `</thead>${sumsHtml(columns, sums)}</table>${picturesHtml(pictures)}${signaturesHtml(signatures)}</main>` +
    '</body></html>'
  );
}

/** Rows of the table; `from` is how many stand before them, `numbers` the field that numbers them instead. */
export function printRows(
  columns: readonly SheetColumn[],
  rows: readonly SheetRecord[],
  from: number,
  words: SwitchWords,
  numbers?: string,
): string {
  const numberOf = (row: SheetRecord, at: number) =>
    numbers === undefined ? String(from + at + 1) : escapeHtml(String(row[numbers] ?? ''));
  return rows
    .map((row, at) => `<tr><td class="n">${numberOf(row, at)}</td>${cellsHtml(columns, row, words)}</tr>`)
    .join('');
}
