import { isDay } from '@lattice/api/day';
import { isMany, sqlOf } from '@lattice/api/kinds/kindOf';
import { Refusal } from '../../errors/Refusal.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';
import { type ConditionContext, searchableColumn } from './columnConditions.ts';
import type { Column } from '../table.ts';

/** Deepest nesting of groups, the outermost counted. */
const MAX_DEPTH = 3;
/** Most conditions of one question, in all its groups. */
const MAX_CONDITIONS = 30;
/** Longest question, in characters. */
const MAX_LENGTH = 20_000;

const refused = (why: MessageDescriptor) => new Refusal(400, say`高级筛选不正确：${why}`);

const SUFFIXES: Readonly<Record<string, string>> = {
  like: 'like',
  equal: 'equal',
  notequal: 'notequal',
  gt: 'gt',
  ge: 'ge',
  lt: 'lt',
  le: 'le',
  null: 'null',
  notnull: 'notnull',
};
const VALUELESS = new Set(['null', 'notnull']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A comparison with a day means the whole day, as people say it. */
function onDay(ask: ConditionContext, column: Column, operator: string, day: string, key: string): string {
  const condition = (suffix: string) => ask.condition(column, suffix, day, key);
  switch (operator) {
    case 'equal':
      return condition('dateequal');
    case 'notequal':
      return `(not coalesce(${condition('dateequal')}, false))`;
    case 'ge':
      return condition('datege');
    case 'lt':
      return `not (${condition('datege')})`;
    case 'le':
      return condition('datele');
    default:
      return `not (${condition('datele')})`;
  }
}

function compared(ask: ConditionContext, column: Column, operator: string, value: string, key: string): string {
  if (sqlOf(column) === 'timestamptz' && isDay(value) && operator !== 'like' && !VALUELESS.has(operator))
    return onDay(ask, column, operator, value, key);
  return ask.condition(column, SUFFIXES[operator] ?? '', value, key);
}

function conditionOf(
  ask: ConditionContext,
  { field, operator, value = '' }: Readonly<Record<string, unknown>>,
): string {
  if (typeof field !== 'string' || typeof operator !== 'string')
    throw refused(say`每个条件应有字段 field 与比较方式 operator`);
  const column = searchableColumn(ask.columns.get(field), field);
  if (operator !== 'in' && !Object.hasOwn(SUFFIXES, operator))
    throw refused(say`不认识的比较方式“${operator.slice(0, 20)}”，可用的有：${['in', ...Object.keys(SUFFIXES)]}`);
  if (typeof value !== 'string') throw refused(say`“${field}”的值 value 应为文本`);
  if (!VALUELESS.has(operator) && value.trim() === '') throw refused(say`“${field}”缺少要比较的值`);
  if (operator !== 'in') return compared(ask, column, operator, value, field);
  if (isMany(column)) return ask.condition(column, '', value, field);
  return `(${value
    .split(',')
    .map((one) => compared(ask, column, 'equal', one, field))
    .join(' or ')})`;
}

/**
 * SQL of the advanced filter: JSON of `{ join: 'and' | 'or', conditions }`, each condition `{ field, operator, value }`
 * or such a group again; refused with 400 where it cannot be read.
 */
export function whereOf(ask: ConditionContext, raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH) throw refused(say`应为不超过 ${MAX_LENGTH} 个字的 JSON`);
  let tree: unknown;
  try {
    tree = JSON.parse(raw);
  } catch {
    throw refused(say`不是有效的 JSON`);
  }
  let count = 0;
  const read = (node: unknown, depth: number): string => {
    if (!isRecord(node)) throw refused(say`每一项应为一个条件或一组条件`);
    if (!('conditions' in node)) {
      count += 1;
      if (count > MAX_CONDITIONS) throw refused(say`最多 ${MAX_CONDITIONS} 个条件`);
      return conditionOf(ask, node);
    }
    const { join, conditions } = node;
    if (join !== 'and' && join !== 'or') throw refused(say`一组条件的 join 应为 and 或 or`);
    if (!Array.isArray(conditions) || conditions.length === 0) throw refused(say`一组条件里至少要有一个条件`);
    if (depth > MAX_DEPTH) throw refused(say`最多嵌套 ${MAX_DEPTH} 层`);
    return `(${conditions.map((one: unknown) => read(one, depth + 1)).join(` ${join} `)})`;
  };
  if (!isRecord(tree) || !('conditions' in tree)) throw refused(say`最外层应为一组条件`);
  return read(tree, 1);
}
