import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { resolveImport } from './resolveImport.ts';
import { isCode, isFixture, isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

/** Most source files that may stand side by side in a folder; stories and tests do not count. */
export const MAX_FILES = 24;

/**
 * Packages whose folders are divided; folders whose files are named by address are not, since each file there is found
 * by its name alone.
 */
const divided: readonly RegExp[] = [/^packages\/(?:app|ui)\/src\//, /^packages\/server\/src\/(?!(?:handlers|seeds)\/)/];
const isDivided = (path: string) => divided.some((folder) => folder.test(path));

/** Folders with more than `MAX_FILES` source files side by side. */
export function crowdedFolders(files: readonly SourceFile[]): Finding[] {
  const folders = new Map<string, string[]>();
  for (const file of files.filter((one) => isCode(one) && isDivided(one.path) && !isStoryOrTest(one.path))) {
    const folder = posix.dirname(file.path);
    folders.set(folder, [...(folders.get(folder) ?? []), file.path]);
  }
  return [...folders].flatMap(([folder, [path = folder, ...rest]]) =>
    rest.length < MAX_FILES
      ? []
      : [
          {
            path,
            message:
              `stands in ${folder} beside ${rest.length} other source files; at ` +
              `most ${MAX_FILES} files are allowed in a folder. Put files that belong together ` +
              'into a folder named after what they do.',
          },
        ],
  );
}

const isStoryOrTest = (path: string) => /\.(?:stories|test)\.tsx?$/.test(path);
const isEntry = (path: string) => /\/(\w+)\/\1\.tsx$/.test(path);
const isGuarded = (path: string) => /^packages\/(?:ui|app|server)\/src\//.test(path);

/** Fixtures that product code imports, and modules outside of `fixtures/` that only stories and tests import. */
export function misplacedFixtures(files: readonly SourceFile[]): Finding[] {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const { specifier } of importsOf(file)) {
      const target = resolveImport(file.path, specifier);
      if (target.kind === 'file') importers.set(target.path, [...(importers.get(target.path) ?? []), file.path]);
    }
  return files
    .filter(({ path }) => isGuarded(path))
    .flatMap(({ path }) => {
      const users = importers.get(path) ?? [];
      const products = users.filter((user) => !isProof(user));
      if (isFixture(path))
        return products.map((user) => ({
          path: user,
          message:
            `imports ${path}, a fixture of stories and tests, so example data is shipped. Move ` +
            'what the product needs out of fixtures/.',
        }));
      return isProof(path) || isEntry(path) || users.length === 0 || products.length > 0
        ? []
        : [
            {
              path,
              message:
                'is imported by stories and tests alone, but stands among product files. ' +
                'Move it into a folder fixtures/ beside them, or delete it.',
            },
          ];
    });
}
