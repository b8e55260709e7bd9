/** What a package file says, as far as the kit needs it. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const foreign = /(?:\bfrom|\bimport)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^"']*)?["']/g;

/** Comments with examples, which import what their reader has. */
const comments = /^[ \t]*\/\*\*.*?\*\//gms;

/** Packages that the text of a module imports. */
export function importedPackages(text: string): string[] {
  return [...text.replaceAll(comments, '').matchAll(foreign)].flatMap(([, name]) => (name ? [name] : []));
}

/**
 * The package file of the packed kit: the version and ranges of the workspace, peers as it states them (a page must
 * hold one copy of each), exactly the packages that the packed files import, and doors to built files. `installed`
 * knows the version of a package that only declarations name.
 */
export function kitManifest(
  own: Manifest,
  imported: ReadonlySet<string>,
  installed: (name: string) => string,
): Record<string, unknown> {
  const peers = new Set(Object.keys(own.peerDependencies ?? {}));
  const ranges = { ...own.dependencies, ...own.peerDependencies };
  const range = (name: string) => ranges[name] ?? installed(name);
  const pick = (names: Iterable<string>) =>
    Object.fromEntries([...names].toSorted().map((name) => [name, range(name)]));
  return {
    name: own.name,
    version: own.version,
    description: 'Accessible components for the back offices of Chinese towns, in eleven themes.',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20.19' },
    sideEffects: [
      '**/*.css',
      '**/*.style.js',
      'theme/global.js',
      'theme/scale.js',
      'theme/visuallyHidden.js',
      'themes/*.js',
    ],
    exports: {
      './theme/global.css': './theme/global.css',
      './theme/*.css': { types: './theme/*.css.d.ts', default: './theme/*.js' },
      './theme/*': { types: './theme/*.d.ts', default: './theme/*.js' },
      './themes/*.css': './themes/*.css',
      './themes/*': { types: './themes/*.d.ts', default: './themes/*.js' },
      './locales/texts.json': './locales/texts.json',
      './locales/*': { types: './locales/*.d.ts', default: './locales/*.js' },
      './package.json': './package.json',
      './*': { types: './*/*.d.ts', default: './*/*.js' },
    },
    dependencies: pick([...imported].filter((name) => !peers.has(name) && name !== own.name)),
    peerDependencies: pick(peers),
  };
}
