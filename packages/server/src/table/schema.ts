import { isFreeText, isReference, kindOf } from '@lattice/api/kinds/kindOf';
import type { Database, Sql } from '../db/Database.ts';
import { type Column, type Table, hasTable, tableOf } from './table.ts';
import { visibleSql } from './maskConditions.ts';
import { furtherIndexes } from './furtherIndexes.ts';
import { fillRated } from './ratedEvents.ts';
import { geometryFunction, placeIndex } from './place.ts';
import { views } from './views.ts';
import { auditChainSchema } from './auditChain.ts';
import type { Resource } from '@lattice/api/resource';

const POINTS = new Set(['parentId', 'createTime']);

/** Texts of any words, which people search within. */
const isProse = (column: Column) => isFreeText(column) || kindOf(column).family === 'longtext';

const quoted = (name: string) => `"${name}"`;

const indexed = (column: Column) =>
  POINTS.has(column.name) ||
  (column.field !== undefined && (isReference(column) || (column.field.search === true && !isProse(column))));

/** The visible part of a masked column by which people search; addresses are searched within. */
const visibleIndexed = ({ sql, field }: Column) =>
  field?.search === true && field.sensitive !== undefined && field.sensitive !== 'address'
    ? visibleSql(field.sensitive, quoted(sql))
    : null;

const isView = ({ resource }: Table) => views[resource.path] !== undefined;

/** Statements that make a table with its indexes, or bring an older one up to date; no data is ever dropped. */
export function tableStatements(table: Table): string[] {
  const view = views[table.resource.path];
  if (view !== undefined) return [`drop view if exists ${table.name}`, `create view ${table.name} as ${view}`];
  const key = (column: Column) =>
    table.resource.shared === true ? quoted(column.sql) : `tenant_id, ${quoted(column.sql)}`;
  const all = [...table.columns.values()];
  const created = `create table if not exists ${table.name}
    (${all.map((c) => `${quoted(c.sql)} ${c.type}`).join(', ')})`;
  const added = all
    .filter((c) => c.field !== undefined || c.name === 'rev')
    .map((c) => `alter table ${table.name} add column if not exists ${quoted(c.sql)} ${c.type}`);
  const unique = all
    .filter((c) => c.field?.unique === true)
    .map(
      (c) =>
        `create unique index if not exists ${table.name}_${c.sql}_key on ${table.name} (${key(c)})
          where is_deleted = 0`,
    );
  const plain = all
    .filter((c) => c.field?.unique !== true && indexed(c))
    .map((c) => `create index if not exists ${table.name}_${c.sql}_idx on ${table.name} (${key(c)})`);
  const visible = all.flatMap((c) => {
    const part = visibleIndexed(c);
    return part === null
      ? []
      : [
          `create index if not exists ${table.name}_${c.sql}_visible_idx
            on ${table.name} (${table.resource.shared === true ? '' : 'tenant_id, '}(${part}))`,
        ];
  });
  const further = furtherIndexes[table.resource.path] ?? [];
  return [created, ...added, ...unique, ...plain, ...visible, ...placeIndex(table), ...further];
}

/**
 * Tables of the engine itself: what was written by whom, what was said about records, which views are shared, which
 * schema the data has, and which entries of the start data were ever put in.
 */
export const engineSchema = `${geometryFunction}
create table if not exists sys_audit (
  id bigint primary key, time timestamptz not null default now(), tenant_id text not null, user_id bigint,
  address text not null default '',
  action text not null, path text not null, record_id bigint, changes jsonb not null default '{}',
  trace_id text not null default ''
);
create index if not exists sys_audit_record_idx on sys_audit (path, record_id, time);
create index if not exists sys_audit_time_idx on sys_audit (time);
create or replace function sys_audit_keep() returns trigger language plpgsql as $$ begin raise exception
'sys_audit is append-only'; end $$;
create or replace trigger sys_audit_keep before update
or delete on sys_audit for each row execute function sys_audit_keep();
create table if not exists sys_comment (
  id bigint primary key, tenant_id text not null, path text not null, record_id bigint not null,
  user_id bigint not null, time timestamptz not null, text text not null, files text not null default '',
  removed timestamptz
);
create index if not exists sys_comment_record_idx on sys_comment (path, record_id, id) where removed is null;
create table if not exists sys_shared_view (
  id bigint primary key, tenant_id text not null, path text not null, user_id bigint not null, name text not null,
  view text not null, audience text not null, members bigint[] not null, unique (tenant_id, path, user_id, name)
);
${auditChainSchema}create table if not exists sys_schema (key text primary key, value text not null);
create table if not exists sys_seeded (kind text not null, code text not null, row_id bigint not null,
  primary key (kind, code));
`;

const digest = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

const LOCK = 7_418_551;

/**
 * Brings the database up to the definitions: additive, once when several processes start together, skipped when nothing
 * changed; tells whether something did.
 */
export async function applySchema(
  db: Database,
  resources: Iterable<Resource>,
  extra: readonly string[] = [],
): Promise<boolean> {
  const tables = [...resources]
    .filter(hasTable)
    .map(tableOf)
    .toSorted((one, other) => Number(isView(one)) - Number(isView(other)));
  const statements = tables.flatMap(tableStatements);
  const rules = tables.map(({ resource }) => JSON.stringify(resource.constraints ?? []));
  const key = await digest([engineSchema, ...extra, ...statements, ...rules].join('\n'));
  const isChanged = await db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if ((await storedKey(sql)) === key) return false;
    for (const script of [engineSchema, ...extra, `${statements.join(';\n')};`]) await sql.script(script);
    await sql.query(
      `insert into sys_schema (key, value)
        values ('definitions', $1) on conflict (key) do update set value = excluded.value`,
      [key],
    );
    return true;
  });
  const names = new Set(tables.map(({ name }) => name));
  if (names.has('event_event') && names.has('event_eventevaluate')) await fillRated(db);
  return isChanged;
}

async function storedKey(sql: Sql): Promise<string | undefined> {
  const { rows } = await sql.query<{ there: boolean }>("select to_regclass('sys_schema') is not null as there");
  if (rows[0]?.there !== true) return undefined;
  return (await sql.query<{ value: string }>("select value from sys_schema where key = 'definitions'")).rows[0]?.value;
}
