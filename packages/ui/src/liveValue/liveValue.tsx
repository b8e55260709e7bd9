import { readTownMoment } from '@lattice/api/townTime';

type Values = Readonly<Record<string, unknown>>;

/**
 * How the value of a field follows from others of the form: full years since a day, a sum (whose parts may be weighted
 * in percent, also by what another field holds), the time between two moments, working days that a source counts, or
 * words one after the other.
 */
export type Live =
  | { years: string }
  | {
      sum: readonly string[];
      less?: readonly string[];
      weights?: Readonly<Record<string, number>>;
      /** The field that holds weights by name; those of `weights` hold where it does not. */
      weightsIn?: string;
    }
  | { between: readonly [from: string, to: string]; in: 'minutes' | 'hours' }
  | { workingDays: readonly [from: string, to: string] }
  | { words: readonly string[]; unless?: string };

const UNITS = { minutes: [60_000, 0], hours: [3_600_000, 2] } as const;

/** Names of the fields that a value follows from. */
export function liveSources(live: Live): string[] {
  if ('years' in live) return [live.years];
  if ('sum' in live)
    return [...live.sum, ...(live.less ?? []), ...(live.weightsIn === undefined ? [] : [live.weightsIn])];
  if ('workingDays' in live) return [...live.workingDays];
  return 'between' in live ? [...live.between] : [...live.words, ...(live.unless === undefined ? [] : [live.unless])];
}

function yearsSince(day: string, today: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today) return null;
  return Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0);
}

const isGiven = (value: unknown) => value !== '' && value !== null && value !== undefined;
const wordOf = (values: Values, name: string) => String(values[name] ?? '').trim();
const total = (values: Values, names: readonly string[], weights: Readonly<Record<string, number>> = {}) =>
  names.reduce((sum, name) => sum + (Number(values[name] ?? 0) * (weights[name] ?? 100)) / 100, 0);
const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
const isWeights = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number');
/** The total of the parts by their weights; weights are shares, so that of weighted ones cents are told. */
function summed({ sum, less = [], weights, weightsIn = '' }: Extract<Live, { sum: unknown }>, values: Values) {
  const own = values[weightsIn];
  return round(total(values, sum, isWeights(own) ? own : weights) - total(values, less), weights === undefined ? 4 : 2);
}

/**
 * The value of a field as it follows from others, on a day `yyyy-MM-dd`; '' or null while they do not say it, and for
 * working days, which are asked for.
 */
export function liveValue(live: Live, values: Values, today: string): string | number | null {
  if ('years' in live) return yearsSince(wordOf(values, live.years), today);
  if ('sum' in live) return live.sum.some((name) => isGiven(values[name])) ? summed(live, values) : null;
  if ('workingDays' in live) return null;
  if ('words' in live)
    return (
      (live.unless === undefined ? '' : wordOf(values, live.unless)) ||
      live.words
        .map((name) => wordOf(values, name))
        .join(' ')
        .trim()
    );
  const [from, to] = live.between.map((name) => readTownMoment(wordOf(values, name))?.getTime());
  const [size, decimals] = UNITS[live.in];
  const length = ((to ?? Number.NaN) - (from ?? Number.NaN)) / size;
  return Number.isNaN(length) || length < 0 ? null : round(length, decimals);
}
