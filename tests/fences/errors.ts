import { parseFile } from './parseFile.ts';
import { isCode, isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const published = /^packages\/(?:api|flow|geometry|ui)\/src\//;

/** Whether a part of the syntax makes an error that leaves it, functions inside left out. */
function throwsAnew(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(throwsAnew);
  if (typeof part !== 'object' || part === null) return false;
  const { type, argument, handler, finalizer } = part as {
    type?: string;
    argument?: { type?: string };
    handler?: unknown;
    finalizer?: unknown;
  };
  if (type === 'TryStatement' && handler) return throwsAnew([handler, finalizer]);
  if (type === 'ThrowStatement') return argument?.type === 'NewExpression';
  return !type?.includes('Function') && Object.values(part).some(throwsAnew);
}

/** Functions of a declaration: their bodies. */
function bodiesOf(declaration: unknown): unknown[] {
  const {
    type,
    body,
    declarations = [],
  } = declaration as {
    type: string;
    body?: unknown;
    declarations?: { init?: { type?: string; body?: unknown } | null }[];
  };
  return type === 'FunctionDeclaration'
    ? [body]
    : declarations.flatMap(({ init }) => (init?.type?.includes('Function') ? [init.body] : []));
}

/** Exported functions of the packages for others that throw an error of their own, and do not say which and when. */
export function unnamedErrors(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file) && published.test(file.path) && !isProof(file.path))
    .flatMap((file) => {
      const { program, comments } = parseFile(file);
      return program.body.flatMap((node) => {
        if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
        const above = comments.findLast(({ end }) => end <= node.start);
        if (above?.value.includes('@throws {') || !bodiesOf(node.declaration).some(throwsAnew)) return [];
        const text = file.source.slice(node.start, file.source.indexOf('\n', node.start)).slice(0, 60);
        return [
          {
            path: file.path,
            message:
              `exports "${text}", which throws, and does not say so, so callers are surprised. ` +
              'Add to its comment: @throws {Error} Where ….',
          },
        ];
      });
    });
}
