import type { Resource } from '@lattice/api/resource';
import { type Asking, computedColumns } from './computed.ts';
import { pointsTo } from './pointsTo.ts';
import { type Column, type Table, snake, tableOf } from './table.ts';
import { isSecret, masked, toWire } from './value.ts';

/** How rows are read: which columns, and what the columns that point elsewhere are called there. */
export interface Selection {
  /** Columns and joins of a statement whose own table is `t`. */
  columns: string;
  joins: string;
  /** Turns a row of the statement into a row of the wire. */
  read(row: Record<string, unknown>, options: { plainly: boolean; quirks: boolean }): Record<string, unknown>;
}

const LONG = new Set(['richtext']);
/** The column by which people know the rows of a register. */
export const nameColumn = (resource: Resource) => (resource.path === 'blade-user' ? 'real_name' : snake(resource.title ?? 'id'));

/** Makes the selection of a table; `brief` leaves out what a list never shows (formatted text). */
export function selectionOf(table: Table, asking: Asking, brief: boolean): Selection {
  const { resources } = asking;
  const reckoned = [...computedColumns(table, asking).values()];
  const shown = [...table.columns.values()].filter((column) => !isSecret(column) && !(brief && LONG.has(column.kind)));
  const parts = shown.map((column) => `t."${column.sql}"`);
  const joins: string[] = [];
  const names: { name: string; sql: string; sensitive: Column['field'] }[] = [];
  for (const column of shown) {
    const to = column.field ? pointsTo(column, resources) : null;
    if (to === null) continue;
    const alias = `r${names.length}`;
    const there = tableOf(to.resource);
    const sql = `${column.sql}__name`;
    joins.push(`left join ${there.name} ${alias} on ${alias}."${to.key}" = t."${column.sql}"${to.resource.shared === true ? '' : ` and ${alias}.tenant_id = t.tenant_id`} and ${alias}.is_deleted = 0`);
    parts.push(`${alias}."${nameColumn(to.resource)}" as "${sql}"`);
    names.push({ name: column.name === 'parentId' ? 'parentName' : `${column.name}Name`, sql, sensitive: to.resource.title === undefined ? undefined : to.resource.fields[to.resource.title] });
  }
  for (const column of reckoned) parts.push(`${column.expression} as "${column.sql}"`);
  return {
    columns: parts.join(', '),
    joins: joins.join(' '),
    read: (row, { plainly, quirks }) => {
      const wire: Record<string, unknown> = {};
      for (const column of shown) {
        const value = toWire(column.kind, row[column.sql], quirks);
        const own = column.name === 'parentId' && value === '' ? '0' : value;
        wire[column.name] = plainly ? own : masked(column.field, own);
      }
      for (const { name, sql, sensitive } of names) wire[name] = plainly ? (row[sql] ?? '') : masked(sensitive, row[sql] ?? '');
      for (const column of reckoned) {
        const value = toWire(column.kind, row[column.sql], quirks);
        wire[column.name] = plainly ? value : masked(column.field, value);
      }
      return wire;
    },
  };
}
