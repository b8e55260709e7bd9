import type { QueryValue } from './call.ts';

const isGiven = (value: QueryValue): value is Exclude<QueryValue, null | undefined> =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A query with its empty values dropped and its lists joined by commas, as text without the question mark. */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    isGiven(value) ? [[key, Array.isArray(value) ? value.join(',') : String(value)]] : [],
  );
  return new URLSearchParams(pairs).toString();
}
