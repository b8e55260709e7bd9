import { importsOf } from './imports.ts';
import { resolveImport } from './resolveImport.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

function graphOf(files: readonly SourceFile[]): Map<string, string[]> {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => {
      const targets = importsOf(file).filter(({ isType }) => !isType).map(({ specifier }) => resolveImport(file.path, specifier));
      return [file.path, targets.flatMap((target) => (target.kind === 'file' && paths.has(target.path) ? [target.path] : []))];
    }),
  );
}

/** Files that load each other in a circle; imports of types do not count. */
export function cycles(files: readonly SourceFile[]): Finding[] {
  const graph = graphOf(files);
  const done = new Set<string>();
  const found: Finding[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const circle = [...trail.slice(start), path].join(' → ');
      found.push({ path, message: `loads itself in a circle (${circle}), so the order in which modules run decides whether it works. Move what both ends need into a module of its own.` });
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}
