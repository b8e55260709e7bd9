/** Something in an expression that is not followed here. */
export class UnknownExpression extends Error {}

/** What an expression asks of the sheet around it. */
export interface ExpressionPlace {
  /** The values of a cell of the file by name, as far as they belong to the same lines. */
  valuesOf: (cell: string) => readonly unknown[];
  /** Number of its row and column on the filled sheet, from one. */
  row: number;
  column: number;
  today: string;
  /** Values of the parameters of the report. */
  parameters: ReadonlyMap<string, string>;
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|'([^']*)'|([A-Za-z_]\w*)|(==|!=|>=|<=|&&|\|\||[-+*/%()?:,><]))/y;
const CELL = /^[A-Z]+\d+$/;
/** Places behind the point that divisions keep. */
const DIGITS = 8;

type Token = { kind: 'number' | 'text' | 'name' | 'sign'; text: string };

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const whole = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < whole.length) {
    const found = TOKEN.exec(whole);
    if (found === null) throw new UnknownExpression(text);
    const [, number, double, single, name, sign] = found;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else tokens.push({ kind: 'text', text: double ?? single ?? '' });
  }
  return tokens;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);
const isNumber = (value: unknown) => value !== '' && value !== null && value !== true && Number.isFinite(Number(value));
const numbersIn = (values: readonly unknown[]): number[] => values.filter(isNumber).map(Number);
const single = (value: unknown): unknown => {
  const list = listOf(value);
  return list.length === 1 ? list[0] : list.map((one) => String(one ?? '')).join(',');
};
const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** A figure of values, as UReport computes it; undefined for a name that is none. */
export function figureOf(name: string, values: readonly unknown[]): unknown {
  const numbers = numbersIn(values);
  const sum = numbers.reduce((all, one) => all + one, 0);
  switch (name) {
    case 'sum':
      return rounded(sum);
    case 'count':
      return values.length;
    case 'avg':
      return numbers.length === 0 ? 0 : rounded(sum / numbers.length);
    case 'max':
      return numbers.length === 0 ? '' : Math.max(...numbers);
    case 'min':
      return numbers.length === 0 ? '' : Math.min(...numbers);
    default:
      return undefined;
  }
}

const compared: Readonly<Record<string, (by: number) => boolean>> = {
  '==': (by) => by === 0,
  '!=': (by) => by !== 0,
  '>': (by) => by > 0,
  '>=': (by) => by >= 0,
  '<': (by) => by < 0,
  '<=': (by) => by <= 0,
};

function compare(sign: string, left: unknown, right: unknown): boolean {
  const by =
    isNumber(left) && isNumber(right)
      ? Number(left) - Number(right)
      : String(left ?? '').localeCompare(String(right ?? ''), 'zh');
  return compared[sign]?.(by) ?? false;
}

function computed(sign: string, left: unknown, right: unknown): unknown {
  if (sign === '+' && !(isNumber(left) && isNumber(right))) return `${String(left ?? '')}${String(right ?? '')}`;
  const [a, b] = [Number(left), Number(right)];
  if (Number.isNaN(a) || Number.isNaN(b)) return '';
  if (sign === '+') return rounded(a + b);
  if (sign === '-') return rounded(a - b);
  if (sign === '*') return rounded(a * b);
  if (b === 0) return '';
  return sign === '/' ? rounded(a / b) : a % b;
}

const LEVELS: readonly (readonly string[])[] = [
  ['||', 'or'],
  ['&&', 'and'],
  ['==', '!=', '>=', '<=', '>', '<'],
  ['+', '-'],
  ['*', '/', '%'],
];

/**
 * What an expression of UReport comes to: calculations, comparisons and choices over texts, numbers and cells, and the
 * usual figures of cells.
 *
 * @throws {UnknownExpression} Where it goes beyond.
 */
export function evaluate(text: string, place: ExpressionPlace): unknown {
  const tokens = tokensOf(text);
  let at = 0;
  const is = (...signs: string[]) => {
    const token = tokens[at];
    return token !== undefined && token.kind !== 'text' && signs.includes(token.text);
  };
  const take = (sign: string) => {
    if (!is(sign)) throw new UnknownExpression(text);
    at += 1;
  };
  const called = (name: string): unknown => {
    take('(');
    const given: unknown[] = [];
    while (!is(')')) {
      given.push(choice());
      if (!is(')')) take(',');
    }
    take(')');
    if (name === 'row') return place.row;
    if (name === 'column') return place.column;
    if (name === 'date' && given.length === 0) return place.today;
    if (name === 'param' && given.length === 1) return place.parameters.get(String(single(given[0]))) ?? '';
    const figure = figureOf(name, given.flatMap(listOf));
    if (figure === undefined) throw new UnknownExpression(text);
    return figure;
  };
  const basic = (): unknown => {
    const token = tokens[at];
    at += 1;
    if (token?.kind === 'number') return Number(token.text);
    if (token?.kind === 'text') return token.text;
    if (token?.kind === 'name') {
      if (is('(')) return called(token.text);
      if (CELL.test(token.text)) return place.valuesOf(token.text);
      if (token.text === 'true' || token.text === 'false') return token.text === 'true';
    }
    if (token?.text === '-') return computed('-', 0, single(basic()));
    if (token?.text !== '(') throw new UnknownExpression(text);
    const value = choice();
    take(')');
    return value;
  };
  const level = (depth: number): unknown => {
    const signs = LEVELS[depth];
    if (signs === undefined) return basic();
    let left = level(depth + 1);
    while (is(...signs)) {
      const sign = tokens[at]?.text ?? '';
      at += 1;
      const right = single(level(depth + 1));
      const first = single(left);
      if (depth === 0) left = first === true || right === true;
      else if (depth === 1) left = first === true && right === true;
      else left = depth === 2 ? compare(sign, first, right) : computed(sign, first, right);
    }
    return left;
  };
  const choice = (): unknown => {
    const question = level(0);
    if (!is('?')) return question;
    take('?');
    const yes = choice();
    take(':');
    const no = choice();
    return single(question) === true ? yes : no;
  };
  const value = choice();
  if (at < tokens.length) throw new UnknownExpression(text);
  return value;
}
