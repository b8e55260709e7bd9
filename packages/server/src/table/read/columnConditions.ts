import { isEmpty, readValue } from '@lattice/api/readValue';
import { isDay } from '@lattice/api/day';
import type { Field, FieldKind } from '@lattice/api/field';
import { holdsId, isContained, isMany, kindOf, sqlOf } from '@lattice/api/kinds/kindOf';
import { Refusal } from '../../errors/Refusal.ts';
import { say, labelMessage } from '../../words/say.ts';
import { issueMessage } from '../../words/issueMessage.ts';
import { type CallFacts, computedColumns } from '../computedColumns.ts';
import { maskedCondition } from '../maskConditions.ts';
import { referenceTarget } from '../referenceTarget.ts';
import { type Column, type Table, tableOf } from '../table.ts';

type Place = (value: unknown) => string;
type Operator = (column: string, p: Place, value: string, kind: FieldKind) => string;

const like = (value: string) => value.replaceAll(/[\\%_]/g, (c) => `\\${c}`);
const compare =
  (sign: string): Operator =>
  (column, p, value) =>
    `${column} ${sign} ${p(value)}`;
const matches =
  (before: string, after: string, not = ''): Operator =>
  (column, p, value) =>
    `${column}::text ${not}ilike ${p(`${before}${like(value)}${after}`)}`;

const holdsDay = (field: Pick<Field, 'kind'>) => sqlOf(field) === 'date';
const holdsMoment = (field: Pick<Field, 'kind'>) => sqlOf(field) === 'timestamptz';
const from: Operator = (column, p, value, kind) =>
  holdsDay({ kind }) ? `${column} >= ${p(value)}::timestamp::date` : `${column} >= ${p(value)}`;
const until: Operator = (column, p, value, kind) => {
  if (holdsDay({ kind })) return `${column} <= ${p(value)}::timestamp::date`;
  return isDay(value)
    ? `${column} < ${p(value)}::timestamptz + interval '1 day'`
    : `${column} < ${p(value)}::timestamptz + interval '1 second'`;
};

/** Suffixes of the wire; `_dategt` and `_datelt` take their bound in, as the day ranges of the lists mean it. */
const suffixes: Record<string, Operator> = {
  equal: compare('='),
  notequal: compare('is distinct from'),
  like: matches('%', '%'),
  likeleft: matches('%', ''),
  likeright: matches('', '%'),
  notlike: matches('%', '%', 'not '),
  ge: compare('>='),
  gt: compare('>'),
  le: compare('<='),
  lt: compare('<'),
  datege: from,
  dategt: from,
  dateequal: (c, p, v) => `(${c})::date = ${p(v)}::timestamp::date`,
  datele: until,
  datelt: until,
  null: (c) => `(${c} is null or ${c}::text = '')`,
  notnull: (c) => `(${c} is not null and ${c}::text <> '')`,
};
const VALUELESS = new Set(['null', 'notnull']);
const PATTERNS = new Set(['like', 'likeleft', 'likeright', 'notlike']);
const DATES = new Set(['datege', 'dategt', 'dateequal', 'datele', 'datelt']);

const plainFilter: Operator = (column, p, value, kind) => {
  if (isContained({ kind })) return matches('%', '%')(column, p, value, kind);
  const parts = value.split(',');
  if (isMany({ kind }))
    return `(${parts.map((part) => `',' || ${column} || ',' like ${p(`%,${like(part)},%`)}`).join(' or ')})`;
  if (holdsMoment({ kind }) && isDay(value)) return `(${column})::date = ${p(value)}`;
  return parts.length > 1 ? `${column} in (${parts.map(p).join(', ')})` : `${column} = ${p(value)}`;
};

const probeKind = (column: Column, suffix: string): FieldKind => {
  const isPart = kindOf(column).family === 'moment' && !holdsDay(column) && !holdsMoment(column);
  return DATES.has(suffix) && !isPart ? 'datetime' : column.kind;
};

/** Checks one filter value against its column, so that the database never meets text that it cannot read. */
function checked(column: Column, suffix: string, value: string): string {
  if (value.length > 1000 || value.includes('\u0000'))
    throw new Refusal(400, say`查询条件“${column.name}”过长或含有不能识别的字符`);
  if (PATTERNS.has(suffix) || (suffix === '' && (isContained(column) || isMany(column)))) return value;
  const label = column.field?.label ?? column.name;
  const probe: Field = {
    kind: probeKind(column, suffix),
    label,
    ...(column.field?.axis && { axis: column.field.axis }),
    scale: 15,
  };
  const parts = (suffix === '' ? value.split(',') : [value]).map((part) => part.trim());
  for (const part of parts) {
    const reading = readValue(probe, part);
    const rule = 'rule' in reading ? reading.rule : isEmpty(probe, part) ? 'id' : null;
    if (rule !== null) {
      const params = 'params' in reading ? reading.params : undefined;
      const issue = { field: column.name, rule, ...(params && { params }) };
      throw new Refusal(400, say`查询条件不正确：${issueMessage(issue, { [column.name]: probe })}`);
    }
  }
  const isMoment = holdsDay(probe) || holdsMoment(probe);
  return parts.map((part) => (isMoment ? part.replace('T', ' ') : part)).join(',');
}

/** What the conditions of one statement are made of. */
export interface ConditionContext {
  /** Stored and computed columns by wire name. */
  columns: ReadonlyMap<string, Column>;
  /** True when `suffix` compares in some way. */
  compares(suffix: string): boolean;
  /** SQL of one condition on the rows `t`; `key` names it to people, an unreadable value is refused with 400. */
  condition(column: Column, suffix: string, raw: unknown, key: string): string;
}

const unknownName = (key: string) => new Refusal(400, say`不认识的查询条件“${key.slice(0, 60)}”，请检查参数名`);

/** Refuses columns that nobody may ask for, and names of nothing, alike. */
export function searchableColumn(column: Column | undefined, key: string): Column {
  if (
    column === undefined ||
    kindOf(column).ordered === false ||
    column.field?.secret === true ||
    column.name === 'isDeleted'
  )
    throw unknownName(key);
  return column;
}

/** True for columns whose values have no order. */
export const isUnordered = (column: Column): boolean =>
  kindOf(column).ordered === false || column.field?.secret === true;

/**
 * Makes conditions on a table, their values pushed onto `params`; `plainly` false compares sensitive columns by the
 * whole value or what is visible alone, once a column.
 */
export function columnConditions(
  table: Table,
  plainly: boolean,
  asking: CallFacts,
  params: unknown[],
): ConditionContext {
  const reckoned = computedColumns(table, asking);
  const p: Place = (value) => `$${params.push(value)}`;
  const compared = new Set<string>();
  const once = (column: Column) => {
    if (compared.has(column.name))
      throw new Refusal(
        400,
        say`“${labelMessage(column.field?.label ?? column.name)}”已部分隐藏，一次查询只能给一个条件`,
      );
    compared.add(column.name);
  };
  const isBelow = (column: Column) =>
    holdsId(column) && referenceTarget(column, asking.resources)?.resource.tree === true;
  const below = (column: Column, name: string, id: string) => {
    const to = referenceTarget(column, asking.resources);
    if (to === null || !isBelow(column)) throw unknownName(`${column.name}_below`);
    const tree = tableOf(to.resource).name;
    return `${name} in (with recursive n as (select ${p(id)}::bigint as id union select b.id from ${tree} b
          join n on b.parent_id = n.id where b.is_deleted = 0) select n.id from n)`;
  };
  return {
    columns: new Map<string, Column>([...table.columns, ...reckoned]),
    compares: (suffix) => Object.hasOwn(suffixes, suffix) || suffix === 'below',
    condition: (column, suffix, raw, key) => {
      if (typeof raw !== 'string') throw new Refusal(400, say`查询条件“${key.slice(0, 60)}”只能给出一个值`);
      const value = VALUELESS.has(suffix) ? raw : checked(column, suffix, raw);
      const name = reckoned.get(column.name)?.expression ?? `t."${column.sql}"`;
      if (column.field?.sensitive !== undefined && !plainly && !VALUELESS.has(suffix)) {
        once(column);
        return maskedCondition(column.field, name, suffix, value, p);
      }
      if (suffix === 'below') return below(column, name, value);
      if (column.name === 'parentId' && suffix === '' && value === '0') return `coalesce(${name}, 0) = 0`;
      return (suffixes[suffix] ?? plainFilter)(name, p, value, column.kind);
    },
  };
}
