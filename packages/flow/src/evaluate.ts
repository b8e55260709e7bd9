import { ExpressionError } from './ExpressionError.ts';
import type { Expression } from './parse.ts';

/** Values of variables by name. */
export type Variables = ReadonlyMap<string, unknown>;

/** Functions that expressions may call, by `bean.method`. */
const FUNCTIONS: ReadonlyMap<string, (variables: Variables, args: readonly unknown[]) => unknown> = new Map([
  ['execution.getVariable', (variables: Variables, [name]: readonly unknown[]) => variables.get(String(name)) ?? null],
  ['execution.hasVariable', (variables: Variables, [name]: readonly unknown[]) => variables.has(String(name))],
]);

const numberOf = (value: unknown): number => {
  if (value === null || value === '') return 0;
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new ExpressionError('noNumber', textOf(value).slice(0, 40));
  return number;
};
/** A value as text; lists and objects as JSON. */
export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
/** Whether a value counts as true: `true`, or the text of it. */
export const toBoolean = (value: unknown): boolean =>
  typeof value === 'boolean' ? value : typeof value === 'string' ? value.toLowerCase() === 'true' : false;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

const equal = (a: unknown, b: unknown): boolean => {
  if (a === null || b === null || a === undefined || b === undefined) return (a ?? null) === (b ?? null);
  if (typeof a === 'number' || typeof b === 'number')
    return !isEmpty(a) && !isEmpty(b) && Number(textOf(a)) === Number(textOf(b));
  if (typeof a === 'boolean' || typeof b === 'boolean') return toBoolean(a) === toBoolean(b);
  return textOf(a) === textOf(b);
};

/** Below zero when `a` comes first; numbers where either is one, else texts. */
const order = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' || typeof b === 'number') return numberOf(a) - numberOf(b);
  const [left, right] = [textOf(a), textOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
};

function part(of: unknown, key: unknown): unknown {
  if (of === null || of === undefined) return null;
  if (Array.isArray(of)) {
    if (key === 'size' || key === 'length') return of.length;
    return Number.isInteger(numberOf(key)) ? ((of as unknown[])[numberOf(key)] ?? null) : null;
  }
  if (typeof of !== 'object') return null;
  const name = textOf(key);
  return Object.hasOwn(of, name) ? ((of as Readonly<Record<string, unknown>>)[name] ?? null) : null;
}

function two(sign: string, left: unknown, right: unknown): unknown {
  switch (sign) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case '<':
      return order(left, right) < 0;
    case '>':
      return order(left, right) > 0;
    case '<=':
      return order(left, right) <= 0;
    case '>=':
      return order(left, right) >= 0;
    case '+':
      return numberOf(left) + numberOf(right);
    case '-':
      return numberOf(left) - numberOf(right);
    case '*':
      return numberOf(left) * numberOf(right);
    default: {
      const by = numberOf(right);
      if (by === 0) throw new ExpressionError('zeroDivision');
      return sign === '/' ? numberOf(left) / by : numberOf(left) % by;
    }
  }
}

/**
 * The value of an expression.
 *
 * @throws {ExpressionError} Where a variable has no value, a number is needed, or a function is unknown.
 */
export function evaluate(node: Expression, variables: Variables): unknown {
  switch (node.is) {
    case 'value':
      return node.value;
    case 'name':
      if (!variables.has(node.name)) throw new ExpressionError('noValue', node.name);
      return variables.get(node.name);
    case 'part':
      return part(evaluate(node.of, variables), evaluate(node.key, variables));
    case 'call':
      return callOf(node)(
        variables,
        node.args.map((arg) => evaluate(arg, variables)),
      );
    case 'one': {
      if (node.sign === 'empty')
        return node.of.is === 'name' && !variables.has(node.of.name) ? true : isEmpty(evaluate(node.of, variables));
      const value = evaluate(node.of, variables);
      return node.sign === '!' ? !toBoolean(value) : -numberOf(value);
    }
    case 'two':
      if (node.sign === '&&')
        return toBoolean(evaluate(node.left, variables)) && toBoolean(evaluate(node.right, variables));
      if (node.sign === '||')
        return toBoolean(evaluate(node.left, variables)) || toBoolean(evaluate(node.right, variables));
      return two(node.sign, evaluate(node.left, variables), evaluate(node.right, variables));
    case 'choice':
      return toBoolean(evaluate(node.test, variables))
        ? evaluate(node.yes, variables)
        : evaluate(node.otherwise, variables);
  }
}

function callOf({ bean, method }: { bean: string; method: string }) {
  const found = FUNCTIONS.get(`${bean}.${method}`);
  if (found === undefined) throw new ExpressionError('unknownFunction', `${bean}.${method}`);
  return found;
}

/** The expressions that an expression is made of. */
function operands(node: Expression): readonly Expression[] {
  switch (node.is) {
    case 'part':
      return [node.of, node.key];
    case 'call':
      return node.args;
    case 'one':
      return [node.of];
    case 'two':
      return [node.left, node.right];
    case 'choice':
      return [node.test, node.yes, node.otherwise];
    default:
      return [];
  }
}

/**
 * Checks that every function that an expression calls exists.
 *
 * @throws {ExpressionError} Where one does not.
 */
export function checkCalls(node: Expression): void {
  if (node.is === 'call') callOf(node);
  for (const one of operands(node)) checkCalls(one);
}

/** Names of the variables that an expression reads, in order. */
export function variablesOf(node: Expression): string[] {
  if (node.is === 'name') return [node.name];
  if (node.is === 'call')
    return node.args.flatMap((arg) => (arg.is === 'value' ? [textOf(arg.value)] : variablesOf(arg)));
  return operands(node).flatMap(variablesOf);
}
