import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readCatalogue } from '@lattice/server/words/catalogue';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { binary } from './binary.ts';
import { importedPackages, kitManifest } from './kitManifest.ts';
import type { Manifest } from './kitManifest.ts';
import { manifestOf, packFolder, runScript } from './packFolder.ts';
import { root } from './root.ts';

const home = path.join(root, 'packages/ui');

/** The folder of the built kit. */
export const kitFolder = path.join(home, 'dist');

/** Packages that built files import; where only declarations come from DefinitelyTyped, those as well. */
function imported(own: Manifest): Set<string> {
  const files = globSync('**/*.{js,ts}', { cwd: kitFolder });
  const names = new Set(files.flatMap((file) => importedPackages(readFileSync(path.join(kitFolder, file), 'utf8'))));
  for (const name of names) {
    const typed = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
    if (!own.peerDependencies?.[name] && existsSync(path.join(root, 'node_modules', typed))) names.add(typed);
  }
  return names;
}

/** Writes the declarations of what is not TypeScript of the kit: themes and languages. */
function declareData(): void {
  for (const file of globSync('{themes,locales}/*.js', { cwd: kitFolder })) {
    const text = file.startsWith('themes')
      ? "import type { Theme } from '../theme/defineTheme.ts';\n" +
        '/** The theme as code sees it. */\nexport declare const theme: Theme;\n'
      : "import type { Messages } from '@lingui/core';\n" +
        '/** The compiled texts of the kit in this language. */\n' +
        'export declare const messages: Messages;\n';
    writeFileSync(path.join(kitFolder, file.replace(/\.js$/, '.d.ts')), text);
  }
}

/**
 * Puts the declarations beside the built modules; those of packages of this repository become part of the kit, so
 * imports of them become relative.
 */
function placeDeclarations(): void {
  const made = path.join(kitFolder, '.types');
  cpSync(path.join(made, 'ui/src'), kitFolder, { recursive: true });
  for (const part of ['flow', 'geometry'])
    cpSync(path.join(made, part, 'src'), path.join(kitFolder, part), { recursive: true });
  rmSync(made, { recursive: true });
  for (const file of globSync('**/*.d.ts', { cwd: kitFolder })) {
    const text = readFileSync(path.join(kitFolder, file), 'utf8');
    const top = path.posix.relative(path.posix.dirname(file.replaceAll(path.sep, '/')), '.');
    const relative = text.replaceAll(/(['"])@lattice\/(flow|geometry)\/([\w/]+)\1/g, `$1${top}/$2/$3.ts$1`);
    if (relative !== text) writeFileSync(path.join(kitFolder, file), relative);
  }
}

/**
 * Writes the Chinese texts of the kit as keys of `catalogue`, which whoever adds a language translates: those of the
 * built catalogue, which holds what components show.
 */
function listTexts(): void {
  const load = createRequire(import.meta.url);
  const { messages } = load(path.join(kitFolder, 'locales/zh.js')) as { messages: Readonly<Record<string, unknown>> };
  const texts = readCatalogue(path.join(root, 'locales/zh.po'))
    .filter(({ source, context }) => (generateMessageId(source, context) as string) in messages)
    .map(({ source, context }) => (context === '' ? source : `${context}\u0004${source}`));
  writeFileSync(path.join(kitFolder, 'locales/texts.json'), `${JSON.stringify(texts, null, 2)}\n`);
}

/** Builds the kit and packs it into the folder given; answers the path of the tarball. */
export function packKit(target: string): string {
  runScript(path.join(root, 'node_modules/vite/bin/vite.js'), ['build'], home);
  runScript(binary('typescript', 'tsc'), ['-p', 'tsconfig.build.json'], home);
  placeDeclarations();
  declareData();
  listTexts();
  const own = manifestOf(home);
  const manifest = kitManifest(own, imported(own), (name) => manifestOf(path.join(root, 'node_modules', name)).version);
  return packFolder(home, manifest, target);
}
