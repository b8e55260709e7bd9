import { ExpressionError } from './ExpressionError.ts';
import { type Token, tokensOf } from './tokens.ts';

/** An expression as a tree. */
export type Expression =
  | { is: 'value'; value: string | number | boolean | null }
  | { is: 'name'; name: string }
  | { is: 'part'; of: Expression; key: Expression }
  | { is: 'call'; bean: string; method: string; args: readonly Expression[] }
  | { is: 'one'; sign: '!' | '-' | 'empty'; of: Expression }
  | { is: 'two'; sign: string; left: Expression; right: Expression }
  | { is: 'choice'; test: Expression; yes: Expression; otherwise: Expression };

/** Deepest nesting. */
const MAX_DEPTH = 30;
/** Signs of two sides from the weakest to the strongest. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class Reader {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  private get next(): Token {
    return this.tokens[this.at] ?? { kind: 'end', value: '' };
  }

  private takes(sign: string): boolean {
    if (this.next.kind !== 'sign' || this.next.value !== sign) return false;
    this.at += 1;
    return true;
  }

  private needs(sign: string): void {
    if (!this.takes(sign))
      throw this.next.kind === 'end'
        ? new ExpressionError('missing', sign)
        : new ExpressionError('missingBefore', sign, this.next.value);
  }

  private nameHere(): string {
    if (this.next.kind !== 'name') throw new ExpressionError('noName');
    this.at += 1;
    return this.tokens[this.at - 1]?.value ?? '';
  }

  whole(): Expression {
    const node = this.choice();
    if (this.next.kind !== 'end') throw new ExpressionError('surplus', this.next.value);
    return node;
  }

  private choice(): Expression {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new ExpressionError('tooDeep');
    const test = this.level(0);
    const node: Expression = this.takes('?') ? this.rest(test) : test;
    this.depth -= 1;
    return node;
  }

  private rest(test: Expression): Expression {
    const yes = this.choice();
    this.needs(':');
    return { is: 'choice', test, yes, otherwise: this.choice() };
  }

  private level(n: number): Expression {
    const signs = LEVELS[n];
    if (signs === undefined) return this.single();
    let left = this.level(n + 1);
    for (
      let sign = signs.find((one) => this.takes(one));
      sign !== undefined;
      sign = signs.find((one) => this.takes(one))
    )
      left = { is: 'two', sign, left, right: this.level(n + 1) };
    return left;
  }

  private single(): Expression {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new ExpressionError('tooDeep');
    const sign = this.takes('!')
      ? '!'
      : this.takes('-')
        ? '-'
        : this.next.kind === 'name' && this.next.value === 'empty'
          ? 'empty'
          : null;
    if (sign === 'empty') this.at += 1;
    const node: Expression = sign === null ? this.parts(this.atom()) : { is: 'one', sign, of: this.single() };
    this.depth -= 1;
    return node;
  }

  private parts(start: Expression): Expression {
    let node = start;
    for (;;) {
      if (this.takes('.')) {
        const key = this.nameHere();
        if (this.takes('(')) node = this.call(node, key);
        else node = { is: 'part', of: node, key: { is: 'value', value: key } };
      } else if (this.takes('[')) {
        node = { is: 'part', of: node, key: this.choice() };
        this.needs(']');
      } else return node;
    }
  }

  private call(of: Expression, method: string): Expression {
    if (of.is !== 'name') throw new ExpressionError('noCallable', method);
    const args: Expression[] = [];
    if (!this.takes(')')) {
      do args.push(this.choice());
      while (this.takes(','));
      this.needs(')');
    }
    return { is: 'call', bean: of.name, method, args };
  }

  private atom(): Expression {
    const token = this.next;
    this.at += 1;
    if (token.kind === 'number') return { is: 'value', value: Number(token.value) };
    if (token.kind === 'text') return { is: 'value', value: token.value };
    if (token.kind === 'name')
      return CONSTANTS.has(token.value)
        ? { is: 'value', value: CONSTANTS.get(token.value) ?? null }
        : { is: 'name', name: token.value };
    if (token.kind === 'sign' && token.value === '(') {
      const node = this.choice();
      this.needs(')');
      return node;
    }
    throw token.kind === 'end' ? new ExpressionError('incomplete') : new ExpressionError('unexpected', token.value);
  }
}

const known = new Map<string, Expression>();

/**
 * Reads an expression without its braces into a tree. The language is a subset of JUEL, the expression language of
 * Flowable and Camunda: constants, variables, parts of values, comparison, arithmetic, logic, `empty`, choice, and
 * calls of `functions`.
 *
 * @throws {ExpressionError} Where the source is outside the subset.
 */
export function parse(source: string): Expression {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  const node = new Reader(tokensOf(source)).whole();
  if (known.size > 2000) known.clear();
  known.set(source, node);
  return node;
}
