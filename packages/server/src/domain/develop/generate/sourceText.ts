/** The formatter's width of a line. */
const WIDTH = 120;

/** A text as a literal of the code. */
export const quoted = (text: string): string => {
  const body = text.replaceAll('\\', '\\\\').replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
  // The formatter takes the sign that needs fewer escapes.
  return body.includes("'") && !body.includes('"') ? `"${body}"` : `'${body.replaceAll("'", "\\'")}'`;
};

const literal = (value: unknown): string =>
  typeof value === 'string' ? quoted(value) : value === null ? 'null' : String(value);

const pairs = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(values).map(([key, value]) => `${key}: ${literal(value)}`);

/** `head({ a: 1, b: 2 }tail`, on one line where it fits, as the formatter writes it. */
export function withObject(
  indent: string,
  head: string,
  values: Readonly<Record<string, unknown>>,
  tail: string,
): string {
  const all = pairs(values);
  const line = `${indent}${head}{ ${all.join(', ')} }${tail}`;
  return line.length <= WIDTH
    ? line
    : `${indent}${head}{\n${all.map((one) => `${indent}  ${one},\n`).join('')}${indent}}${tail}`;
}

/** An import of names, sorted, on one line where it fits. */
export function importOf(names: readonly string[], from: string): string {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return line.length <= WIDTH ? line : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** A text inside of a comment. */
export const inComment = (text: string): string =>
  text
    .replaceAll(/[*/\r\n]+/g, ' ')
    .trim()
    .slice(0, 80);
