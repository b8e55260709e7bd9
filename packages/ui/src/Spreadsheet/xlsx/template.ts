import { isMany, looksOf } from '../../kinds/looksOf.ts';
import { type SwitchWords, columnFormat } from './sheetCell.ts';
import type { SheetColumn } from '../SheetColumn.ts';
import { columnLetters, rowXml, titleXml } from './sheetXml.ts';
import { workbook } from './workbook.ts';
import { lookOf } from './xlsxWriter.ts';

/** The words of a template. */
export interface TemplateWords {
  /** Name of the sheet to fill in. */
  sheet: string;
  /** Name of the sheet of choices and hints. */
  choices: string;
  /** Title of the hints: what a column is called, whether it must be filled, and how. */
  hints: readonly [column: string, required: string, hint: string];
  /** The word for a column that must be filled. */
  required: string;
  /** What a switch is set to. */
  switchWords: SwitchWords;
  /** How the values of a column are written, in words. */
  hintOf(column: SheetColumn): string;
}

const quoted = (name: string) => `'${name}'`;
const cell = (text: string) => (text === '' ? null : ({ kind: 'text', text } as const));

const switchOptions = ({ switchWords: { yes, no } }: TemplateWords) => [
  { value: '1', label: yes },
  { value: '0', label: no },
];

/**
 * An empty xlsx to be filled in: titles with required ones marked, columns that keep what is typed, dictionaries and
 * switches as lists to choose from, and a second sheet with choices and hints.
 */
export async function template(all: readonly SheetColumn[], words: TemplateWords): Promise<Blob> {
  const book = workbook();
  const columns = all.map((column) =>
    looksOf(column).family === 'switch' ? { ...column, options: switchOptions(words) } : column,
  );
  const listed = columns.filter(({ options }) => options !== undefined && options.length > 0);
  const start = words.hints.length + 1;
  const choices = columns.flatMap((column, at) => {
    const place = listed.indexOf(column);
    const letters = columnLetters(start + place);
    // A list of several choices cannot be checked by Excel, which takes one.
    return place === -1 || isMany(column)
      ? []
      : [
          {
            column: at,
            range: `${quoted(words.choices)}!$${letters}$2:$${letters}$${(column.options?.length ?? 0) + 1}`,
          },
        ];
  });
  const main = await book.open(words.sheet, { ...lookOf(columns), choices });
  await main.write(
    titleXml(columns.map(({ label, required = false }) => ({ label: required ? `${label}*` : label, required }))),
  );
  await main.close();
  const widths = [20, 8, 48, 3, ...listed.map(() => 18)];
  const side = await book.open(words.choices, { columns: widths.map((width) => ({ width, format: 'text' })) });
  await side.write(titleXml([...words.hints.map((label) => ({ label })), { label: '' }, ...listed]));
  const rows = Math.max(columns.length, ...listed.map(({ options = [] }) => options.length));
  for (let at = 0; at < rows; at += 1) {
    const column = columns[at];
    const hint =
      column === undefined ? ['', '', ''] : [column.label, column.required ? words.required : '', words.hintOf(column)];
    await side.write(
      rowXml(at + 2, [...hint, '', ...listed.map(({ options = [] }) => options[at]?.label ?? '')].map(cell)),
    );
  }
  await side.close();
  return book.finish();
}

/** Which kinds a sheet can hold; drawings and files cannot be typed into a cell. */
export function isTypable(column: SheetColumn): boolean {
  if (columnFormat(column) !== 'text') return true;
  const { family, wordless, cell: reader } = looksOf(column);
  return (
    (wordless !== true || reader !== undefined) && family !== 'place' && family !== 'structure' && family !== 'computed'
  );
}
