import { daysOfMonth } from '@lattice/api/day';
import type { Design } from './design.ts';

/** The conditions that keep a list to a value of a row or column. */
function conditionsOf(name: string, value: string): readonly (readonly string[])[] {
  const [field = '', step] = name.split('/');
  if (value === '') return [[field, 'null']];
  if (step === undefined) return [[field, 'equal', value]];
  if (step === 'day')
    return [
      [field, 'ge', value],
      [field, 'le', value],
    ];
  const [from, to] =
    step === 'year' ? [`${value}-01-01`, `${value}-12-31`] : [`${value}-01`, daysOfMonth(value).at(-1) ?? ''];
  return [
    [field, 'ge', from],
    [field, 'le', to],
  ];
}

/** The address of the list behind a figure; undefined where conditions joined by or would not hold with others. */
export function figureAddress(
  { register, rowField, columnField, filters }: Design,
  row: string,
  column?: string,
): string | undefined {
  const [join, ...kept] = filters === '' ? ['and'] : (JSON.parse(filters) as [string, ...(readonly string[])[]]);
  if (join !== 'and' && kept.length > 1) return undefined;
  const where = [
    'and',
    ...kept,
    ...conditionsOf(rowField, row),
    ...(column === undefined ? [] : conditionsOf(columnField, column)),
  ];
  return `/${register}?where=${encodeURIComponent(JSON.stringify(where))}`;
}
