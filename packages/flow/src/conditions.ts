import type { Expression } from './parse.ts';
import { readExpression } from './template.ts';

/**
 * How a rule looks at its variable; `true` and `false` are for yes or no, `empty` and `serverValues` ask for no value.
 */
export type RuleSign = '==' | '!=' | '>' | '>=' | '<' | '<=' | 'true' | 'false' | 'empty' | 'filled';

/** One line of a condition. */
export interface Rule {
  /** Name of the variable, with dots between the parts of one that has parts. */
  variable: string;
  sign: RuleSign;
  /** What it is compared with; '' for signs that ask for none. */
  value: string | number | boolean;
}

/** A condition in plain words: none, rules of which all or any hold, or an expression that no rules can say. */
export type Condition =
  | { kind: 'none' }
  | { kind: 'rules'; isAny: boolean; rules: readonly Rule[] }
  | { kind: 'raw'; text: string };

const COMPARING: ReadonlySet<string> = new Set(['==', '!=', '>', '>=', '<', '<=']);
const isComparing = (sign: string): sign is '==' | '!=' | '>' | '>=' | '<' | '<=' => COMPARING.has(sign);
/** Names that a rule can ask for. */
const NAME = /^[A-Za-z_\u4e00-\u9fff][\w\u4e00-\u9fff]*(?:\.[A-Za-z_\u4e00-\u9fff][\w\u4e00-\u9fff]*)*$/u;

function variableOf(node: Expression): string | null {
  if (node.is === 'name') return node.name;
  if (node.is !== 'part' || node.key.is !== 'value' || typeof node.key.value !== 'string') return null;
  const of = variableOf(node.of);
  return of === null ? null : `${of}.${node.key.value}`;
}

function valueOf(node: Expression): string | number | boolean | null {
  if (node.is === 'value') return node.value;
  return node.is === 'one' && node.sign === '-' && node.of.is === 'value' && typeof node.of.value === 'number'
    ? -node.of.value
    : null;
}

function ruleOf(node: Expression): Rule | null {
  const own = variableOf(node);
  if (own !== null) return NAME.test(own) ? { variable: own, sign: 'true', value: '' } : null;
  if (node.is === 'one' && node.sign === '!') {
    const inner = ruleOf(node.of);
    if (inner?.sign === 'true') return { ...inner, sign: 'false' };
    return inner?.sign === 'empty' ? { ...inner, sign: 'filled' } : null;
  }
  if (node.is === 'one' && node.sign === 'empty') {
    const variable = variableOf(node.of);
    return variable === null ? null : { variable, sign: 'empty', value: '' };
  }
  if (node.is !== 'two' || !isComparing(node.sign)) return null;
  const [variable, value] = [variableOf(node.left), valueOf(node.right)];
  return variable === null || value === null || !NAME.test(variable) ? null : { variable, sign: node.sign, value };
}

const chain = (node: Expression, sign: string): Expression[] =>
  node.is === 'two' && node.sign === sign ? [...chain(node.left, sign), ...chain(node.right, sign)] : [node];

/** Reads an expression of a flow into plain words. */
export function readCondition(text: string): Condition {
  if (text.trim() === '') return { kind: 'none' };
  const node = readExpression(text);
  if (node === null) return { kind: 'raw', text };
  const isAny = node.is === 'two' && node.sign === '||';
  const rules = chain(node, isAny ? '||' : '&&').map(ruleOf);
  const known = rules.filter((rule) => rule !== null);
  return known.length === rules.length ? { kind: 'rules', isAny, rules: known } : { kind: 'raw', text };
}

const quoted = (text: string) => `'${text.replaceAll(/[{}]/g, '').replaceAll(/['\\]/g, String.raw`\$&`)}'`;

function ruleText({ variable, sign, value }: Rule): string {
  if (sign === 'true') return variable;
  if (sign === 'false') return `!${variable}`;
  if (sign === 'empty') return `empty ${variable}`;
  if (sign === 'filled') return `!(empty ${variable})`;
  return `${variable} ${sign} ${typeof value === 'string' ? quoted(value) : String(value)}`;
}

/** Writes a condition as the expression that the server runs; rules without a good variable are left out. */
export function writeCondition(condition: Condition): string {
  if (condition.kind === 'none') return '';
  if (condition.kind === 'raw') return condition.text.trim();
  const rules = condition.rules.filter(({ variable }) => NAME.test(variable)).map(ruleText);
  return rules.length === 0 ? '' : `\${${rules.join(condition.isAny ? ' || ' : ' && ')}}`;
}

/** What was typed as a value: a number, yes or no, or text. */
export function typedValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text;
}

/**
 * Whether a rule asks what the last person decided: the server leaves it in `pass`, and files of BladeX also ask for
 * `flag`.
 */
export function asksDecision({ variable, sign, value }: Rule): 'agreed' | 'refused' | null {
  const isFlag = variable === 'flag' && value === 'ok';
  if ((variable === 'pass' && (sign === 'true' || (sign === '==' && value === true))) || (isFlag && sign === '=='))
    return 'agreed';
  return (variable === 'pass' && (sign === 'false' || (sign === '==' && value === false))) || (isFlag && sign === '!=')
    ? 'refused'
    : null;
}
