import { parseFile } from './parseFile.ts';
import { isCode } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Most characters of a line; the formatter keeps it for code, this fence for texts and comments as well. */
export const MAX_WIDTH = 120;

/** Data by its place: start data, tables of names that a person reads as a table. */
const data = /\/seeds\/|^tests\/bench\/peers\//;
/** What breaks nowhere: a picture written out, an address. */
const unbroken = /<svg\b|data:image\/|https?:\/\/\S{80,}/;
/** Chinese words that catalogues know by the text as it stands. */
const han = /\p{Script=Han}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Whether a literal may be longer than a line: a regular expression, a picture or an address, which no break leaves
 * readable, and a label of a definition, which catalogues know as it stands.
 */
function mayBeLong({ type, value, regex }: Node, text: string, path: string): boolean {
  if (type === 'Literal' && regex !== undefined) return true;
  if (type === 'Literal' && typeof value === 'string')
    return unbroken.test(value) || (path.startsWith('packages/api/src/resources/') && han.test(value));
  return type === 'TemplateLiteral' && unbroken.test(text);
}

/** The places of literals that may be longer than a line. */
function longLiterals(value: unknown, { path, source }: SourceFile): (readonly [start: number, end: number])[] {
  if (Array.isArray(value)) return value.flatMap((one) => longLiterals(one, { path, source }));
  if (!isNode(value)) return [];
  if (mayBeLong(value, source.slice(value.start, value.end), path)) return [[value.start, value.end]];
  return Object.values(value).flatMap((one) => longLiterals(one, { path, source }));
}

/** Lines that do not fit beside another file on a screen. */
export function longLines(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => (isCode(file) || file.path.endsWith('.js')) && !data.test(file.path))
    .flatMap((file) => {
      const lines = file.source.split('\n');
      if (lines.every((line) => line.length <= MAX_WIDTH)) return [];
      const kept = longLiterals(parseFile(file).program, file);
      let at = 0;
      return lines.flatMap((line, number) => {
        const start = at;
        at += line.length + 1;
        const isKept = kept.some(([from, to]) => from < at && to >= start + MAX_WIDTH);
        if (line.length <= MAX_WIDTH || isKept) return [];
        return [
          {
            path: file.path,
            message:
              `has ${line.length} characters in line ${number + 1}, at most ${MAX_WIDTH} are allowed, so that it is ` +
              'read without scrolling. Break the comment, the text with +, or the SQL before a clause.',
          },
        ];
      });
    });
}
