import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binary } from './binary.ts';
import { manifestOf, packFolder, runScript } from './packFolder.ts';
import { root } from './root.ts';

const home = path.join(root, 'packages/api');

/** The folder of the built client. */
export const apiFolder = path.join(home, 'dist');

const ownImport = /((?:from |import\(|module )(["'])\.[^"']+)\.ts\2/g;

/** Declarations name their neighbours as the modules do, so that every way of resolving finds them. */
function renameImports(): void {
  for (const file of globSync('**/*.d.ts', { cwd: apiFolder })) {
    const place = path.join(apiFolder, file);
    writeFileSync(place, readFileSync(place, 'utf8').replaceAll(ownImport, '$1.js$2'));
  }
}

/** Builds the client with all calls as Markdown and packs it into the folder given; answers the path of the tarball. */
export function packApi(target: string): string {
  rmSync(apiFolder, { recursive: true, force: true });
  runScript(binary('typescript', 'tsc'), ['-p', 'tsconfig.build.json'], home);
  renameImports();
  runScript(path.join(root, 'scripts/callPages/write.ts'), [apiFolder], root);
  const { name, version, dependencies } = manifestOf(home);
  return packFolder(
    home,
    {
      name,
      version,
      description: 'The calls of BladeX back offices for towns as data, with a typed client for Node and browsers.',
      license: 'MIT',
      type: 'module',
      engines: { node: '>=20' },
      sideEffects: ['./field.js', './kinds/*.js'],
      exports: { './package.json': './package.json', './*': { types: './*.d.ts', default: './*.js' } },
      dependencies,
    },
    target,
  );
}
