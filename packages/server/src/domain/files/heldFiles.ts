import { kindOf } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';
import { attach } from '@lattice/api/resources/blade-resource/attach';
import type { Sql } from '../../db/Database.ts';
import { STORED_NAME } from '../../files/FileStore.ts';
import { quoteLiteral } from '../../table/quoteLiteral.ts';
import { type Column, hasTable, tableOf } from '../../table/table.ts';
import { views } from '../../table/views.ts';

type Resources = ReadonlyMap<string, Resource>;

/** Shortest text that can hold an address: `/files/`, a name of 32 characters and an ending. */
const ADDRESS_LENGTH = 42;
/** Families of fields that can hold addresses, by themselves or inside of a text. */
const HOLDING = new Set(['file', 'longtext', 'structure', 'text']);
/** Tables that name files and hold none: the attachments themselves, logs, and what is looked at apart. */
const APART = /^(?:blade_log_.*|sys_file_unheld|sys_audit|sys_comment)$/;

/** Whether a column can hold the address of a file. */
const canHold = (column: Column): boolean => {
  const { family, max } = kindOf(column);
  return column.field !== undefined && HOLDING.has(family) && (column.field.max ?? max ?? Infinity) >= ADDRESS_LENGTH;
};

/** The columns of a register that can hold files; none for the attachments, for logs and for views. */
export const holdingColumns = (resource: Resource): readonly Column[] =>
  hasTable(resource) &&
  resource.path !== attach.path &&
  !resource.path.startsWith('blade-log/') &&
  !Object.hasOwn(views, resource.path)
    ? [...tableOf(resource).columns.values()].filter(canHold)
    : [];

/** SQL of the names of files in a text; `from` gives it as `said`. */
const namesIn = (from: string): string =>
  `select distinct m[1] as name from (${from}) x
    cross join lateral regexp_matches(x.said, '/files/(${STORED_NAME.source.slice(1, -1)})', 'g') m
    where strpos(x.said, '/files/') > 0`;

const textOf = (columns: readonly string[]): string =>
  `concat_ws(' ', ${columns.map((column) => `t."${column}"::text`).join(', ')})`;

/** Statements that give the text of all that can hold files: registers, processes, drafts, messages and settings. */
async function holders(sql: Sql, resources: Resources): Promise<string[]> {
  const registers = new Map([...resources.values()].map((one) => [tableOf(one).name, one]));
  const { rows } = await sql.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
      group by c.table_name order by c.table_name`,
  );
  const own = rows.flatMap(({ table, columns }) => {
    const register = registers.get(table);
    const holding = register === undefined ? columns : holdingColumns(register).map((column) => column.sql);
    return APART.test(table) || holding.length === 0 ? [] : [`select ${textOf(holding)} as said from ${table} t`];
  });
  const { rows: paths } = await sql.query<{ path: string }>(
    `select path from sys_audit where strpos(changes::text, '/files/') > 0
      union select path from sys_comment where strpos(files, '/files/') > 0`,
  );
  return [
    ...own,
    ...paths.flatMap(({ path }) => {
      const register = resources.get(path);
      return register === undefined ? [] : aboutRecords(register);
    }),
  ];
}

/** Statements that give the history of the records of a register and what was said about them, while they are there. */
function aboutRecords(resource: Resource): string[] {
  if (holdingColumns(resource).length === 0) return [];
  const own = `t.path = ${quoteLiteral(resource.path)}
    and exists (select 1 from ${tableOf(resource).name} r where r.id = t.record_id)`;
  return [
    `select t.changes::text as said from sys_audit t where ${own}`,
    `select t.files as said from sys_comment t where ${own} and t.removed is null`,
  ];
}

/**
 * Names of the files that something holds, among the given ones: a record or a draft, removed ones too while they can
 * come back, their history, comments, processes and messages.
 */
export async function heldFiles(sql: Sql, resources: Resources, among: readonly string[]): Promise<Set<string>> {
  const held = new Set<string>();
  for (const from of await holders(sql, resources)) {
    const rest = among.filter((name) => !held.has(name));
    if (rest.length === 0) break;
    const { rows } = await sql.query<{ name: string }>(
      `select name from (${namesIn(from)}) n where name = any($1::text[])`,
      [rest],
    );
    for (const { name } of rows) held.add(name);
  }
  return held;
}

/**
 * Names of the files that records of a register hold, with those of their history and of what was said about them;
 * `ids` is a statement that gives the records.
 */
export async function filesOfRecords(
  sql: Sql,
  resource: Resource,
  ids: string,
  params: readonly unknown[],
): Promise<string[]> {
  const columns = resource.path === attach.path ? ['link'] : holdingColumns(resource).map((column) => column.sql);
  if (columns.length === 0) return [];
  const path = quoteLiteral(resource.path);
  const { rows } = await sql.query<{ name: string }>(
    namesIn(
      `select ${textOf(columns)} as said from ${tableOf(resource).name} t where t.id in (${ids})
        union all select t.changes::text from sys_audit t where t.path = ${path} and t.record_id in (${ids})
        union all select t.files from sys_comment t where t.path = ${path} and t.record_id in (${ids})`,
    ),
    params,
  );
  return rows.map(({ name }) => name);
}
