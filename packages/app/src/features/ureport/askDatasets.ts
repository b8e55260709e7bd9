import { ApiError } from '@lattice/api/ApiError';
import type { Page, PageQuery } from '@lattice/api/call';
import type { Field } from '@lattice/api/field';
import { listFeaturesOf } from '@lattice/api/listFeatures';
import type { Resource } from '@lattice/api/resource';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { formSourcesIn } from '../../records/formSources.ts';
import { loadResource, resourceOfTable } from '../../records/resources.ts';
import { nameKeyOf } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { type DatasetQuestion, datasetQuestion, filledTests, isAsTested } from './datasetQuestion.ts';
import type { DatasetRows } from './datasetValues.ts';
import type { SheetDataset, SheetRecord } from './SheetFile.ts';

/** What became of a data set: answered by a register, or why it was not. */
export type DatasetState = 'answered' | 'cut' | 'bean' | 'beyond' | 'foreign' | 'refused';

/** A data set with what became of it. */
export interface DatasetAnswer {
  name: string;
  state: DatasetState;
  /** What the register is called, or the table where there is none; '' where none is named. */
  source: string;
  /** Path of the register that was asked; none without one. */
  path?: string;
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

async function answer(
  definition: Resource,
  { columns, tests, order }: DatasetQuestion,
  used: ReadonlySet<string>,
  language: string,
): Promise<Pick<DatasetAnswer, 'state' | 'rows'>> {
  const { page } = client(definition) as { page?: Pages };
  const known = fieldsByColumn(definition);
  const chosen = [...used].map(
    (alias) => [alias, columns === null ? alias.toLowerCase() : columns.get(alias)] as const,
  );
  const compared = tests.filter(({ column }) => column !== 'is_deleted');
  const named = [...chosen.map(([, column]) => column ?? ''), ...compared.map(({ column }) => column)];
  if (page === undefined || named.some((column) => !known.has(column))) return { state: 'beyond' };
  const by = order && known.get(order.column);
  const fieldOf = (column = '') => known.get(column) ?? '';
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
  const records = found.map((row): SheetRecord =>
    Object.fromEntries(chosen.map(([alias, column]) => [alias, row[fieldOf(column)]])),
  );
  return { state: isCut ? 'cut' : 'answered', rows: { records, words: new Map(words) } };
}

/**
 * Asks for the properties of a data set that its report uses. Its query is not run: what it asks is put to the register
 * of its table, so rights, data scopes and masks hold as in lists.
 */
export async function askDataset(
  { name, sql, defaults }: SheetDataset,
  used: ReadonlySet<string>,
  given: ReadonlyMap<string, string>,
  say: (text: string) => string,
  language: string,
): Promise<DatasetAnswer> {
  if (sql === undefined) return { name, state: 'bean', source: '' };
  const question = datasetQuestion(sql);
  if (question === null) return { name, state: 'beyond', source: '' };
  const path = resourceOfTable(question.table);
  if (path === undefined) return { name, state: 'foreign', source: question.table };
  const definition = await loadResource(path);
  const source = say(definition.label);
  try {
    const asked = { ...question, tests: filledTests(question.tests, defaults, given) };
    return { name, source, path, ...(await answer(definition, asked, used, language)) };
  } catch (error) {
    if (error instanceof ApiError && FORBIDDEN.includes(error.code)) return { name, source, state: 'refused' };
    throw error;
  }
}
