import { ExpressionError } from './ExpressionError.ts';

/** A token of an expression. */
export interface Token {
  kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  value: string;
}

/** Longest expression, in characters, and most tokens of it. */
const MAX_LENGTH = 1000;
const MAX_TOKENS = 300;

const OPERATOR_NAMES: ReadonlyMap<string, string> = new Map([
  ['eq', '=='],
  ['ne', '!='],
  ['lt', '<'],
  ['gt', '>'],
  ['le', '<='],
  ['ge', '>='],
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
  ['div', '/'],
  ['mod', '%'],
]);
const RESERVED: ReadonlySet<string> = new Set([
  'this',
  'process',
  'new',
  'instanceof',
  'constructor',
  '__proto__',
  'prototype',
  'function',
  'globalThis',
  'eval',
]);

const TOKEN =
  /\s*(?:(\d{1,15}(?:\.\d{1,15})?)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_\u4e00-\u9fff][\w\u4e00-\u9fff]*)|(==|!=|<=|>=|&&|\|\||[<>!+\-*/%?:().,[\]]))/uy;

/**
 * The tokens of an expression without its braces.
 *
 * @throws {ExpressionError} Where something is no part of the language.
 */
export function tokensOf(source: string): Token[] {
  if (source.length > MAX_LENGTH) throw new ExpressionError('tooLong', MAX_LENGTH);
  const found: Token[] = [];
  let at = 0;
  while (source.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    if (match === null) throw new ExpressionError('unknownCharacter', at + 1, source.slice(at, at + 10).trim());
    const [, number, text, name, sign] = match;
    at = TOKEN.lastIndex;
    if (number !== undefined) found.push({ kind: 'number', value: number });
    else if (text !== undefined) found.push({ kind: 'text', value: text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') });
    else if (name !== undefined && RESERVED.has(name)) throw new ExpressionError('reservedName', name);
    else if (name !== undefined)
      found.push(
        OPERATOR_NAMES.has(name)
          ? { kind: 'sign', value: OPERATOR_NAMES.get(name) ?? name }
          : { kind: 'name', value: name },
      );
    else found.push({ kind: 'sign', value: sign ?? '' });
    if (found.length > MAX_TOKENS) throw new ExpressionError('tooManyTokens');
  }
  return [...found, { kind: 'end', value: '' }];
}
