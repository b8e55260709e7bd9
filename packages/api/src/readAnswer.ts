/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function single(value: unknown, blank: unknown): unknown {
  switch (typeof blank) {
    case 'string':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : blank;
    case 'number':
      return value === null || value === '' || Number.isNaN(Number(value)) ? blank : Number(value);
    case 'boolean':
      return /^(?:true|1)$/.test(String(value));
    default:
      return value ?? blank;
  }
}

/**
 * Reads an answer as it was agreed, whatever a server sends: a blank one says of what kind its values are and stands in
 * for those that are missing; the one element of a blank list says so of each row, and a function reads a value by
 * itself. What it does not name is kept.
 */
export function readAnswer(value: unknown, blank: unknown): unknown {
  if (Array.isArray(blank)) {
    const [row] = blank as readonly unknown[];
    if (!Array.isArray(value)) return [];
    return row === undefined ? value : value.filter((one) => one !== null).map((one) => readAnswer(one, row));
  }
  if (typeof blank === 'function') return (blank as (value: unknown) => unknown)(value);
  if (!isRecord(blank)) return single(value, blank);
  const given = isRecord(value) ? value : {};
  const read = Object.entries(blank).map(([name, own]) => [name, readAnswer(given[name], own)]);
  return { ...given, ...Object.fromEntries(read) };
}
