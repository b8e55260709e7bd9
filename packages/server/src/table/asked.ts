import { readValue } from '@lattice/api/readValue';
import type { Field, FieldKind } from '@lattice/api/field';
import { Refusal } from '../Refusal.ts';
import { say } from '../words/say.ts';
import { sayIssue } from '../words/sayIssue.ts';
import { type Asking, computedColumns } from './computed.ts';
import { pointsTo } from './pointsTo.ts';
import { type Column, type Table, tableOf } from './table.ts';

type Place = (value: unknown) => string;
type Operator = (column: string, p: Place, value: string, kind: FieldKind) => string;

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


const probeKind = (column: Column, suffix: string): FieldKind => {
  if (DATES.has(suffix) && column.kind !== 'month' && column.kind !== 'time') return 'datetime';
  return column.kind;
};

/** Checks one filter value against its column, so that the database never meets text that it cannot read. */
function checked(column: Column, suffix: string, value: string): string {
  if (value.length > 1000 || value.includes('\u0000')) throw new Refusal(400, say`查询条件“${column.name}”过长或含有不能识别的字符`);
  if (PATTERNS.has(suffix) || (suffix === '' && (CONTAINED.has(column.kind) || MANY.has(column.kind)))) return value;
  const label = column.field?.label ?? column.name;
  const probe: Field = { kind: probeKind(column, suffix), label, ...(column.field?.axis && { axis: column.field.axis }), scale: 15 };
  const parts = (suffix === '' ? value.split(',') : [value]).map((part) => part.trim());
  for (const part of parts) {
    const reading = readValue(probe, part);
    const rule = 'rule' in reading ? reading.rule : part === '' ? 'id' : null;
    if (rule !== null) throw new Refusal(400, say`查询条件不正确：${sayIssue({ field: column.name, rule, ...('params' in reading && reading.params && { params: reading.params }) }, { [column.name]: probe })}`);
  }
  const isMoment = probe.kind === 'datetime' || probe.kind === 'date';
  return parts.map((part) => (isMoment ? part.replace('T', ' ') : part)).join(',');
}

/** What the conditions of one statement are made of. */
export interface Asked {
  /** Stored and computed columns by wire name. */
  columns: ReadonlyMap<string, Column>;
  /** True when `suffix` compares in some way. */
  compares(suffix: string): boolean;
  /** SQL of one condition on the rows `t`; `key` names it to people, an unreadable value is refused with 400. */
  condition(column: Column, suffix: string, raw: unknown, key: string): string;
}

const unknownName = (key: string) => new Refusal(400, say`不认识的查询条件“${key.slice(0, 60)}”，请检查参数名`);

/** Refuses columns that nobody may ask for, and names of nothing, alike. */
export function askable(column: Column | undefined, key: string): Column {
  if (column === undefined || UNFILTERED.has(column.kind) || column.field?.secret === true || column.name === 'isDeleted') throw unknownName(key);
  return column;
}

/** True for columns whose values have no order. */
export const isUnordered = (column: Column): boolean => UNFILTERED.has(column.kind) || column.field?.secret === true;

/** Makes conditions on a table, their values pushed onto `params`; `plainly` false keeps sensitive columns from being guessed letter by letter. */
export function asked(table: Table, plainly: boolean, asking: Asking, params: unknown[]): Asked {
  const reckoned = computedColumns(table, asking);
  const p: Place = (value) => `$${params.push(value)}`;
  const isBelow = (column: Column) => (column.kind === 'ref' || column.kind === 'dept') && pointsTo(column, asking.resources)?.resource.tree === true;
  const below = (column: Column, name: string, id: string) => {
    const to = pointsTo(column, asking.resources);
    if (to === null || !isBelow(column)) throw unknownName(`${column.name}_below`);
    const tree = tableOf(to.resource).name;
    return `${name} in (with recursive n as (select ${p(id)}::bigint as id union select b.id from ${tree} b join n on b.parent_id = n.id where b.is_deleted = 0) select n.id from n)`;
  };
  return {
    columns: new Map<string, Column>([...table.columns, ...reckoned]),
    compares: (suffix) => Object.hasOwn(suffixes, suffix) || suffix === 'below',
    condition: (column, suffix, raw, key) => {
      if (typeof raw !== 'string') throw new Refusal(400, say`查询条件“${key.slice(0, 60)}”只能给出一个值`);
      const value = VALUELESS.has(suffix) ? raw : checked(column, suffix, raw);
      const name = reckoned.get(column.name)?.expression ?? `t."${column.sql}"`;
      if (column.field?.sensitive !== undefined && !plainly && !VALUELESS.has(suffix)) return `${name} = ${p(value)}`;
      if (suffix === 'below') return below(column, name, value);
      if (column.name === 'parentId' && suffix === '' && value === '0') return `coalesce(${name}, 0) = 0`;
      return (suffixes[suffix] ?? plainFilter)(name, p, value, column.kind);
    },
  };
}
