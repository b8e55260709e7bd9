import { say } from '../../words/say.ts';
import { ExpressionFault } from './ExpressionFault.ts';
import { type Token, tokensOf } from './tokens.ts';

/** An expression as a tree. */
export type Node =
  | { is: 'value'; value: string | number | boolean | null }
  | { is: 'name'; name: string }
  | { is: 'part'; of: Node; key: Node }
  | { is: 'call'; bean: string; method: string; args: Node[] }
  | { is: 'one'; sign: '!' | '-' | 'empty'; of: Node }
  | { is: 'two'; sign: string; left: Node; right: Node }
  | { is: 'choice'; test: Node; yes: Node; otherwise: Node };

/** Deepest nesting. */
const DEEPEST = 30;
/** Signs of two sides from the weakest to the strongest. */
const LEVELS: readonly (readonly string[])[] = [['||'], ['&&'], ['==', '!='], ['<', '>', '<=', '>='], ['+', '-'], ['*', '/', '%']];
const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([['true', true], ['false', false], ['null', null]]);

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
    if (!this.takes(sign)) throw new ExpressionFault(this.next.kind === 'end' ? say`缺少“${sign}”` : say`缺少“${sign}”，却是“${this.next.value}”`);
  }

  private nameHere(): string {
    if (this.next.kind !== 'name') throw new ExpressionFault(say`“.”之后应为名称`);
    this.at += 1;
    return this.tokens[this.at - 1]?.value ?? '';
  }

  whole(): Node {
    const node = this.choice();
    if (this.next.kind !== 'end') throw new ExpressionFault(say`多余的“${this.next.value}”`);
    return node;
  }

  private choice(): Node {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new ExpressionFault(say`表达式嵌套过深`);
    const test = this.level(0);
    const node: Node = this.takes('?') ? this.rest(test) : test;
    this.depth -= 1;
    return node;
  }

  private rest(test: Node): Node {
    const yes = this.choice();
    this.needs(':');
    return { is: 'choice', test, yes, otherwise: this.choice() };
  }

  private level(n: number): Node {
    const signs = LEVELS[n];
    if (signs === undefined) return this.single();
    let left = this.level(n + 1);
    for (let sign = signs.find((one) => this.takes(one)); sign !== undefined; sign = signs.find((one) => this.takes(one))) left = { is: 'two', sign, left, right: this.level(n + 1) };
    return left;
  }

  private single(): Node {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new ExpressionFault(say`表达式嵌套过深`);
    const sign = this.takes('!') ? '!' : this.takes('-') ? '-' : this.next.kind === 'name' && this.next.value === 'empty' ? 'empty' : null;
    if (sign === 'empty') this.at += 1;
    const node: Node = sign === null ? this.parts(this.atom()) : { is: 'one', sign, of: this.single() };
    this.depth -= 1;
    return node;
  }

  private parts(start: Node): Node {
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

  private call(of: Node, method: string): Node {
    if (of.is !== 'name') throw new ExpressionFault(say`不能调用“${method}”：只能调用已登记的方法`);
    const args: Node[] = [];
    if (!this.takes(')')) {
      do args.push(this.choice());
      while (this.takes(','));
      this.needs(')');
    }
    return { is: 'call', bean: of.name, method, args };
  }

  private atom(): Node {
    const token = this.next;
    this.at += 1;
    if (token.kind === 'number') return { is: 'value', value: Number(token.value) };
    if (token.kind === 'text') return { is: 'value', value: token.value };
    if (token.kind === 'name') return CONSTANTS.has(token.value) ? { is: 'value', value: CONSTANTS.get(token.value) ?? null } : { is: 'name', name: token.value };
    if (token.kind === 'sign' && token.value === '(') {
      const node = this.choice();
      this.needs(')');
      return node;
    }
    throw new ExpressionFault(token.kind === 'end' ? say`表达式不完整` : say`“${token.value}”不能出现在这里`);
  }
}

const known = new Map<string, Node>();

/** Reads an expression without its braces into a tree; throws an `ExpressionFault` where it is outside the subset. */
export function parse(source: string): Node {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  const node = new Reader(tokensOf(source)).whole();
  if (known.size > 2000) known.clear();
  known.set(source, node);
  return node;
}
