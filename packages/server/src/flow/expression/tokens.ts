import { say } from '../../words/say.ts';
import { ExpressionFault } from './ExpressionFault.ts';

/** A piece of an expression. */
export interface Token {
  kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  value: string;
}

/** Longest expression, in characters, and most pieces of it. */
const LONGEST = 1000;
const MOST = 300;

const WORDS: ReadonlyMap<string, string> = new Map([
  ['eq', '=='], ['ne', '!='], ['lt', '<'], ['gt', '>'], ['le', '<='], ['ge', '>='], ['and', '&&'], ['or', '||'], ['not', '!'], ['div', '/'], ['mod', '%'],
]);
const REFUSED: ReadonlySet<string> = new Set(['this', 'process', 'new', 'instanceof', 'constructor', '__proto__', 'prototype', 'function', 'globalThis', 'eval']);

const PIECE = /\s*(?:(\d{1,15}(?:\.\d{1,15})?)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_\u4e00-\u9fff][\w\u4e00-\u9fff]*)|(==|!=|<=|>=|&&|\|\||[<>!+\-*/%?:().,[\]]))/uy;

/** The pieces of an expression without its braces; what is outside the subset is refused. */
export function tokensOf(source: string): Token[] {
  if (source.length > LONGEST) throw new ExpressionFault(say`表达式不能超过 ${LONGEST} 个字符`);
  const found: Token[] = [];
  let at = 0;
  while (source.slice(at).trim() !== '') {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(source);
    if (piece === null) throw new ExpressionFault(say`第 ${at + 1} 个字符处有不能使用的内容“${source.slice(at, at + 10).trim()}”`);
    const [, number, text, name, sign] = piece;
    at = PIECE.lastIndex;
    if (number !== undefined) found.push({ kind: 'number', value: number });
    else if (text !== undefined) found.push({ kind: 'text', value: text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') });
    else if (name !== undefined && REFUSED.has(name)) throw new ExpressionFault(say`表达式中不能使用“${name}”`);
    else if (name !== undefined) found.push(WORDS.has(name) ? { kind: 'sign', value: WORDS.get(name) ?? name } : { kind: 'name', value: name });
    else found.push({ kind: 'sign', value: sign ?? '' });
    if (found.length > MOST) throw new ExpressionFault(say`表达式过长`);
  }
  return [...found, { kind: 'end', value: '' }];
}
