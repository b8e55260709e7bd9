import type { Fields } from './field.ts';
import { kindOf } from './kinds/kindOf.ts';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values as the wire carries them: a switch is 1 or 0, inside of values that have a shape too. */
export function wireValues<V extends Values>(fields: Fields, values: V): V {
  const changed = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = fields[name];
    if (field === undefined) return [];
    if (typeof value === 'boolean') return kindOf(field).family === 'switch' ? [[name, Number(value)]] : [];
    const { shape } = field;
    if (shape === undefined || shape.kind === 'ids') return [];
    const inner = (one: unknown) => (isRecord(one) ? wireValues(shape.fields, one) : one);
    if (Array.isArray(value)) return [[name, value.map(inner)]];
    return isRecord(value) ? [[name, inner(value)]] : [];
  });
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) };
}
