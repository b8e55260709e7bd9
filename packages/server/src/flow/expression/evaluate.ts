import { say } from '../../words/say.ts';
import { ExpressionFault } from './ExpressionFault.ts';
import { type Node, parse } from './parse.ts';

/** What an expression may look at: values by name. */
export type Scope = ReadonlyMap<string, unknown>;

/** Functions that expressions may call, by `bean.method`. */
const FUNCTIONS: ReadonlyMap<string, (scope: Scope, args: readonly unknown[]) => unknown> = new Map([
  ['execution.getVariable', (scope: Scope, [name]: readonly unknown[]) => scope.get(String(name)) ?? null],
  ['execution.hasVariable', (scope: Scope, [name]: readonly unknown[]) => scope.has(String(name))],
]);

const numberOf = (value: unknown): number => {
  if (value === null || value === '') return 0;
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new ExpressionFault(say`“${textOf(value).slice(0, 40)}”不是数字`);
  return number;
};
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));
const truthOf = (value: unknown): boolean => (typeof value === 'boolean' ? value : typeof value === 'string' ? value.toLowerCase() === 'true' : false);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0) || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

const equal = (a: unknown, b: unknown): boolean => {
  if (a === null || b === null || a === undefined || b === undefined) return (a ?? null) === (b ?? null);
  if (typeof a === 'number' || typeof b === 'number') return !isEmpty(a) && !isEmpty(b) && Number(textOf(a)) === Number(textOf(b));
  if (typeof a === 'boolean' || typeof b === 'boolean') return truthOf(a) === truthOf(b);
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
      if (by === 0) throw new ExpressionFault(say`除数不能为零`);
      return sign === '/' ? numberOf(left) / by : numberOf(left) % by;
    }
  }
}

function reckon(node: Node, scope: Scope): unknown {
  switch (node.is) {
    case 'value':
      return node.value;
    case 'name':
      if (!scope.has(node.name)) throw new ExpressionFault(say`流程变量“${node.name}”没有值`);
      return scope.get(node.name);
    case 'part':
      return part(reckon(node.of, scope), reckon(node.key, scope));
    case 'call':
      return callOf(node)(scope, node.args.map((arg) => reckon(arg, scope)));
    case 'one': {
      if (node.sign === 'empty') return node.of.is === 'name' && !scope.has(node.of.name) ? true : isEmpty(reckon(node.of, scope));
      const value = reckon(node.of, scope);
      return node.sign === '!' ? !truthOf(value) : -numberOf(value);
    }
    case 'two':
      if (node.sign === '&&') return truthOf(reckon(node.left, scope)) && truthOf(reckon(node.right, scope));
      if (node.sign === '||') return truthOf(reckon(node.left, scope)) || truthOf(reckon(node.right, scope));
      return two(node.sign, reckon(node.left, scope), reckon(node.right, scope));
    case 'choice':
      return truthOf(reckon(node.test, scope)) ? reckon(node.yes, scope) : reckon(node.otherwise, scope);
  }
}

function callOf({ bean, method }: { bean: string; method: string }) {
  const found = FUNCTIONS.get(`${bean}.${method}`);
  if (found === undefined) throw new ExpressionFault(say`不能调用“${bean}.${method}”：只能调用已登记的方法`);
  return found;
}

/** The nodes below a node. */
function below(node: Node): readonly Node[] {
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

function refuseCalls(node: Node): void {
  if (node.is === 'call') callOf(node);
  for (const one of below(node)) refuseCalls(one);
}

const INSIDE = /[$#]\{([^}]*)\}/g;
const isWhole = (text: string) => /^\s*[$#]\{[^}]*\}\s*$/.test(text);

/** Checks a text with expressions in braces without reckoning it. */
export function checkText(text: string): void {
  const left = text.replaceAll(INSIDE, (_, source: string) => {
    refuseCalls(parse(source));
    return '';
  });
  if (/[$#]\{/.test(left)) throw new ExpressionFault(say`表达式的括号没有闭合`);
}

/** The value of a text: that of its one expression, or the text with the values of its expressions filled in. */
export function valueOf(text: string, scope: Scope): unknown {
  if (!text.includes('{')) return text;
  if (isWhole(text)) return reckon(parse(text.trim().slice(2, -1)), scope);
  return text.replaceAll(INSIDE, (_, source: string) => textOf(reckon(parse(source), scope)));
}
