import { parseFile } from './parseFile.ts';
import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

interface Node {
  type: string;
  [part: string]: unknown;
}

const han = /\p{Script=Han}/u;
/** Macros of lingui, whose texts are in the catalogues: tags and functions, and elements. */
const macros = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage']);
const elements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nameOf = (value: unknown): unknown => (isNode(value) ? value.name : undefined);

function isTranslated({ type, tag, callee, openingElement }: Node): boolean {
  if (type === 'TaggedTemplateExpression') return macros.has(String(nameOf(tag)));
  if (type === 'CallExpression') return macros.has(String(nameOf(callee)));
  return type === 'JSXElement' && isNode(openingElement) && elements.has(String(nameOf(openingElement.name)));
}

function textOf({ type, value }: Node): string {
  if (type === 'TemplateElement')
    return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : '';
}

/** Chinese texts at or below a value that no macro of lingui holds. */
function plain(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(plain);
  if (!isNode(value) || isTranslated(value)) return [];
  const text = textOf(value);
  return han.test(text) ? [text.trim()] : Object.values(value).flatMap(plain);
}

/** Chinese in components and screens that stays Chinese in every language. */
export function plainTexts(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(
      ({ path }) => /^packages\/(?:ui|app)\/src\/.+\.tsx$/.test(path) && !isProof(path) && !path.includes('/fixtures/'),
    )
    .flatMap((file) =>
      plain(parseFile(file).program).map((text) => ({
        path: file.path,
        message: `shows “${text.slice(0, 30)}” as it is, so it stays Chinese in every language. Write it with a macro of lingui (t, msg, Trans).`,
      })),
    );
}
