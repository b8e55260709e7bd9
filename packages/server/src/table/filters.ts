import { describeIssue } from '@lattice/api/validate';
import { readValue } from '@lattice/api/readValue';
import type { Field, FieldKind } from '@lattice/api/field';
import { Refusal } from '../Refusal.ts';
import { type Asking, computedColumns } from './computed.ts';
import { type Column, type Table, snake } from './table.ts';

/** A condition of a statement with its parameters. */
export interface Where {
  sql: string;
  params: unknown[];
}

type Operator = (column: string, p: (value: unknown) => string, value: string, kind: FieldKind) => string;

const like = (value: string) => value.replaceAll(/[\\%_]/g, (c) => `\\${c}`);
const compare = (sign: string): Operator => (column, p, value) => `${column} ${sign} ${p(value)}`;
const matches = (before: string, after: string, not = ''): Operator => (column, p, value) => `${column}::text ${not}ilike ${p(`${before}${like(value)}${after}`)}`;

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const from: Operator = (column, p, value, kind) => (kind === 'date' ? `${column} >= ${p(value)}::timestamp::date` : `${column} >= ${p(value)}`);
const until: Operator = (column, p, value, kind) => {
  if (kind === 'date') return `${column} <= ${p(value)}::timestamp::date`;
  return isDay(value) ? `${column} < ${p(value)}::timestamptz + interval '1 day'` : `${column} < ${p(value)}::timestamptz + interval '1 second'`;
};

/** Suffixes of the wire; `_dategt` and `_datelt` take their bound in, as the day ranges of the lists mean it. */
const suffixes: Record<string, Operator> = {
  equal: compare('='), notequal: compare('is distinct from'), like: matches('%', '%'), likeleft: matches('%', ''), likeright: matches('', '%'),
  notlike: matches('%', '%', 'not '), ge: compare('>='), gt: compare('>'), le: compare('<='), lt: compare('<'),
  datege: from, dategt: from, dateequal: (c, p, v) => `(${c})::date = ${p(v)}::timestamp::date`, datele: until, datelt: until,
  null: (c) => `(${c} is null or ${c}::text = '')`, notnull: (c) => `(${c} is not null and ${c}::text <> '')`,
};
const VALUELESS = new Set(['null', 'notnull']);
const PATTERNS = new Set(['like', 'likeleft', 'likeright', 'notlike']);
const DATES = new Set(['datege', 'dategt', 'dateequal', 'datele', 'datelt']);

const CONTAINED = new Set<FieldKind>(['text', 'longtext', 'richtext', 'phone', 'idcard', 'url', 'month', 'image', 'images', 'file', 'files']);
const MANY = new Set<FieldKind>(['multidict', 'refs']);
const UNFILTERED = new Set<FieldKind>(['geometry', 'json']);

const plainFilter: Operator = (column, p, value, kind) => {
  if (CONTAINED.has(kind)) return matches('%', '%')(column, p, value, kind);
  const parts = value.split(',');
  if (MANY.has(kind)) return `(${parts.map((part) => `',' || ${column} || ',' like ${p(`%,${like(part)},%`)}`).join(' or ')})`;
  if (kind === 'datetime' && isDay(value)) return `(${column})::date = ${p(value)}`;
  return parts.length > 1 ? `${column} in (${parts.map(p).join(', ')})` : `${column} = ${p(value)}`;
};

const PAGING = new Set(['current', 'size', 'ascs', 'descs']);

const probeKind = (column: Column, suffix: string): FieldKind => {
  if (DATES.has(suffix) && column.kind !== 'month' && column.kind !== 'time') return 'datetime';
  return column.kind;
};

/** Checks one filter value against its column, so that the database never meets text that it cannot read. */
function checked(column: Column, suffix: string, value: string): string {
  if (value.length > 1000 || value.includes('\u0000')) throw new Refusal(400, `查询条件“${column.name}”过长或含有不能识别的字符`);
  if (PATTERNS.has(suffix) || (suffix === '' && (CONTAINED.has(column.kind) || MANY.has(column.kind)))) return value;
  const label = column.field?.label ?? column.name;
  const probe: Field = { kind: probeKind(column, suffix), label, ...(column.field?.axis && { axis: column.field.axis }), scale: 15 };
  const parts = (suffix === '' ? value.split(',') : [value]).map((part) => part.trim());
  for (const part of parts) {
    const reading = readValue(probe, part);
    const rule = 'rule' in reading ? reading.rule : part === '' ? 'id' : null;
    if (rule !== null) throw new Refusal(400, `查询条件不正确：${describeIssue({ field: column.name, rule, ...('params' in reading && reading.params && { params: reading.params }) }, { [column.name]: probe })}`);
  }
  const isMoment = probe.kind === 'datetime' || probe.kind === 'date';
  return parts.map((part) => (isMoment ? part.replace('T', ' ') : part)).join(',');
}

/** Splits a filter's name into its column and suffix; a whole column name wins over a suffix. */
function splitName(columns: ReadonlyMap<string, Column>, key: string): [Column, string] | null {
  const whole = columns.get(key);
  if (whole) return [whole, ''];
  const at = key.lastIndexOf('_');
  const column = at > 0 ? columns.get(key.slice(0, at)) : undefined;
  const suffix = key.slice(at + 1);
  return column && (Object.hasOwn(suffixes, suffix) || suffix === 'ignore') ? [column, suffix] : null;
}

/** Turns the parameters of a list into a condition; unknown names and unreadable values are refused with 400. `plainly` false keeps sensitive columns from being guessed letter by letter. */
export function filtersOf(table: Table, input: Readonly<Record<string, unknown>>, plainly: boolean, asking: Asking): Where {
  const reckoned = computedColumns(table, asking);
  const columns = new Map<string, Column>([...table.columns, ...reckoned]);
  const parts: string[] = [];
  const params: unknown[] = [];
  const p = (value: unknown) => `$${params.push(value)}`;
  for (const [key, raw] of Object.entries(input)) {
    if (PAGING.has(key) || raw === '' || raw === undefined || raw === null) continue;
    const found = splitName(columns, key);
    if (found === null || UNFILTERED.has(found[0].kind) || found[0].field?.secret === true || found[0].name === 'isDeleted') {
      throw new Refusal(400, `不认识的查询条件“${key.slice(0, 60)}”，请检查参数名`);
    }
    const [column, suffix] = found;
    if (suffix === 'ignore') continue;
    if (typeof raw !== 'string') throw new Refusal(400, `查询条件“${key}”只能给出一个值`);
    const value = VALUELESS.has(suffix) ? raw : checked(column, suffix, raw);
    const name = reckoned.get(column.name)?.expression ?? `t."${column.sql}"`;
    if (column.field?.sensitive !== undefined && !plainly && !VALUELESS.has(suffix)) parts.push(`${name} = ${p(value)}`);
    else if (column.name === 'parentId' && suffix === '' && value === '0') parts.push(`coalesce(${name}, 0) = 0`);
    else parts.push((suffixes[suffix] ?? plainFilter)(name, p, value, column.kind));
  }
  return { sql: parts.join(' and '), params };
}

/** Turns `ascs` and `descs` into an order; unknown columns are refused with 400. The id breaks ties, so that pages never overlap. */
export function orderOf(table: Table, ascs: unknown, descs: unknown, asking: Asking): string {
  const reckoned = computedColumns(table, asking);
  const bySql = new Map<string, Column>([...table.columns.values(), ...reckoned.values()].map((column) => [column.field?.kind === 'computed' ? snake(column.name) : column.sql, column]));
  const read = (list: unknown, direction: string) =>
    (typeof list === 'string' ? list.split(',') : []).map((name) => name.trim()).filter((name) => name !== '').map((name) => {
      const column = bySql.get(name) ?? bySql.get(snake(name));
      if (column === undefined || UNFILTERED.has(column.kind) || column.field?.secret === true) throw new Refusal(400, `不能按“${name.slice(0, 60)}”排序：没有这一列`);
      return `${reckoned.get(column.name)?.expression ?? `t."${column.sql}"`} ${direction} nulls last`;
    });
  const asked = [...read(ascs, 'asc'), ...read(descs, 'desc')];
  const own = table.resource.order === undefined ? ['t.create_time desc'] : [`t."${snake(table.resource.order)}" asc nulls last`];
  return [...(asked.length > 0 ? asked : own), 't.id desc'].join(', ');
}
