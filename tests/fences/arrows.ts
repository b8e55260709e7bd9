import { importsOf } from './imports.ts';
import { resolveImport } from './resolveImport.ts';
import { isProof } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

interface Zone {
  name: string;
  /** Files that belong to it; the first zone that matches wins. */
  files: RegExp;
  /** Files of the repository it may import. */
  may: RegExp;
  /** The same in words. */
  rule: string;
  /** Packages from outside it may import; all that are declared when not stated. */
  packages?: readonly string[];
  /** Whether it may use what only Node has. */
  node: boolean;
}

/** How the town tells time: of the contract, the part that knows no endpoint. */
const townTime = String.raw`packages/api/src/townTime\.ts$`;

const entry = 'packages/(?:ui/src/(?:theme/.+|(\\w+)/\\1\\.tsx)|(?:api|flow|geometry|server|app)/src/.+)$';

const zones: readonly Zone[] = [
  {
    name: 'themes',
    files: /^themes\//,
    may: /^packages\/ui\/src\/theme\//,
    rule: 'a theme states seeds and imports the theme part of the kit alone',
    packages: [],
    node: false,
  },
  {
    name: 'locales',
    files: /^locales\//,
    may: /^$/,
    rule: 'locales hold catalogues and import nothing',
    packages: [],
    node: false,
  },
  {
    name: 'ui',
    files: /^packages\/ui\/src\//,
    may: new RegExp(`^(?:packages/(?:ui|flow|geometry)/src/|${townTime})`),
    rule: 'the kit knows no endpoint, no route and no store, and of the contract the time of the town alone',
    node: false,
  },
  {
    name: 'api',
    files: /^packages\/api\/src\//,
    may: /^packages\/(?:api|geometry)\/src\//,
    rule: 'the contract knows neither looks nor server, and at run time wretch and polyclip-ts alone',
    packages: ['wretch', 'polyclip-ts'],
    node: false,
  },
  {
    name: 'flow',
    files: /^packages\/flow\/src\//,
    may: new RegExp(`^(?:packages/flow/src/|${townTime})`),
    rule: 'the language of processes is for designer and server, and knows neither, but the time of the town',
    packages: [],
    node: false,
  },
  {
    name: 'geometry',
    files: /^packages\/geometry\/src\//,
    may: /^packages\/geometry\/src\//,
    rule: 'geometries are read and judged the same for kit and contract, and know neither',
    packages: ['robust-predicates', 'saxen'],
    node: false,
  },
  {
    name: 'server',
    files: /^packages\/server\/src\//,
    may: /^(?:packages\/(?:(?:server|flow|geometry)\/src\/|api\/src\/(?!transport\.ts$))|locales\/languages\.ts$)/,
    rule:
      'the server reads the contract, its resources and the table of languages, never the ' +
      'client’s transport, the kit or the application',
    node: true,
  },
  {
    name: 'samples of the application',
    files: /^packages\/app\/src\/fixtures\//,
    may: new RegExp(
      [
        String.raw`^(?:packages/(?:app|api|ui)/src|themes|locales)/`,
        String.raw`^packages/server/src/(?:seeds/.+\.(?:tsv|xml)|domain/dictionaries/tones\.ts)$`,
      ].join('|'),
    ),
    rule:
      'fixtures of the application may show the start data of the server: dictionaries with ' +
      'their tones, and drawn processes',
    node: false,
  },
  {
    name: 'app',
    files: /^packages\/app\/src\//,
    may: /^(?:packages\/(?:app|api|ui)\/src|themes|locales)\//,
    rule: 'the application uses kit and contract and reaches the server over the wire',
    node: false,
  },
  {
    name: 'mirrors',
    files: /^tests\/(?:server\/)?\w+Mirror\.test\.ts$/,
    may: /^(?:packages|tests)\//,
    rule: 'a mirror test holds two parts to each other that may not know each other',
    node: true,
  },
  {
    name: 'drawn kinds',
    files: /^tests\/ssr\/fieldKind\.test\.ts$/,
    may: /^(?:packages|tests)\//,
    rule: 'a field kind that follows CONTRIBUTING.md stands in the kit itself',
    node: true,
  },
  {
    name: 'the house',
    files: /^/,
    may: new RegExp(`^(?!packages/[^/]+/src/|\\.\\.)|^${entry}`),
    rule: 'tests, scripts and Storybook use public entries',
    node: true,
  },
];

/** Arrows between the parts of the house that the architecture does not draw. */
export function arrows(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const zone = zones.find(({ files: pattern }) => pattern.test(file.path));
    if (!zone) return [];
    return importsOf(file).flatMap(({ specifier }) => {
      const target = resolveImport(file.path, specifier);
      const isAllowed =
        target.kind === 'file'
          ? zone.may.test(target.path)
          : isProof(file.path)
            ? true
            : target.kind === 'node'
              ? zone.node
              : (zone.packages?.includes(target.name) ?? true);
      return isAllowed
        ? []
        : [
            {
              path: file.path,
              message:
                `imports ${specifier}, an arrow the architecture does not draw: ${zone.rule}. ` +
                'Move the code to where the arrow is allowed, or pass what it needs from ' +
                'outside.',
            },
          ];
    });
  });
}
