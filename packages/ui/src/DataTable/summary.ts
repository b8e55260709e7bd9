/** What stands under a column in the row of totals. */
export type Summary = 'sum' | 'average' | 'count';

/** A total with its unit; '' stays ''. */
export const withUnit = (total: string, unit: string | undefined): string =>
  total === '' || unit === undefined ? total : `${total} ${unit}`;

/**
 * A total of the cells of a column: written numbers, with or without their unit, are added without the faults of binary
 * fractions, other cells are left out; count counts the cells that are not empty.
 */
export function summarise(kind: Summary, values: readonly string[], unit = ''): string {
  if (kind === 'count') return String(values.filter((value) => value !== '').length);
  const numbers = values
    .map((value) => (value.endsWith(unit) ? value.slice(0, value.length - unit.length) : value).replace(/[,\s]/g, ''))
    .filter((value) => /^[+-]?\d+(\.\d+)?$/.test(value));
  if (numbers.length === 0) return '';
  const places = Math.max(...numbers.map(placesOf));
  const sum = numbers.reduce((total, value) => total + scaled(value, places), 0n);
  return kind === 'sum' ? written(sum, places) : average(sum, places, BigInt(numbers.length));
}

function placesOf(value: string): number {
  return value.split('.')[1]?.length ?? 0;
}

function scaled(value: string, places: number): bigint {
  const [whole = '', part = ''] = value.split('.');
  return BigInt(whole.replace('+', '') + part.padEnd(places, '0'));
}

/** Two places more than a whole number has, and never fewer than the values have. */
function average(sum: bigint, places: number, count: bigint): string {
  const wanted = Math.max(2, places);
  const raised = sum * 10n ** BigInt(wanted - places) * 2n;
  const half = raised < 0n ? -count : count;
  return written((raised + half) / (count * 2n), wanted);
}

function written(value: bigint, places: number): string {
  const sign = value < 0n ? '-' : '';
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
