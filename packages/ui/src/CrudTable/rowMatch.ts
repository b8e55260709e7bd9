import type { CrudQuery, CrudRow } from './DataSource.ts';
import type { Condition, Where } from './where.ts';

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Compares as numbers where both are, else as text. */
export function compareValues(a: unknown, b: unknown): number {
  const [left, right] = [text(a), text(b)];
  const [x, y] = [Number(left), Number(right)];
  if (left !== '' && right !== '' && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return left < right ? -1 : Number(left > right);
}

const bound = (wanted: string, value: unknown) => (/^\d{4}-\d{2}-\d{2} /.test(wanted) && /^\d{4}-\d{2}-\d{2}$/.test(text(value)) ? wanted.slice(0, 10) : wanted);
const filled = (test: (order: number) => boolean) => (value: unknown, wanted: string) => text(value) !== '' && test(compareValues(value, bound(wanted, value)));

const tests: Readonly<Record<string, (value: unknown, wanted: string) => boolean>> = {
  like: (value, wanted) => text(value).includes(wanted),
  equal: (value, wanted) => text(value) === wanted,
  notequal: (value, wanted) => text(value) !== wanted,
  in: (value, wanted) => wanted.split(',').includes(text(value)),
  ge: filled((order) => order >= 0), gt: filled((order) => order > 0), le: filled((order) => order <= 0), lt: filled((order) => order < 0),
  dategt: filled((order) => order >= 0), datelt: filled((order) => order <= 0),
  dateequal: (value, wanted) => text(value).slice(0, 10) === wanted,
  null: (value) => text(value) === '',
  notnull: (value) => text(value) !== '',
};

const holds = (row: CrudRow, { field, operator, value }: Condition): boolean => tests[operator]?.(row[field], value) ?? true;
const PAGING = new Set(['current', 'size', 'ascs', 'descs', 'where']);

/** The test of rows that a question means, as a server would make it: plain names contain (or are one of several), suffixes compare, `where` joins. */
export function rowMatch(query: CrudQuery): (row: CrudRow) => boolean {
  const asked = Object.entries(query).filter(([name]) => !PAGING.has(name)).map(([name, raw]) => {
    const at = name.lastIndexOf('_');
    const test = tests[name.slice(at + 1)];
    const wanted = String(raw);
    if (at > 0 && test !== undefined) return (row: CrudRow) => test(row[name.slice(0, at)], wanted);
    return (row: CrudRow) => text(row[name]).includes(wanted) || (wanted.includes(',') && wanted.split(',').includes(text(row[name])));
  });
  const where = query.where === undefined ? undefined : (JSON.parse(query.where) as Where);
  const joined = (row: CrudRow) => (where === undefined ? true : where.join === 'or' ? where.conditions.some((one) => holds(row, one)) : where.conditions.every((one) => holds(row, one)));
  return (row) => asked.every((test) => test(row)) && joined(row);
}
