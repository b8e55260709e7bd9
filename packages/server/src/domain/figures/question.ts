import {
  type FiguresQuestion,
  type Measure,
  MOST_MEASURES,
  headFields,
  measuredFields,
  readMeasures,
} from '@lattice/api/figures';
import type { PlainCall } from '@lattice/api/call';
import { hidesNothing } from '@lattice/api/addsUp';
import { isAllowed } from '../../access/allow.ts';
import { optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { type Table, columnOf, hasTable, tableOf } from '../../table/table.ts';
import { labelMessage, say } from '../../words/say.ts';

/** A question that fits its register and that the person may ask. */
export interface Asked {
  table: Table;
  page: PlainCall;
  rowField: string;
  columnField: string;
  measures: readonly Measure[];
  /** Conditions as lists are asked for them; '' for none. */
  where: string;
}

/** Conditions as the address of a list has them, in the form in which lists are asked; '' for none. */
function whereIn({ resource }: Table, text: string): string {
  if (text === '') return '';
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    parts = null;
  }
  const [join, ...rest] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
  const conditions = rest.map((part) => {
    const [field, operator, value = ''] = Array.isArray(part) ? (part as readonly unknown[]) : [];
    return { field: String(field), operator, value };
  });
  const hidden = conditions.flatMap(({ field }) => {
    const own = Object.hasOwn(resource.fields, field) ? resource.fields[field] : undefined;
    return own !== undefined && !hidesNothing(own) ? [own.label] : [];
  });
  // A report is kept and shared with its conditions.
  if (hidden[0] !== undefined) throw new Refusal(400, say`报表的条件不能使用敏感字段${labelMessage(hidden[0])}`);
  return JSON.stringify({ join, conditions });
}

/** The field of rows or columns, as long as the register has it. */
function headIn(table: Table, name: string): string {
  const field = name.split('/')[0] ?? '';
  if (!headFields(table.resource).includes(name) || !table.columns.has(field))
    throw new Refusal(400, say`不能按“${name.slice(0, 60)}”分组：没有这样的字段`);
  return name;
}

/** The figures, as long as the register has their numbers. */
function measuresIn(table: Table, text: string): readonly Measure[] {
  const measures = readMeasures(text);
  const numbers = measuredFields(table.resource);
  if (measures.length === 0 || measures.length > MOST_MEASURES || measures.length !== text.split(',').length)
    throw new Refusal(400, say`指标应为 1 到 ${MOST_MEASURES} 个`);
  const unknown = measures.find(
    ({ kind, field }) => kind !== 'count' && !(numbers.includes(field) && table.columns.has(field)),
  );
  if (unknown !== undefined) throw new Refusal(400, say`不能统计“${unknown.field.slice(0, 60)}”：没有这样的数字字段`);
  return measures;
}

/**
 * Reads what a report asks; refused where the register, a field or a condition does not fit, and with 403 for registers
 * whose list the person may not read.
 */
export function askedIn(input: Readonly<Record<string, unknown>>, context: Context): Asked {
  const { resources, handlers, person } = context;
  const path = requiredTextIn(input, 'register', say`登记表`, 100);
  const resource = resources.get(path);
  if (resource === undefined || !hasTable(resource)) throw new Refusal(400, say`没有这个登记表，请重新选择`);
  const { page } = resource.calls;
  if (page === undefined || !('plain' in page) || handlers.get(path)?.handlers.page !== undefined)
    throw new Refusal(400, say`这个登记表的列表由专门的程序生成，不能做自定义报表`);
  if (!isAllowed(person, { resource, call: page }, {}, resources))
    throw new Refusal(403, say`您没有查看${labelMessage(resource.label)}的权限，看不到这张报表的数据`);
  const table = tableOf(resource);
  const text = (name: keyof FiguresQuestion, max: number) => optionalTextIn(input, name, max);
  const [rowField, columnField] = [text('rowField', 60), text('columnField', 60)];
  return {
    table,
    page,
    rowField: headIn(table, rowField),
    columnField: columnField === '' ? '' : headIn(table, columnField),
    measures: measuresIn(table, text('measures', 400)),
    where: whereIn(table, text('filters', 4000)),
  };
}

const shapes: Readonly<Record<string, string>> = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' };

/** Expression of the value of a row or column over the rows `t`, as a text. */
export function headSql(table: Table, name: string): string {
  const [field = '', step] = name.split('/');
  const own = `t."${columnOf(table, field).sql}"`;
  return step === undefined ? `coalesce(${own}::text, '')` : `coalesce(to_char(${own}, '${shapes[step] ?? ''}'), '')`;
}

const functions = { sum: 'sum', average: 'avg', least: 'min', most: 'max' } as const;

/** Expression of a figure over the rows `t` of a group, as a text. */
export function measureSql(table: Table, { kind, field }: Measure): string {
  if (kind === 'count') return 'count(*)::text';
  const value = `${functions[kind]}(t."${columnOf(table, field).sql}")`;
  return kind === 'average' ? `round(${value}, 2)::text` : `${value}::text`;
}
