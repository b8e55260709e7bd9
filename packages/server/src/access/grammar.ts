import { MessageError } from '../words/MessageError.ts';
import { type MessageDescriptor, say } from '../words/say.ts';
/** Words that stand for what is known of the person who asks. */
export const placeholders = ['user', 'dept', 'deptAndBelow', 'myGrids', 'deptGrids', 'myMember', 'myMarkets'] as const;
/** Name of a placeholder. */
export type Placeholder = (typeof placeholders)[number];

/** What a field is compared with: values as they were written, or a placeholder. */
export type Operand = { values: readonly string[] } | { placeholder: Placeholder };

/** A condition as it was parsed; `at` is where its field stands, from 1. */
export type Condition =
  | { kind: 'all' | 'any'; parts: readonly Condition[] }
  | { kind: 'test'; field: string; at: number; operator: '=' | '<>' | 'in'; operand: Operand };

/** What is wrong with a condition: the place, from 1, and a sentence about it. */
export class ScopeFault extends MessageError {
  override readonly name = 'ScopeFault';
  readonly at: number;

  constructor(at: number, words: MessageDescriptor) {
    super(words);
    this.at = at;
  }
}

interface Token {
  kind: 'name' | 'text' | 'number' | 'placeholder' | 'sign' | 'end';
  value: string;
  at: number;
}

const FORMS =
  /\s+|(?<name>[A-Za-z]\w*)|'(?<text>(?:[^']|'')*)'|(?<number>-?\d+(?:\.\d+)?)|\{(?<placeholder>\w+)\}|(?<sign><>|[=(),])/gy;
const MAX_TESTS = 50;
const MAX_DEPTH = 10;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const found of text.matchAll(FORMS)) {
    at = found.index + found[0].length;
    for (const [kind, value] of Object.entries(found.groups ?? {})) {
      if (value !== undefined)
        tokens.push({
          kind: kind as Token['kind'],
          value: kind === 'text' ? value.replaceAll("''", "'") : value,
          at: found.index + 1,
        });
    }
  }
  if (at < text.length) throw new ScopeFault(at + 1, say`不认识“${text.slice(at, at + 10)}”`);
  return [...tokens, { kind: 'end', value: '', at: text.length + 1 }];
}

/** Reads tokens from left to right; `and` binds before `or`. */
class Parser {
  private readonly tokens: readonly Token[];
  private next = 0;
  private tests = 0;

  constructor(text: string) {
    this.tokens = tokensOf(text);
  }

  whole(): Condition {
    const condition = this.any(0);
    const { kind, value, at } = this.peek();
    if (kind !== 'end') throw new ScopeFault(at, say`“${value}”之前应为 and 或 or`);
    return condition;
  }

  private peek(): Token {
    return this.tokens[this.next] ?? { kind: 'end', value: '', at: 1 };
  }

  private take(): Token {
    const token = this.peek();
    this.next += 1;
    return token;
  }

  private takes(kind: Token['kind'], value: string): boolean {
    const token = this.peek();
    if (token.kind !== kind || token.value.toLowerCase() !== value) return false;
    this.next += 1;
    return true;
  }

  private needs(sign: string): void {
    if (!this.takes('sign', sign)) throw new ScopeFault(this.peek().at, say`这里应为“${sign}”`);
  }

  private joined(word: 'and' | 'or', kind: 'all' | 'any', part: () => Condition): Condition {
    const parts = [part()];
    while (this.takes('name', word)) parts.push(part());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind, parts };
  }

  private any(depth: number): Condition {
    return this.joined('or', 'any', () => this.joined('and', 'all', () => this.one(depth)));
  }

  private one(depth: number): Condition {
    if (!this.takes('sign', '(')) return this.test();
    if (depth >= MAX_DEPTH) throw new ScopeFault(this.peek().at, say`括号最多 ${MAX_DEPTH} 层`);
    const inner = this.any(depth + 1);
    this.needs(')');
    return inner;
  }

  private test(): Condition {
    const { kind, value: field, at } = this.take();
    if (kind !== 'name') throw new ScopeFault(at, say`这里应为字段名`);
    this.tests += 1;
    if (this.tests > MAX_TESTS) throw new ScopeFault(at, say`条件最多 ${MAX_TESTS} 个`);
    if (this.takes('name', 'in')) return { kind: 'test', field, at, operator: 'in', operand: this.list() };
    const sign = this.take();
    if (sign.kind !== 'sign' || (sign.value !== '=' && sign.value !== '<>'))
      throw new ScopeFault(sign.at, say`这里应为 =、<> 或 in`);
    return { kind: 'test', field, at, operator: sign.value, operand: this.operand() };
  }

  private operand(): Operand {
    const { kind, value, at } = this.take();
    if (kind === 'text' || kind === 'number') return { values: [value] };
    const placeholder = placeholders.find((one) => one === value);
    if (kind === 'placeholder' && placeholder !== undefined) return { placeholder };
    if (kind === 'placeholder')
      throw new ScopeFault(
        at,
        say`没有名为“${`{${value}}`}”的占位符，可用的有：${placeholders.map((one) => `{${one}}`)}`,
      );
    throw new ScopeFault(at, say`这里应为带单引号的文本、数字或占位符`);
  }

  private list(): Operand {
    if (!this.takes('sign', '(')) {
      const { at } = this.peek();
      const operand = this.operand();
      if ('values' in operand) throw new ScopeFault(at, say`in 之后应为占位符或括号中的值`);
      return operand;
    }
    const values: string[] = [];
    do {
      const { at } = this.peek();
      const operand = this.operand();
      if (!('values' in operand)) throw new ScopeFault(at, say`括号中只能是文本或数字`);
      values.push(...operand.values);
    } while (this.takes('sign', ','));
    this.needs(')');
    return { values };
  }
}

/**
 * Parses a condition such as `griddingId in {myGrids} or createDept = {dept}`; throws a `ScopeFault` that says where it
 * is wrong.
 */
export const parseScope = (text: string): Condition => new Parser(text).whole();
