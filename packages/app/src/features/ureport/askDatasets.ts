import { ApiError } from '@lattice/api/ApiError';
import type { Page, PageQuery } from '@lattice/api/call';
import type { Field } from '@lattice/api/field';
import { listFeaturesOf } from '@lattice/api/listFeatures';
import type { Resource } from '@lattice/api/resource';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { formSourcesIn } from '../../records/formSources.ts';
import { loadResource } from '../../records/resources.ts';
import { nameKeyOf } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { type ColumnTest, type DatasetQuestion, datasetQuestion, filledTests, isAsTested } from './datasetQuestion.ts';
import type { DatasetRows } from './datasetValues.ts';
import { resourceOfTable } from './resourceOfTable.ts';
import type { SheetDataset, SheetRecord } from './SheetFile.ts';

/** What became of a data set: answered by a register, or why it was not. */
export type DatasetState = 'answered' | 'cut' | 'bean' | 'beyond' | 'foreign' | 'refused';

/** A data set with what became of it. */
export interface DatasetAnswer {
  name: string;
  state: DatasetState;
  /** What the registers are called, or the tables where there are none; '' where none is named. */
  source: string;
  /** Paths of the registers that were asked. */
  paths: readonly string[];
  rows?: DatasetRows;
}

/** Most records that a data set reads. */
export const MOST_RECORDS = 1000;
const PAGE = 200;
const FORBIDDEN = [401, 403];

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);

/** Field of a register by the column in which it stands. */
function fieldsByColumn({ fields }: Pick<Resource, 'fields'>): ReadonlyMap<string, string> {
  const system = ['id', 'createUser', 'createDept', 'createTime', 'updateUser', 'updateTime', 'status'];
  return new Map(
    [...system, ...Object.keys(fields)].flatMap((name) => [
      [snake(name), name],
      [name.toLowerCase(), name],
    ]),
  );
}

type Pages = (query: PageQuery) => Promise<Page<CrudRow>>;

/** How the rows of a register are read: page by page, or all at once, as departments, roles and dictionaries are. */
interface RowCalls {
  page?: Pages;
  list?: () => Promise<readonly CrudRow[]>;
}

/** All rows as one page, in the order that is asked for. */
const wholeList =
  (list: NonNullable<RowCalls['list']>): Pages =>
  async ({ ascs, descs }) => {
    const by = ascs ?? descs ?? 'id';
    const sign = descs === undefined ? 1 : -1;
    const records = [...(await list())].toSorted(
      (one, other) => sign * String(one[by] ?? '').localeCompare(String(other[by] ?? ''), 'zh', { numeric: true }),
    );
    return { records, total: records.length, size: records.length, current: 1, pages: 1 };
  };

async function rowsOf(page: Pages, query: PageQuery): Promise<{ rows: CrudRow[]; isCut: boolean }> {
  const rows: CrudRow[] = [];
  for (let current = 1; rows.length < MOST_RECORDS; current += 1) {
    const { records, total } = await page({ ...query, current, size: PAGE });
    rows.push(...records);
    if (records.length < PAGE || rows.length >= total) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}

/** The words of the values of a property: entries of a dictionary, and names of referenced records. */
async function wordsOf(
  name: string,
  field: Field | undefined,
  rows: readonly CrudRow[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const code = field?.dict;
  const entries =
    code === undefined
      ? undefined
      : new Map((await formSourcesIn(language).options(code)).map(({ value, label }) => [value, label]));
  const words = new Map<string, string>();
  for (const row of rows) {
    const key = String(row[name] ?? '');
    const said = entries === undefined ? row[nameKeyOf(name)] : key.split(',').map((one) => entries.get(one) ?? one);
    if (key !== '' && said !== undefined && said !== null) words.set(key, String(said));
  }
  return words;
}

/** Rows of a register that a query asks for, and how its columns are called there. */
interface TableRows {
  rows: readonly CrudRow[];
  isCut: boolean;
  fieldOf: (column: string) => string;
  words: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface TableQuestion extends Pick<DatasetQuestion, 'tests' | 'order'> {
  /** Columns by the names of the report. */
  chosen: readonly (readonly [alias: string, column: string])[];
  /** Columns by which rows of several tables are put together. */
  keys: readonly string[];
}

/** Null where the register does not have what is asked, or would have to be joined by what it masks. */
async function tableRows(
  definition: Resource,
  { chosen, keys, tests, order }: TableQuestion,
  language: string,
): Promise<TableRows | null> {
  const { page: paged, list } = client(definition) as RowCalls;
  const page = paged ?? (list && wholeList(list));
  const known = fieldsByColumn(definition);
  const compared = tests.filter(({ column }) => column !== 'is_deleted');
  const named = [...chosen.map(([, column]) => column), ...compared.map(({ column }) => column), ...keys];
  if (page === undefined || named.some((column) => !known.has(column))) return null;
  const fieldOf = (column: string) => known.get(column) ?? '';
  if (keys.some((key) => definition.fields[fieldOf(key)]?.sensitive !== undefined)) return null;
  const by = order && known.get(order.column);
  const fields = [...new Set(named.map(fieldOf))];
  const { rows, isCut } = await rowsOf(page, {
    ...(by && { [order.isDown ? 'descs' : 'ascs']: by }),
    ...(listFeaturesOf(definition, session.abilities).fields && { fields: fields.join(',') }),
  });
  const found = rows.filter((row) =>
    compared.every(({ column, operator, value }) => isAsTested(row[fieldOf(column)], operator, value)),
  );
  const words = await Promise.all(
    chosen.map(async ([alias, column]) => {
      const name = fieldOf(column);
      return [alias, await wordsOf(name, definition.fields[name], found, language)] as const;
    }),
  );
  return { rows: found, isCut, fieldOf, words: new Map(words) };
}

const recordOf = (chosen: TableQuestion['chosen'], { fieldOf }: TableRows, row: CrudRow | undefined): SheetRecord =>
  Object.fromEntries(chosen.map(([alias, column]) => [alias, row?.[fieldOf(column)]]));

function rowsBy(rows: readonly CrudRow[], name: string): ReadonlyMap<string, readonly CrudRow[]> {
  const found = new Map<string, CrudRow[]>();
  for (const row of rows) {
    const key = String(row[name] ?? '');
    found.set(key, found.get(key) ?? []);
    found.get(key)?.push(row);
  }
  return found;
}

type Asking = (tests: readonly ColumnTest[]) => readonly ColumnTest[];

/** Puts the rows of the joined tables beside those of the first. */
async function joined(
  definitions: readonly Resource[],
  { columns, tests, order, joins }: DatasetQuestion,
  used: ReadonlySet<string>,
  filled: Asking,
  language: string,
): Promise<Pick<DatasetAnswer, 'state' | 'rows'>> {
  const chosenIn = (named: ReadonlyMap<string, string>) =>
    [...used].flatMap((alias) => {
      const column = named.get(alias);
      return column === undefined ? [] : [[alias, column] as const];
    });
  const parts = joins.map((join) => ({ ...join, chosen: chosenIn(join.columns) }));
  const chosen = columns === null ? [...used].map((alias) => [alias, alias.toLowerCase()] as const) : chosenIn(columns);
  if (chosen.length + parts.reduce((sum, part) => sum + part.chosen.length, 0) < used.size) return { state: 'beyond' };
  const [first, ...others] = await Promise.all(
    definitions.map(async (definition, at) => {
      const part = parts[at - 1];
      const question =
        part === undefined
          ? { chosen, tests: filled(tests), order, keys: parts.map(({ of }) => of) }
          : { chosen: part.chosen, tests: filled(part.tests), order: null, keys: [part.column] };
      return tableRows(definition, question, language);
    }),
  );
  if (first === undefined || first === null || others.includes(null)) return { state: 'beyond' };
  const beside = parts.flatMap((part, at) => {
    const table = others[at];
    if (table === undefined || table === null) return [];
    const own = table.fieldOf(part.column);
    return [{ ...part, table, rows: rowsBy(table.rows, own) }];
  });
  const records = first.rows.flatMap((row) =>
    beside.reduce<readonly SheetRecord[]>(
      (before, { of, isOuter, rows, table, chosen: own }) => {
        const key = String(row[first.fieldOf(of)] ?? '');
        const found = key === '' ? [] : (rows.get(key) ?? []);
        const matched = found.length === 0 && isOuter ? [undefined] : found;
        return before.flatMap((record) => matched.map((other) => ({ ...record, ...recordOf(own, table, other) })));
      },
      [recordOf(chosen, first, row)],
    ),
  );
  const words = new Map([first, ...beside.map(({ table }) => table)].flatMap((table) => [...table.words]));
  const isCut = first.isCut || beside.some(({ table }) => table.isCut);
  return { state: isCut ? 'cut' : 'answered', rows: { records, words } };
}

/**
 * Asks for the properties of a data set that its report uses. Its query is not run: what it asks is put to the
 * registers of its tables, so rights, data scopes and masks hold as in lists.
 */
export async function askDataset(
  { name, sql, defaults }: SheetDataset,
  used: ReadonlySet<string>,
  given: ReadonlyMap<string, string>,
  say: (text: string) => string,
  language: string,
): Promise<DatasetAnswer> {
  const none = { name, source: '', paths: [] };
  if (sql === undefined) return { ...none, state: 'bean' };
  const question = datasetQuestion(sql);
  if (question === null) return { ...none, state: 'beyond' };
  const tables = [question.table, ...question.joins.map(({ table }) => table)];
  const paths = tables.flatMap((table) => resourceOfTable(table) ?? []);
  if (paths.length < tables.length) {
    const foreign = tables.filter((table) => resourceOfTable(table) === undefined);
    return { ...none, state: 'foreign', source: foreign.join(' · ') };
  }
  const definitions = await Promise.all(paths.map(loadResource));
  const source = definitions.map(({ label }) => say(label)).join(' · ');
  try {
    const filled: Asking = (tests) => filledTests(tests, defaults, given);
    return { name, source, paths, ...(await joined(definitions, question, used, filled, language)) };
  } catch (error) {
    if (error instanceof ApiError && FORBIDDEN.includes(error.code))
      return { name, source, paths: [], state: 'refused' };
    throw error;
  }
}
