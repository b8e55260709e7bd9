import { builtinModules } from 'node:module';
import { importsOf } from './imports.ts';
import { resolveImport } from './resolveImport.ts';
import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function declared({ name, dependencies, devDependencies, peerDependencies }: Manifest): string[] {
  return [...(name ? [name] : []), ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })];
}

/**
 * Imports of packages that the importing package does not declare; tests, stories and the house may use what any
 * package file declares.
 */
export function undeclared(files: readonly SourceFile[]): Finding[] {
  const manifests = new Map(
    files
      .filter(({ path }) => /(?:^|\/)package\.json$/.test(path))
      .map(({ path, source }) => [path, declared(JSON.parse(source) as Manifest)]),
  );
  const anywhere = new Set([...manifests.values()].flat());
  return files.flatMap((file) => {
    const home = /^packages\/[^/]+\/(?=src\/)/.exec(file.path)?.[0];
    const own = home && !isProof(file.path) ? new Set(manifests.get(`${home}package.json`)) : anywhere;
    return importsOf(file).flatMap(({ specifier }) => {
      const target = resolveImport(file.path, specifier);
      const name = target.kind === 'package' ? target.name : /^@lattice\/\w+/.exec(specifier)?.[0];
      if (!name || own.has(name) || builtinModules.includes(name) || name.startsWith('virtual:')) return [];
      return [
        {
          path: file.path,
          message:
            `imports ${specifier}, which ${home ? `${home}package.json` : 'no package.json'} ` +
            'does not declare, so it works only by the accident of where npm puts it. ' +
            `Declare ${name} there or do without.`,
        },
      ];
    });
  });
}
