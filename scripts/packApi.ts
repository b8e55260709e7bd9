import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binary } from './binary.ts';
import { importedPackages } from './kitManifest.ts';
import { manifestOf, packFolder, runScript } from './packFolder.ts';
import { root } from './root.ts';

const home = path.join(root, 'packages/api');

/** The folder of the built client. */
export const apiFolder = path.join(home, 'dist');

const ownImport = /((?:from |import\(|module )(["'])\.[^"']+)\.ts\2/g;
const partImport = /(["'])@lattice\/geometry\/(\w+)\1/g;

/** Puts the modules of the contract at the top of the folder, and beside them the part of this repository they use. */
function placeModules(): void {
  const made = path.join(apiFolder, '.made');
  cpSync(path.join(made, 'api/src'), apiFolder, { recursive: true });
  cpSync(path.join(made, 'geometry/src'), path.join(apiFolder, 'geometry'), { recursive: true });
  rmSync(made, { recursive: true });
}

/**
 * Imports of the part become relative; declarations name their neighbours as the modules do, so that every way of
 * resolving finds them.
 */
function renameImports(): void {
  for (const file of globSync('**/*.{js,d.ts}', { cwd: apiFolder })) {
    const place = path.join(apiFolder, file);
    const top = path.posix.relative(path.posix.dirname(file.replaceAll(path.sep, '/')), '.') || '.';
    const text = readFileSync(place, 'utf8').replaceAll(partImport, `$1${top}/geometry/$2.js$1`);
    writeFileSync(place, file.endsWith('.d.ts') ? text.replaceAll(ownImport, '$1.js$2') : text);
  }
}

/** The packages that the built modules import, with their versions. */
function imported(): Record<string, string> {
  const versions = {
    ...manifestOf(path.join(root, 'packages/geometry')).dependencies,
    ...manifestOf(home).dependencies,
  };
  const texts = globSync('**/*.js', { cwd: apiFolder }).map((file) => readFileSync(path.join(apiFolder, file), 'utf8'));
  const names = new Set(texts.flatMap(importedPackages));
  return Object.fromEntries(Object.entries(versions).filter(([name]) => names.has(name)));
}

/** Builds the client with all calls as Markdown and packs it into the folder given; answers the path of the tarball. */
export function packApi(target: string): string {
  rmSync(apiFolder, { recursive: true, force: true });
  runScript(binary('typescript', 'tsc'), ['-p', 'tsconfig.build.json'], home);
  placeModules();
  renameImports();
  runScript(path.join(root, 'scripts/callPages/write.ts'), [apiFolder], root);
  const { name, version } = manifestOf(home);
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
      dependencies: imported(),
    },
    target,
  );
}
