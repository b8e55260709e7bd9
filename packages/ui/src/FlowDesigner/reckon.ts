import type { Expression } from './expression.ts';

/** Values of variables by name, as sample data gives them. */
export type Sample = ReadonlyMap<string, unknown>;

/** Why an expression has no value: a variable without one, or a text where a number is needed. */
export class ReckonFault extends Error {
  override readonly name = 'ReckonFault';
  /** The variable that has no value; '' when something else is wrong. */
  readonly variable: string;

  constructor(variable: string) {
    super(variable === '' ? 'no number' : `${variable} has no value`);
    this.variable = variable;
  }
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));
const truthOf = (value: unknown): boolean => (typeof value === 'boolean' ? value : typeof value === 'string' && value.toLowerCase() === 'true');
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

const numberOf = (value: unknown): number => {
  if (value === null || value === '') return 0;
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new ReckonFault('');
  return number;
};

const equal = (a: unknown, b: unknown): boolean => {
  if (a === null || b === null || a === undefined || b === undefined) return (a ?? null) === (b ?? null);
  if (typeof a === 'number' || typeof b === 'number') return !isEmpty(a) && !isEmpty(b) && Number(textOf(a)) === Number(textOf(b));
  if (typeof a === 'boolean' || typeof b === 'boolean') return truthOf(a) === truthOf(b);
  return textOf(a) === textOf(b);
};

const order = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' || typeof b === 'number') return numberOf(a) - numberOf(b);
  const [left, right] = [textOf(a), textOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
};

function two(sign: string, left: unknown, right: unknown): unknown {
  if (sign === '==') return equal(left, right);
  if (sign === '!=') return !equal(left, right);
  if (sign === '<') return order(left, right) < 0;
  if (sign === '>') return order(left, right) > 0;
  if (sign === '<=') return order(left, right) <= 0;
  if (sign === '>=') return order(left, right) >= 0;
  const [a, b] = [numberOf(left), numberOf(right)];
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (b === 0) throw new ReckonFault('');
  return sign === '/' ? a / b : a % b;
}

function part(of: unknown, key: unknown): unknown {
  if (typeof of !== 'object' || of === null) return null;
  if (Array.isArray(of)) return key === 'size' || key === 'length' ? of.length : ((of as unknown[])[numberOf(key)] ?? null);
  return Object.hasOwn(of, textOf(key)) ? ((of as Readonly<Record<string, unknown>>)[textOf(key)] ?? null) : null;
}

/** The value of an expression, reckoned as the server does; throws a `ReckonFault` where there is none. */
export function reckon(node: Expression, sample: Sample): unknown {
  switch (node.is) {
    case 'value':
      return node.value;
    case 'name':
      if (!sample.has(node.name)) throw new ReckonFault(node.name);
      return sample.get(node.name);
    case 'part':
      return part(reckon(node.of, sample), reckon(node.key, sample));
    case 'call': {
      const name = textOf(node.args[0] === undefined ? '' : reckon(node.args[0], sample));
      return node.name === 'execution.hasVariable' ? sample.has(name) : (sample.get(name) ?? null);
    }
    case 'one': {
      if (node.sign === 'empty') return node.of.is === 'name' && !sample.has(node.of.name) ? true : isEmpty(reckon(node.of, sample));
      const value = reckon(node.of, sample);
      return node.sign === '!' ? !truthOf(value) : -numberOf(value);
    }
    case 'two':
      if (node.sign === '&&') return truthOf(reckon(node.left, sample)) && truthOf(reckon(node.right, sample));
      if (node.sign === '||') return truthOf(reckon(node.left, sample)) || truthOf(reckon(node.right, sample));
      return two(node.sign, reckon(node.left, sample), reckon(node.right, sample));
    case 'choice':
      return truthOf(reckon(node.test, sample)) ? reckon(node.yes, sample) : reckon(node.otherwise, sample);
  }
}

/** Whether an expression holds. */
export const holds = (node: Expression, sample: Sample): boolean => truthOf(reckon(node, sample));
