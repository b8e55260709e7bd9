type Parse = (text: string) => unknown;

const identity: Parse = (text) => text;
const bytes: Parse = (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex'));
const boolean: Parse = (text) => text === 't';
const json: Parse = (text) => JSON.parse(text) as unknown;

function unquote(text: string, start: number): { value: string; next: number } {
  let value = '';
  let at = start;
  for (; text[at] !== '"'; at += 1) {
    if (text[at] === '\\') at += 1;
    value += text[at] ?? '';
  }
  return { value, next: at + 1 };
}

function arrayOf(parse: Parse): Parse {
  const list = (text: string, start: number): { values: unknown[]; next: number } => {
    const values: unknown[] = [];
    let at = start;
    while (text[at] !== '}') {
      if (text[at] === ',') at += 1;
      if (text[at] === '{') {
        const inner = list(text, at + 1);
        values.push(inner.values);
        at = inner.next;
      } else if (text[at] === '"') {
        const quoted = unquote(text, at + 1);
        values.push(parse(quoted.value));
        at = quoted.next;
      } else {
        const end = text.slice(at).search(/[,}]/) + at;
        const word = text.slice(at, end);
        values.push(word === 'NULL' ? null : parse(word));
        at = end;
      }
    }
    return { values, next: at + 1 };
  };
  return (text) => (text === '{}' ? [] : list(text, text.indexOf('{') + 1).values);
}

/** The object identifiers of pg_type.dat: a type, its array type, and how its text form is read. */
const types: readonly (readonly [type: number, array: number, parse: Parse])[] = [
  [16, 1000, boolean],
  [17, 1001, bytes],
  [20, 1016, identity],
  [21, 1005, Number],
  [23, 1007, Number],
  [25, 1009, identity],
  [26, 1028, Number],
  [114, 199, json],
  [700, 1021, Number],
  [701, 1022, Number],
  [1042, 1014, identity],
  [1043, 1015, identity],
  [1082, 1182, identity],
  [1083, 1183, identity],
  [1114, 1115, identity],
  [1184, 1185, identity],
  [1700, 1231, identity],
  [2950, 2951, identity],
  [3802, 3807, json],
];

const parsers = new Map<number, Parse>(
  types.flatMap(([type, array, parse]) => [
    [type, parse],
    [array, arrayOf(parse)],
  ]),
);

/**
 * How values of a type, named by its object identifier, are read from PostgreSQL's text form; unknown types stay text.
 */
export function valueParser(type: number): (text: string) => unknown {
  return parsers.get(type) ?? identity;
}
