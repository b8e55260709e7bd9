import { isId } from '@lattice/api/isId';
import { isEmpty } from '@lattice/api/readValue';
import { isWritable } from '@lattice/api/validate';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { nextSerial } from '../serverValues.ts';
import { type Input, ownProperty } from '../bodyValues.ts';
import { referenceTarget } from '../referenceTarget.ts';
import { scopeOf } from '../read/read.ts';
import { type Column, type Table, columnOf, nameColumn, tableOf } from '../table.ts';
import { toWire } from '../value.ts';

/**
 * Reads a value of the row that a reference names, in the clear; '' where there is none, or none that the person may
 * see.
 */
async function valueAt(sql: Sql, reference: Column, id: unknown, name: string | null, context: Context) {
  const to = referenceTarget(reference, context.resources);
  if (to === null || typeof id !== 'string' || !isId(id)) return '';
  const there = tableOf(to.resource);
  const column = name === null ? nameColumn(to.resource) : columnOf(there, name).sql;
  const params: unknown[] = [id];
  const { rows } = await sql.query<{ value: unknown }>(
    `select t."${column}" as value
      from ${there.name} t
      where t."${to.key}" = $1 and ${scopeOf(there, context, params)}`,
    params,
  );
  return toWire(name === null ? 'text' : columnOf(there, name).kind, rows[0]?.value ?? null, false);
}

/**
 * The writable fields that take over a value of the row that a reference names, as far as `wants` them; a reference may
 * itself be taken over.
 */
async function takenOver(sql: Sql, table: Table, row: Input, wants: (name: string) => boolean, context: Context) {
  const found: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(table.resource.fields)) {
    if (field.copy === undefined || !isWritable(field) || !wants(name)) continue;
    const { through, field: source } = field.copy;
    const value = await valueAt(sql, columnOf(table, through), found[through] ?? row[through], source, context);
    if (!isEmpty(field, value)) found[name] = value;
  }
  return found;
}

const PART = /^([^{}]*)\{(\w+)\}(.*)/su;

/** The words of a field that is composed of others of the row; parts without a value are left out. */
async function composed(sql: Sql, table: Table, parts: readonly string[], row: Input, context: Context) {
  const words: string[] = [];
  for (const part of parts) {
    const [, before = '', name = '', after = ''] = PART.exec(part) ?? [];
    const column = columnOf(table, name);
    const isReference = referenceTarget(column, context.resources) !== null;
    const value = isReference ? await valueAt(sql, column, row[name], null, context) : ownProperty(row, name);
    const word = String(value ?? '').trim();
    if (word !== '') words.push(`${before}${word}${after}`);
  }
  return words.join('');
}

/**
 * What a new row is given where its body leaves writable fields empty: values of rows that it refers to, composed
 * words, and numbers of the day.
 */
export async function proposedValues(sql: Sql, table: Table, input: Input, context: Context): Promise<Input> {
  const { fields } = table.resource;
  const isLeft = (name: string) => {
    const field = fields[name];
    return field !== undefined && isEmpty(field, ownProperty(input, name));
  };
  const found = await takenOver(sql, table, input, isLeft, context);
  for (const [name, field] of Object.entries(fields)) {
    if (!isWritable(field) || !isLeft(name)) continue;
    if (field.compose !== undefined) {
      const words = await composed(sql, table, field.compose, { ...input, ...found }, context);
      if (words !== '') found[name] = words;
    }
    if (typeof field.fill === 'object')
      found[name] = await nextSerial(sql, table, columnOf(table, name), field.fill.serial, context.now());
  }
  return found;
}

/**
 * What a row takes over again because its body names another record and says nothing of the fields that come from it.
 */
export async function refreshedCopies(
  sql: Sql,
  table: Table,
  said: ReadonlyMap<Column, unknown>,
  current: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Input> {
  const row = Object.fromEntries([...said].map(([column, value]) => [column.name, value]));
  const isChanged = (name: string) => Object.hasOwn(row, name) && String(row[name]) !== String(current[name] ?? '');
  return takenOver(
    sql,
    table,
    row,
    (name) => !Object.hasOwn(row, name) && isChanged(table.resource.fields[name]?.copy?.through ?? ''),
    context,
  );
}
