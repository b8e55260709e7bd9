import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { oldestBrowsers, sharedPlugins } from '../../vite.shared.ts';
import { keepStyles } from './keepStyles.ts';
import { keepWorkers } from './keepWorkers.ts';
import { kitCatalogue } from './kitCatalogue.ts';
import { markClients } from './markClients.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isOwn = (name: string) => name.startsWith('@lattice/');

/** Packages that a package of this repository and its parts import; the parts become part of the kit. */
function importedBy(part: string): string[] {
  const file = `${root}packages/${part}/package.json`;
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Partial<
    Record<'dependencies' | 'peerDependencies', Record<string, string>>
  >;
  return Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) =>
    isOwn(name) ? importedBy(name.replace('@lattice/', '')) : name,
  );
}

/** Packages that stay imports. */
const foreign = [...new Set(importedBy('ui'))];

/** True for React, and for packages that need it beside them. */
function needsReact(name: string): boolean {
  if (/^react(?:-dom)?$/.test(name)) return true;
  const file = `${root}node_modules/${name}/package.json`;
  const { peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return 'react' in peerDependencies;
}

/** Entries of the published kit by name: each component, the parts of the theme, each theme, each language. */
function entries(): Record<string, string> {
  const components = globSync('packages/ui/src/*/*.tsx', { cwd: root }).filter((file) =>
    /\/(\w+)\/\1\.tsx$/.test(file),
  );
  const theme = globSync('packages/ui/src/theme/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const rest = globSync(['themes/*.css.ts', 'locales/*.po'], { cwd: root });
  const name = (file: string) => file.replace(/^packages\/ui\/src\//, '').replace(/\.(?:css\.ts|tsx?|po)$/, '');
  return Object.fromEntries([...components, ...theme, ...rest].map((file) => [name(file), `${root}${file}`]));
}

/** Where a style sheet goes: beside the module it belongs to. */
function sheetName(original: string): string {
  return original
    .replace(/^.*?packages\/ui\/src\/|^.*?(?=themes\/)|^src\//, '')
    .replace(/\.css\.ts\.vanilla\.css$/, '.css');
}

export default defineConfig({
  // A text that a catalogue lacks is shown as it is in the code, not as an id.
  plugins: [
    ...sharedPlugins({ keepsSource: true }),
    keepStyles(),
    keepWorkers(),
    kitCatalogue(),
    markClients(needsReact),
  ],
  publicDir: false,
  logLevel: 'error',
  build: {
    target: [...oldestBrowsers],
    emptyOutDir: true,
    minify: false,
    cssCodeSplit: true,
    lib: { entry: entries(), formats: ['es'] },
    rolldownOptions: {
      external: new RegExp(`^(?:${foreign.join('|')})(?:/.*)?$`),
      output: {
        preserveModules: true,
        preserveModulesRoot: `${root}packages/ui/src`,
        // Named `X.css.js`, a module of styles would be taken by the vanilla-extract plugin of whoever uses the kit.
        entryFileNames: ({ name }) =>
          `${name.replace(/^packages\/(api|flow|geometry)\/src\//, '$1/').replace(/\.css$/, '.style')}.js`,
        assetFileNames: ({ originalFileNames, names }) => sheetName(originalFileNames[0] ?? names[0] ?? 'style.css'),
      },
    },
  },
});
