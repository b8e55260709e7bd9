/** An expression as a tree; the same subset that the server runs. */
export type Expression =
  | { is: 'value'; value: string | number | boolean | null }
  | { is: 'name'; name: string }
  | { is: 'part'; of: Expression; key: Expression }
  | { is: 'call'; name: string; args: readonly Expression[] }
  | { is: 'one'; sign: '!' | '-' | 'empty'; of: Expression }
  | { is: 'two'; sign: string; left: Expression; right: Expression }
  | { is: 'choice'; test: Expression; yes: Expression; otherwise: Expression };

interface Token {
  kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  value: string;
}

const LONGEST = 1000;
const WORDS: ReadonlyMap<string, string> = new Map([['eq', '=='], ['ne', '!='], ['lt', '<'], ['gt', '>'], ['le', '<='], ['ge', '>='], ['and', '&&'], ['or', '||'], ['not', '!'], ['div', '/'], ['mod', '%']]);
const REFUSED: ReadonlySet<string> = new Set(['this', 'process', 'new', 'instanceof', 'constructor', '__proto__', 'prototype', 'function', 'globalThis', 'eval']);
const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([['true', true], ['false', false], ['null', null]]);
const CALLS: ReadonlySet<string> = new Set(['execution.getVariable', 'execution.hasVariable']);
/** Signs of two sides from the weakest to the strongest. */
const LEVELS: readonly (readonly string[])[] = [['||'], ['&&'], ['==', '!='], ['<', '>', '<=', '>='], ['+', '-'], ['*', '/', '%']];
const DEEPEST = 30;
const PIECE = /\s*(?:(\d{1,15}(?:\.\d{1,15})?)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_\u4e00-\u9fff][\w\u4e00-\u9fff]*)|(==|!=|<=|>=|&&|\|\||[<>!+\-*/%?:().,[\]]))/uy;

class Unreadable extends Error {}

function tokensOf(source: string): Token[] {
  if (source.length > LONGEST) throw new Unreadable();
  const found: Token[] = [];
  let at = 0;
  while (source.slice(at).trim() !== '') {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(source);
    if (piece === null) throw new Unreadable();
    const [, number, text, name, sign] = piece;
    at = PIECE.lastIndex;
    if (number !== undefined) found.push({ kind: 'number', value: number });
    else if (text !== undefined) found.push({ kind: 'text', value: text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') });
    else if (name !== undefined && REFUSED.has(name)) throw new Unreadable();
    else if (name !== undefined) found.push(WORDS.has(name) ? { kind: 'sign', value: WORDS.get(name) ?? name } : { kind: 'name', value: name });
    else found.push({ kind: 'sign', value: sign ?? '' });
  }
  return found;
}

function read(tokens: readonly Token[]): Expression {
  let [at, depth] = [0, 0];
  const next = (): Token => tokens[at] ?? { kind: 'end', value: '' };
  const takes = (sign: string): boolean => {
    if (next().kind !== 'sign' || next().value !== sign) return false;
    at += 1;
    return true;
  };
  const needs = (sign: string) => {
    if (!takes(sign)) throw new Unreadable();
  };
  const deeper = <T>(body: () => T): T => {
    depth += 1;
    if (depth > DEEPEST) throw new Unreadable();
    const found = body();
    depth -= 1;
    return found;
  };
  const choice = (): Expression => deeper(() => {
    const test = level(0);
    if (!takes('?')) return test;
    const yes = choice();
    needs(':');
    return { is: 'choice', test, yes, otherwise: choice() };
  });
  const level = (n: number): Expression => {
    const signs = LEVELS[n];
    if (signs === undefined) return single();
    let left = level(n + 1);
    for (let sign = signs.find(takes); sign !== undefined; sign = signs.find(takes)) left = { is: 'two', sign, left, right: level(n + 1) };
    return left;
  };
  const single = (): Expression => deeper(() => {
    if (takes('!')) return { is: 'one', sign: '!', of: single() };
    if (takes('-')) return { is: 'one', sign: '-', of: single() };
    if (next().kind !== 'name' || next().value !== 'empty') return parts(atom());
    at += 1;
    return { is: 'one', sign: 'empty', of: single() };
  });
  const parts = (start: Expression): Expression => {
    let node = start;
    for (;;) {
      if (takes('[')) {
        node = { is: 'part', of: node, key: choice() };
        needs(']');
      } else if (takes('.')) {
        const { kind, value } = next();
        if (kind !== 'name') throw new Unreadable();
        at += 1;
        node = takes('(') ? call(node, value) : { is: 'part', of: node, key: { is: 'value', value } };
      } else return node;
    }
  };
  const call = (of: Expression, method: string): Expression => {
    const name = of.is === 'name' ? `${of.name}.${method}` : '';
    if (!CALLS.has(name)) throw new Unreadable();
    const args: Expression[] = [];
    if (takes(')')) return { is: 'call', name, args };
    do args.push(choice());
    while (takes(','));
    needs(')');
    return { is: 'call', name, args };
  };
  const atom = (): Expression => {
    const { kind, value } = next();
    at += 1;
    if (kind === 'number') return { is: 'value', value: Number(value) };
    if (kind === 'text') return { is: 'value', value };
    if (kind === 'name') return CONSTANTS.has(value) ? { is: 'value', value: CONSTANTS.get(value) ?? null } : { is: 'name', name: value };
    if (kind !== 'sign' || value !== '(') throw new Unreadable();
    const node = choice();
    needs(')');
    return node;
  };
  const whole = choice();
  if (next().kind !== 'end') throw new Unreadable();
  return whole;
}

/** What stands between the braces of a text that is one expression, such as `${days > 3}`; null where it is anything else. */
export const insideBraces = (text: string): string | null => /^\s*[$#]\{([^{}]*)\}\s*$/.exec(text)?.[1] ?? null;

/** Reads an expression with its braces; null where it is outside what the server runs. */
export function expression(text: string): Expression | null {
  const inside = insideBraces(text);
  if (inside === null) return null;
  try {
    return read(tokensOf(inside));
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Whether the server takes a text: plain words, or words with expressions that can be read. */
export const isRunnable = (text: string): boolean => !/[$#]\{/.test(text.replaceAll(/[$#]\{[^}]*\}/g, (one) => (expression(one) === null ? '${' : '')));

/** Names of variables that a text asks for, in order. */
export function variablesIn(text: string): string[] {
  const found: string[] = [];
  const walk = (node: Expression): void => {
    if (node.is === 'name') found.push(node.name);
    else if (node.is === 'part') [node.of, node.key].forEach(walk);
    else if (node.is === 'call') node.args.forEach((arg) => (arg.is === 'value' ? found.push(String(arg.value)) : walk(arg)));
    else if (node.is === 'one') walk(node.of);
    else if (node.is === 'two') [node.left, node.right].forEach(walk);
    else if (node.is === 'choice') [node.test, node.yes, node.otherwise].forEach(walk);
  };
  for (const [one] of text.matchAll(/[$#]\{[^}]*\}/g)) {
    const node = expression(one);
    if (node !== null) walk(node);
  }
  return [...new Set(found)];
}
