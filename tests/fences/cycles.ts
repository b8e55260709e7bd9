import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { resolveImport } from './resolveImport.ts';
import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

/** Packages without circles of folders, and without circles of files even by types. */
export const LAYERED: readonly string[] = ['server'];

const isLayered = (path: string) => LAYERED.some((name) => path.startsWith(`packages/${name}/src/`));

type Graph = ReadonlyMap<string, readonly string[]>;

/** Files by what they import; imports of types count where `countsTypes` says so. */
function filesOf(files: readonly SourceFile[], countsTypes: (path: string) => boolean): Graph {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => {
      const targets = importsOf(file)
        .filter(({ isType }) => !isType || countsTypes(file.path))
        .map(({ specifier }) => resolveImport(file.path, specifier));
      return [
        file.path,
        targets.flatMap((target) => (target.kind === 'file' && paths.has(target.path) ? [target.path] : [])),
      ];
    }),
  );
}

/** One circle for each edge that closes one, from its first node to its first again. */
function circlesOf(graph: Graph): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (node: string, trail: readonly string[]): void => {
    const start = trail.indexOf(node);
    if (start >= 0) {
      found.push([...trail.slice(start), node]);
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return found;
}

/** Files that load each other in a circle; imports of types count in layered packages. */
export function cycles(files: readonly SourceFile[]): Finding[] {
  return circlesOf(filesOf(files, isLayered)).map((circle) => ({
    path: circle[0] ?? '',
    message:
      `loads itself in a circle (${circle.join(' → ')}), so the order in which modules run ` +
      'decides whether it works. Move what both ends need into a module of its own.',
  }));
}

/**
 * Folders of layered packages, each without those below it, that import each other in a circle, by values or types;
 * tests and fixtures do not count.
 */
export function singleFolderCycles(files: readonly SourceFile[]): Finding[] {
  const product = files.filter(({ path }) => isLayered(path) && !isProof(path));
  const edges = new Map<string, Map<string, readonly [path: string, target: string]>>();
  for (const [path, targets] of filesOf(product, () => true))
    for (const target of targets) {
      const [from, to] = [posix.dirname(path), posix.dirname(target)];
      const known = edges.get(from) ?? new Map<string, readonly [path: string, target: string]>();
      if (from !== to && !known.has(to)) edges.set(from, known.set(to, [path, target]));
    }
  const graph = new Map([...edges].map(([from, targets]) => [from, [...targets.keys()]]));
  return circlesOf(graph).map((circle) => {
    const steps = circle.slice(1).flatMap((to, at) => [edges.get(circle[at] ?? '')?.get(to) ?? []]);
    return {
      path: steps[0]?.[0] ?? '',
      message:
        'stands in a folder that imports itself in a circle, so none of them can be read or ' +
        'tested ' +
        `alone: ${steps.map(([path, target]) => `${path} imports ${target}`).join('; ')}. Move ` +
        'what the lower folder needs into it, or pass it in.',
    };
  });
}
