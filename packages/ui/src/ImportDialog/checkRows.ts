import type { FieldError } from '../Form/FormValues.ts';
import { pacer } from '../Spreadsheet/pacer.ts';
import type { ReadRow } from '../Spreadsheet/ReadSheet.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { CellProblem, ImportRow } from './ImportRow.ts';
import type { Mapping } from './mapping.ts';
import { readCell } from './readCell.ts';

/** The rules of a record: what is wrong with which field, in words. */
export type Validate = (values: Record<string, unknown>) => readonly FieldError[];

const DIGITS_MATTER = new Set<SheetColumn['kind']>(['text', 'longtext', 'phone', 'idcard', 'ref', 'refs', 'user', 'dept', 'region']);
const PART = 100;

/** Types the texts of a row and asks the rules; a cell that cannot be read is not asked about again. */
export function checkedRow(columns: readonly SheetColumn[], { number, texts, blurred }: Pick<ImportRow, 'number' | 'texts' | 'blurred'>, validate: Validate): ImportRow {
  const values: Record<string, unknown> = {};
  const problems: Record<string, CellProblem> = {};
  for (const column of columns) {
    const reading = readCell(column, texts[column.name] ?? '');
    if ('fault' in reading) problems[column.name] = { fault: reading.fault };
    else if (blurred.includes(column.name) && DIGITS_MATTER.has(column.kind)) problems[column.name] = { fault: 'blurred' };
    else values[column.name] = reading.value;
  }
  const names = new Set(columns.map(({ name }) => name));
  for (const { field, message } of validate(values)) {
    const place = names.has(field) ? field : '';
    problems[place] ??= { fault: 'rule', message };
  }
  return { number, texts, blurred, values, problems };
}

/** Marks values that may stand once and stand again; rows whose marks stay the same are the same objects. */
export function withTwins(columns: readonly SheetColumn[], rows: readonly ImportRow[]): ImportRow[] {
  const seen = columns.filter(({ unique }) => unique === true).map(({ name }) => ({ name, first: new Map<unknown, number>() }));
  return rows.map((row) => {
    let problems: Record<string, CellProblem> | null = null;
    for (const { name, first } of seen) {
      const [value, problem] = [row.values[name], row.problems[name]];
      if (value === '' || value === undefined) continue;
      const twin = first.get(value);
      if (twin === undefined) first.set(value, row.number);
      if (problem !== undefined && problem.fault !== 'twin') continue;
      if (twin === (problem?.fault === 'twin' ? problem.row : undefined)) continue;
      problems ??= { ...row.problems };
      if (twin === undefined) delete problems[name];
      else problems[name] = { fault: 'twin', row: twin };
    }
    return problems === null ? row : { ...row, problems };
  });
}

/** Reads the rows of a file into the columns of a record. */
export function mappedRow(columns: readonly SheetColumn[], mapping: Mapping, { number, cells, blurred = [] }: ReadRow): Pick<ImportRow, 'number' | 'texts' | 'blurred'> {
  const texts: Record<string, string> = {};
  for (const { name } of columns) texts[name] = cells[mapping[name] ?? -1] ?? '';
  return { number, texts, blurred: columns.flatMap(({ name }) => (blurred.includes(mapping[name] ?? -1) ? name : [])) };
}

/** The dry run: every row is checked, in small pieces that leave room for others. */
export async function checkRows(columns: readonly SheetColumn[], rows: readonly Pick<ImportRow, 'number' | 'texts' | 'blurred'>[], validate: Validate, { signal, onProgress }: { signal?: AbortSignal; onProgress?: (done: number) => void } = {}): Promise<ImportRow[]> {
  const breathe = pacer(signal);
  const checked: ImportRow[] = [];
  for (const row of rows) {
    checked.push(checkedRow(columns, row, validate));
    if (checked.length % PART !== 0) continue;
    if (checked.length % (PART * 10) === 0) onProgress?.(checked.length);
    await breathe();
  }
  return withTwins(columns, checked);
}

/** The rows after one cell was typed anew. */
export function edited(columns: readonly SheetColumn[], rows: readonly ImportRow[], at: number, name: string, text: string, validate: Validate): ImportRow[] {
  const next = rows.map((row, place) => (place === at ? checkedRow(columns, { number: row.number, texts: { ...row.texts, [name]: text }, blurred: row.blurred.filter((one) => one !== name) }, validate) : row));
  return columns.some(({ unique }) => unique === true) ? withTwins(columns, next) : next;
}
