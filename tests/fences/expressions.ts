import { processorMs } from '@lattice/geometry/fixtures/processorMs';
import { isCode, isProof, type SourceFile } from './SourceFile.ts';
import { parseFile } from './parseFile.ts';

/** A regular expression of the product, and where it is written first. */
export interface Expression {
  path: string;
  source: string;
  flags: string;
}

interface SyntaxNode {
  type?: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

/** The text of a string, or of a template with nothing to put in; String.raw keeps its backslashes. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TaggedTemplateExpression') return textOf({ ...(node.quasi as SyntaxNode), isRaw: true });
  if (node.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length > 0) return null;
  const [part] = node.quasis as { value: { raw: string; cooked: string } }[];
  return (node.isRaw === true ? part?.value.raw : part?.value.cooked) ?? null;
}

/** Expressions of a node: a literal, `new RegExp` of a text, or the `pattern` of a field. */
function written(node: SyntaxNode): { source: string; flags: string } | null {
  if (node.type === 'Literal' && isNode(node.regex))
    return { source: String(node.regex.pattern), flags: String(node.regex.flags) };
  if (node.type === 'NewExpression' && isNode(node.callee) && node.callee.name === 'RegExp') {
    const [source, flags] = node.arguments as unknown[];
    const text = textOf(source);
    return text === null ? null : { source: text, flags: textOf(flags) ?? '' };
  }
  if (node.type === 'Property' && isNode(node.key) && node.key.name === 'pattern') {
    const text = textOf(node.value);
    return text === null ? null : { source: text, flags: 'u' };
  }
  return null;
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (!isNode(value)) return;
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit);
    return;
  }
  if (typeof value.type === 'string') visit(value);
  for (const [key, inner] of Object.entries(value)) if (key !== 'parent' && key !== 'regex') walk(inner, visit);
}

/** All regular expressions that the product runs, each once. */
export function expressionsOf(files: readonly SourceFile[]): Expression[] {
  const found = new Map<string, Expression>();
  for (const file of files) {
    if (!isCode(file) || isProof(file.path) || !/^(?:packages|locales)\//.test(file.path)) continue;
    walk(parseFile(file).program, (node) => {
      const one = written(node);
      const key = one === null ? '' : `/${one.source}/${one.flags}`;
      if (one !== null && !found.has(key)) found.set(key, { path: file.path, ...one });
    });
  }
  return [...found.values()];
}

/** Texts that make backtracking expressions slow: one sign again and again, and what an expression begins with. */
function hardTexts(source: string, size: number): string[] {
  const start = /^\^?((?:[^\\[\](){}?*+|.^$/]|\\[/.-])+)/.exec(source)?.[1]?.replaceAll('\\', '') ?? '';
  const parts = [
    ' ',
    'a',
    '1',
    '<',
    '"',
    '(',
    '{',
    ':',
    '\n',
    'a ',
    'a="',
    ...(start === '' ? [] : [start, `${start} `]),
  ];
  return parts.map((part) => part.repeat(Math.ceil(size / part.length)));
}

/** The longest time, in milliseconds, that an expression takes to be looked for in such texts of a size. */
export function slowestMs({ source, flags }: Pick<Expression, 'source' | 'flags'>, size: number): number {
  const expression = new RegExp(source, flags);
  return Math.max(...hardTexts(source, size).map((text) => processorMs(() => text.replace(expression, ''))));
}
