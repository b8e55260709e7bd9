function element(value: unknown): string {
  if (Array.isArray(value)) return arrayText(value);
  const text = parameterText(value);
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function arrayText(values: readonly unknown[]): string {
  return `{${values.map(element).join(',')}}`;
}

function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return arrayText(value);
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  throw new TypeError(
    `A parameter is a ${typeof value}, which has no single text form in SQL; pass a date as ` +
      'an ISO string and an object as JSON.stringify(value).',
  );
}

/** The parameters of a statement in PostgreSQL's text form, so that both drivers send the same bytes. */
export function parameters(values: readonly unknown[] = []): (string | null)[] {
  return values.map(parameterText);
}
