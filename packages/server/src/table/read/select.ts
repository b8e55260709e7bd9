import { isMany, kindOf } from '@lattice/api/kinds/kindOf';
import { type CallFacts, computedColumns } from '../computedColumns.ts';
import { type SensitiveValue, redactTexts, redactedFields } from './redactTexts.ts';
import { referenceName } from './referenceName.ts';
import type { RequestedFields } from './requestedFields.ts';
import { referencedRegister, referenceTarget } from '../referenceTarget.ts';
import { type Column, type Table, nameColumn, tableOf } from '../table.ts';
import { isSecret, maskedValue, toWire } from '../value.ts';

/** How rows are read: which columns, and what the columns that point elsewhere are called there. */
export interface Selection {
  /** Columns and joins of a statement whose own table is `t`. */
  columns: string;
  joins: string;
  /** Turns a row of the statement into a row of the wire. */
  read(row: Record<string, unknown>, options: { plainly: boolean; quirks: boolean }): Record<string, unknown>;
}

/** Where the wire puts the name of what a column points to. */
const nameOf = ({ name }: Column): string => (name === 'parentId' ? 'parentName' : `${name}Name`);

/** Between the names of several records. */
const AND = '、';

/**
 * An expression of the names of the records to which a column of several ids points, in their order; null where it
 * points nowhere.
 */
function namesOf(column: Column, { resources }: CallFacts): { sql: string; title: Column['field'] } | null {
  const to = isMany(column) ? referencedRegister(column, resources) : null;
  if (to === null) return null;
  const { resource } = to;
  const own = `t."${column.sql}"`;
  const tenant = resource.shared === true ? '' : ' and c.tenant_id = t.tenant_id';
  return {
    // What is no list of ids names nothing, and never fails the statement.
    sql: `case when ${own} ~ '^[0-9]{1,19}(,[0-9]{1,19})*$' then (select string_agg(c."${nameColumn(resource)}"::text,
          '${AND}' order by array_position(string_to_array(${own}, ','), c.id::text)) from ${tableOf(resource).name} c
        where c.id = any(string_to_array(${own}, ',')::bigint[])${tenant} and c.is_deleted = 0) end`,
    title: resource.title === undefined ? undefined : resource.fields[resource.title],
  };
}

/**
 * Makes the selection of a table; `brief` leaves out what a list never shows (formatted text), and `fields` all but
 * what is among them.
 */
export function selectionOf(
  table: Table,
  asking: CallFacts,
  brief: boolean,
  fields: RequestedFields | null = null,
): Selection {
  const { resources } = asking;
  const isAsked = ({ name }: Column) => fields?.has(name) !== false;
  const isSensitive = (column: Column): boolean => {
    const to = column.field && referenceTarget(column, resources)?.resource;
    return column.field?.sensitive !== undefined || (to && to.fields[to.title ?? '']?.sensitive) !== undefined;
  };
  // What is covered in a text is read with it, also where the row that goes out does not hold it.
  const covers = fields !== null && redactedFields(table.resource).some((name) => fields.has(name));
  const reckoned = [...computedColumns(table, asking).values()].filter(isAsked);
  const shown = [...table.columns.values()].filter(
    (column) =>
      !isSecret(column) &&
      !(brief && kindOf(column).html === true) &&
      (isAsked(column) || (covers && isSensitive(column))),
  );
  const unasked = shown.filter((column) => !isAsked(column));
  const parts = shown.map((column) => `t."${column.sql}"`);
  const joins: string[] = [];
  const names: { name: string; sql: string; sensitive: Column['field'] }[] = [];
  for (const column of shown) {
    const to = column.field ? referenceTarget(column, resources) : null;
    if (to === null) continue;
    const alias = `r${names.length}`;
    const there = tableOf(to.resource);
    const sql = `${column.sql}__name`;
    // Rows of everybody have no tenant of their own; the number that a tenant bears is not where its package lies.
    const isAnyTenant = to.resource.shared === true || table.resource.shared === true;
    joins.push(
      `left join ${there.name} ${alias}
        on ${alias}."${to.key}" = t."${column.sql}"${isAnyTenant ? '' : ` and ${alias}.tenant_id = t.tenant_id`}
        and ${alias}.is_deleted = 0`,
    );
    parts.push(`${referenceName(to.resource, alias, asking)} as "${sql}"`);
    names.push({
      name: nameOf(column),
      sql,
      sensitive: to.resource.title === undefined ? undefined : to.resource.fields[to.resource.title],
    });
  }
  const several = shown.flatMap((column) => {
    const name = `${column.name}Name`;
    const found = table.resource.fields[name] === undefined ? namesOf(column, asking) : null;
    return found === null ? [] : [{ ...found, name, as: `${column.sql}__names` }];
  });
  for (const { sql, as } of several) parts.push(`${sql} as "${as}"`);
  for (const column of reckoned) parts.push(`${column.expression} as "${column.sql}"`);
  return {
    columns: parts.join(', '),
    joins: joins.join(' '),
    read: (row, { plainly, quirks }) => {
      const wire: Record<string, unknown> = {};
      for (const column of shown) {
        const value = toWire(column.kind, row[column.sql], quirks);
        const own = column.name === 'parentId' && value === '' ? '0' : value;
        wire[column.name] = plainly ? own : maskedValue(column.field, own);
      }
      for (const { name, sql, sensitive } of names)
        wire[name] = plainly ? (row[sql] ?? '') : maskedValue(sensitive, row[sql] ?? '');
      for (const { name, as, title } of several) {
        const said = String(row[as] ?? '').split(AND);
        wire[name] = (plainly ? said : said.map((one) => maskedValue(title, one))).join(AND);
      }
      for (const column of reckoned) {
        const value = toWire(column.kind, row[column.sql], quirks);
        wire[column.name] = plainly ? value : maskedValue(column.field, value);
      }
      const values = plainly
        ? []
        : [
            ...shown.flatMap(({ field, sql }): SensitiveValue[] =>
              field?.sensitive === undefined ? [] : [[field, row[sql]]],
            ),
            ...names.flatMap(({ sensitive, sql }): SensitiveValue[] =>
              sensitive?.sensitive === undefined ? [] : [[sensitive, row[sql]]],
            ),
          ];
      if (values.length > 0) Object.assign(wire, redactTexts(table.resource, wire, values));
      for (const column of unasked) {
        delete wire[column.name];
        if (fields?.has(nameOf(column)) === false) delete wire[nameOf(column)];
      }
      return wire;
    },
  };
}
