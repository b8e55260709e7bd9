import type { Field, FieldKind } from '@lattice/api/field';
import { sqlOf } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';

/** A stored column of a table. */
export interface Column {
  /** Name on the wire. */
  name: string;
  /** Name in the database. */
  sql: string;
  type: string;
  kind: FieldKind;
  /** The definition's field; undefined for system columns. */
  field?: Field;
}

/** The table of a definition. */
export interface Table {
  resource: Resource;
  name: string;
  /** Columns by wire name: the system's first, then the fields'. */
  columns: ReadonlyMap<string, Column>;
}

/** A camelCase name as the database spells it. */
export const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

const system: readonly [name: string, kind: FieldKind, type: string][] = [
  ['id', 'ref', 'bigint primary key'],
  ['tenantId', 'text', "text not null default '000000'"],
  ['createUser', 'user', 'bigint'],
  ['createDept', 'dept', 'bigint'],
  ['createTime', 'datetime', 'timestamptz not null default now()'],
  ['updateUser', 'user', 'bigint'],
  ['updateTime', 'datetime', 'timestamptz not null default now()'],
  ['status', 'integer', 'smallint not null default 1'],
  ['isDeleted', 'integer', 'smallint not null default 0'],
  ['rev', 'integer', 'integer not null default 1'],
];

const named = new WeakMap<Resource, Table>();

/** The table of a definition; its name is the path in snake case. */
export function tableOf(resource: Resource): Table {
  const known = named.get(resource);
  if (known) return known;
  const columns = new Map<string, Column>();
  for (const [name, kind, type] of system)
    if (!Object.hasOwn(resource.fields, name)) columns.set(name, { name, sql: snake(name), kind, type });
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'computed')
      columns.set(name, { name, sql: snake(name), kind: field.kind, type: sqlOf(field), field });
  }
  const table = { resource, name: resource.path.replaceAll(/[/-]/g, '_').toLowerCase(), columns };
  named.set(resource, table);
  return table;
}

/** The column by which people know the rows of a register. */
export const nameColumn = (resource: Resource): string =>
  resource.path === 'blade-user' ? 'real_name' : snake(resource.title ?? 'id');

/** True when a definition has rows of its own. */
export const hasTable = (resource: Resource): boolean => Object.keys(resource.fields).length > 0;

/** The column of a wire name; for names known to exist. */
export function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column === undefined) throw new Error(`${table.resource.path} has no column ${name}: check the definition`);
  return column;
}
