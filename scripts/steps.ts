import path from 'node:path';
import { binary } from './binary.ts';
import { root } from './root.ts';

/** One step of `npm test`. */
export interface Step {
  /** Name on the command line. */
  name: string;
  /** What it proves, a few words. */
  proves: string;
  /** Arguments for `process.execPath`. */
  args: readonly string[];
  /** A step that is run before it, also when only this one was asked for. */
  needs?: string;
  /** Whether it is run only where it is asked for by name. */
  isExtra?: boolean;
}

const vitest = (...projects: string[]) => [
  binary('vitest'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];
const script = (name: string) => [path.join(root, 'scripts', name)];
const kit = (project: string) => [
  binary('vitest'),
  'run',
  '--root',
  path.join(root, 'tests/kit'),
  '--project',
  project,
];
const databases = process.env.DATABASE_URL ? 'server on PGlite and on PostgreSQL' : 'server on PGlite';

/** The steps in order; those of one group run side by side. */
export const steps: readonly (readonly Step[])[] = [
  [
    { name: 'types', proves: 'strict types of the whole project', args: [binary('typescript', 'tsc'), '--noEmit'] },
    { name: 'format', proves: 'code as the formatter writes it', args: [binary('oxfmt'), '--check'] },
    { name: 'lint', proves: 'no lint warning', args: [binary('oxlint'), '--type-aware', '--deny-warnings'] },
  ],
  [
    { name: 'fences', proves: 'arrows, doors, names, themes', args: vitest('structure') },
    { name: 'translations', proves: 'catalogues complete and in step', args: script('translations.ts') },
  ],
  [
    { name: 'unit', proves: 'pure modules, and the kit drawn on a server', args: vitest('unit', 'app', 'ssr') },
    { name: 'build', proves: 'the application builds', args: script('build.ts') },
  ],
  [
    { name: 'server', proves: databases, args: vitest('server') },
    {
      name: 'kit',
      proves: 'the packed kit and client in projects of their own',
      args: kit('usual'),
    },
  ],
  [
    {
      name: 'newest',
      proves: 'the kit in what the templates of Vite and Next.js are today',
      args: kit('newest'),
      isExtra: true,
    },
  ],
  [{ name: 'stories', proves: 'every story in a browser, with axe', args: vitest('storybook') }],
  [
    {
      name: 'languages',
      proves: 'the plays of the stories in the language in which “stories” does not play them',
      args: vitest('languages'),
      isExtra: true,
    },
  ],
  [
    {
      name: 'docs',
      proves: 'the documentation of the kit as it is built',
      args: [binary('vitest'), 'run', '--root', path.join(root, 'tests/storybook')],
    },
  ],
  [
    {
      name: 'e2e',
      proves: 'the product in Chromium',
      args: [binary('@playwright/test', 'playwright'), 'test', '--project', 'usual'],
      needs: 'build',
    },
  ],
  [
    {
      name: 'release',
      proves: 'what takes minutes in Chromium and hardly ever changes',
      args: [binary('@playwright/test', 'playwright'), 'test', '--project', 'release'],
      needs: 'build',
      isExtra: true,
    },
  ],
];
