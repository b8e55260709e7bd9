import type { FieldError } from '../Form/FormValues.ts';
import { pacer } from '../Spreadsheet/pacer.ts';
import type { ReadRow } from '../Spreadsheet/ReadSheet.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { type Fills, filledRow } from './fills.ts';
import type { ImportBackend } from './backend/ImportBackend.ts';
import type { CellProblem, ImportRow, RowTexts } from './ImportRow.ts';
import type { Mapping } from './mapping.ts';
import { type NameBook, namedRow, namesOf } from './nameBook.ts';
import { readRow } from './readRow.ts';

/** The rules of a record: what is wrong with which field, in words. */
export type Validate = (values: Record<string, unknown>) => readonly FieldError[];

/**
 * What rows are held against: the columns, the rules, the names of other records where columns refer to them, and the
 * values for empty cells, none by default.
 */
export interface RowRules {
  columns: readonly SheetColumn[];
  validate: Validate;
  names?: NameBook | undefined;
  fills?: Fills;
}

const PART = 100;

/** A typed row held against names and rules; a cell that has a problem already is not asked about again. */
function ruledRow({ columns, validate, names, fills = {} }: RowRules, typed: ImportRow): ImportRow {
  const row = filledRow(names ? namedRow(columns, typed, names) : typed, fills);
  const problems: Record<string, CellProblem> = { ...row.problems };
  const known = new Set(columns.map(({ name }) => name));
  for (const { field, message } of validate({ ...row.values })) {
    const place = known.has(field) ? field : '';
    problems[place] ??= { fault: 'rule', message };
  }
  return { ...row, problems };
}

/** Marks values that may stand once and stand again; rows whose marks stay the same are the same objects. */
export function withTwins(columns: readonly SheetColumn[], rows: readonly ImportRow[]): ImportRow[] {
  const seen = columns
    .filter(({ unique }) => unique === true)
    .map(({ name }) => ({ name, first: new Map<unknown, number>() }));
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
export function mappedRow(
  columns: readonly SheetColumn[],
  mapping: Mapping,
  { number, cells, blurred = [] }: ReadRow,
): RowTexts {
  const texts: Record<string, string> = {};
  for (const { name } of columns) texts[name] = cells[mapping[name] ?? -1] ?? '';
  return { number, texts, blurred: columns.flatMap(({ name }) => (blurred.includes(mapping[name] ?? -1) ? name : [])) };
}

/**
 * The dry run: a backend types every row, names are looked up once each, and the rules, which are the caller's, are
 * asked in small pieces that leave room for others.
 */
export async function checkRows(
  rules: RowRules,
  rows: readonly RowTexts[],
  backend: ImportBackend,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (done: number) => void },
): Promise<ImportRow[]> {
  const typed = await backend.type(rules.columns, rows, signal);
  for (const column of rules.names ? rules.columns : [])
    await rules.names?.learnAll(
      typed.flatMap(({ values }) => namesOf(column, values)),
      signal,
    );
  const breathe = pacer(signal);
  const checked: ImportRow[] = [];
  for (const row of typed) {
    checked.push(ruledRow(rules, row));
    if (checked.length % PART !== 0) continue;
    if (checked.length % (PART * 10) === 0) onProgress?.(checked.length);
    await breathe();
  }
  return withTwins(rules.columns, checked);
}

/** The rows after one cell was retyped. */
export function editRow(
  rules: RowRules,
  rows: readonly ImportRow[],
  at: number,
  name: string,
  text: string,
): ImportRow[] {
  const retyped = ({ number, texts, blurred }: ImportRow) =>
    readRow(rules.columns, {
      number,
      texts: { ...texts, [name]: text },
      blurred: blurred.filter((one) => one !== name),
    });
  const next = rows.map((row, place) => (place === at ? ruledRow(rules, retyped(row)) : row));
  return rules.columns.some(({ unique }) => unique === true) ? withTwins(rules.columns, next) : next;
}
