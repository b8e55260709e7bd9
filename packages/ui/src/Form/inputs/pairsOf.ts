import type { KeyValue } from '../../KeyValueList/pairs.ts';

const isPair = (value: unknown): value is KeyValue =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'value' in value &&
  typeof value.key === 'string' &&
  typeof value.value === 'string';

/** The pairs of a JSON text; none where it is not a list of them. */
export function pairsOf(json: string): KeyValue[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) && value.every(isPair) ? value : [];
  } catch {
    return [];
  }
}
