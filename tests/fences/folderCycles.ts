import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { resolveImport } from './resolveImport.ts';
import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const root = 'packages/app/src';

interface Edge {
  from: string;
  to: string;
  /** The file that imports. */
  path: string;
  /** The file it imports. */
  target: string;
}

/**
 * The import as an edge between two neighbours: the folders, or the files of the common folder itself, below which the
 * two files stand.
 */
function edgeOf(path: string, target: string): Edge | undefined {
  const [ours, theirs] = [path, target].map((file) => posix.dirname(posix.relative(root, file)).split('/'));
  if (ours === undefined || theirs === undefined || ours.join('/') === theirs.join('/')) return undefined;
  const common = ours.findIndex((part, at) => part !== theirs[at]);
  const at = common < 0 ? ours.length : common;
  const node = (parts: readonly string[]) => [root, ...parts.slice(0, at), parts[at] ?? '.'].join('/');
  return { from: node(ours), to: node(theirs), path, target };
}

/**
 * Folders of the application that import each other in a circle; imports of types count, those of stories, tests and
 * fixtures do not.
 */
export function folderCycles(files: readonly SourceFile[]): Finding[] {
  const edges = files
    .filter(({ path }) => path.startsWith(`${root}/`) && !isProof(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier }) => {
        const target = resolveImport(file.path, specifier);
        return target.kind === 'file' && target.path.startsWith(`${root}/`)
          ? (edgeOf(file.path, target.path) ?? [])
          : [];
      }),
    );
  const next = new Map<string, Edge[]>();
  for (const edge of edges) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  const found: Finding[] = [];
  const done = new Set<string>();
  const walk = (node: string, trail: readonly Edge[]): void => {
    const start = trail.findIndex(({ from }) => from === node);
    const first = trail[start];
    if (first !== undefined) {
      const circle = trail.slice(start).map(({ path, target }) => `${path} → ${target}`);
      found.push({
        path: first.path,
        message:
          `is part of a circle of folders (${circle.join(', ')}), so neither can be read or ` +
          'changed without the other. Move what both need into a folder below both.',
      });
      return;
    }
    if (done.has(node)) return;
    for (const edge of next.get(node) ?? []) walk(edge.to, [...trail, edge]);
    done.add(node);
  };
  for (const node of next.keys()) walk(node, []);
  return found;
}
