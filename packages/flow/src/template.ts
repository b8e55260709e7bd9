import { checkCalls, evaluate, textOf, toBoolean, type Variables, variablesOf } from './evaluate.ts';
import { ExpressionError } from './ExpressionError.ts';
import { type Expression, parse } from './parse.ts';

const EACH = /[$#]\{((?:[^$#}]|[$#](?!\{))*)\}/g;
const WHOLE = /^\s*[$#]\{([^{}]*)\}\s*$/;

/**
 * What stands between the braces of a text that is one expression, such as `${days > 3}`; null where it is anything
 * else.
 */
export const insideBraces = (text: string): string | null => WHOLE.exec(text)?.[1] ?? null;

/**
 * Checks a text with expressions in braces without evaluating it.
 *
 * @throws {ExpressionError} Where an expression cannot be read or calls an unknown function.
 */
export function checkTemplate(text: string): void {
  const rest = text.replaceAll(EACH, (_, source: string) => {
    checkCalls(parse(source));
    return '';
  });
  if (/[$#]\{/.test(rest)) throw new ExpressionError('openBrace');
}

const orNull = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
};

/** Whether a text is plain, or all its expressions can be read. */
export const isValidTemplate = (text: string): boolean => orNull(() => checkTemplate(text)) !== null;

/** Reads a text that is one expression with its braces; null where it is anything else or cannot be read. */
export function readExpression(text: string): Expression | null {
  const inside = insideBraces(text);
  return inside === null
    ? null
    : orNull(() => {
        const node = parse(inside);
        checkCalls(node);
        return node;
      });
}

/**
 * The value of a text: that of its one expression, or the text with the values of its expressions filled in.
 *
 * @throws {ExpressionError} Where one cannot be read or has no value.
 *
 * @example
 *   ```ts
 *   import { evaluateTemplate } from '@lattice/flow/template';
 *
 *   const isLong = evaluateTemplate('${days > 3}', new Map([['days', 5]])); // true
 *   const words = evaluateTemplate('请假 ${days} 天', new Map([['days', 5]])); // '请假 5 天'
 *   ```
 */
export function evaluateTemplate(text: string, variables: Variables): unknown {
  const inside = insideBraces(text);
  if (inside !== null) return evaluate(parse(inside), variables);
  return text.replaceAll(EACH, (_, source: string) => textOf(evaluate(parse(source), variables)));
}

/** Whether an expression holds. */
export const evaluateCondition = (node: Expression, variables: Variables): boolean =>
  toBoolean(evaluate(node, variables));

/** Names of the variables that a text reads, in order. */
export function templateVariables(text: string): string[] {
  const read = [...text.matchAll(EACH)].flatMap(([one]) => {
    const node = readExpression(one);
    return node === null ? [] : variablesOf(node);
  });
  return [...new Set(read)];
}
