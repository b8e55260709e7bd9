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
  /** Variables of its environment besides those of the run. */
  env?: Readonly<Record<string, string>>;
  /** A step that is run before it, also when only this one was asked for. */
  needs?: string;
  /** Whether it is run with `all` or by its name only. */
  isExtra?: boolean;
}

const vitest = (...projects: string[]) => [
  binary('vitest'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];
const playwright = (project: string) => [binary('@playwright/test', 'playwright'), 'test', `--project=${project}`];
const script = (name: string) => [path.join(root, 'scripts', name)];
const vitestIn = (folder: string, ...rest: string[]) => [
  binary('vitest'),
  'run',
  '--root',
  path.join(root, folder),
  ...rest,
];
const kit = (project: string) =>
  vitestIn('tests/kit', '--config', path.join(root, 'kit.config.ts'), '--project', project);
const databases = process.env.DATABASE_URL ? 'server on PGlite and on PostgreSQL' : 'server on PGlite';

/** The steps in order; those of one group run side by side, two at a time. */
export const steps: readonly (readonly Step[])[] = [
  [
    { name: 'types', proves: 'strict types of the whole project', args: [binary('typescript', 'tsc'), '--noEmit'] },
    { name: 'format', proves: 'code as the formatter writes it', args: [binary('oxfmt'), '--check'] },
    { name: 'lint', proves: 'no lint warning', args: [binary('oxlint'), '--type-aware', '--deny-warnings'] },
    { name: 'fences', proves: 'arrows, doors, names, themes', args: vitest('structure') },
    { name: 'translations', proves: 'catalogues complete and in step', args: script('translations.ts') },
    { name: 'unit', proves: 'pure modules, and the kit drawn on a server', args: vitest('unit', 'app', 'ssr') },
    { name: 'build', proves: 'the application builds', args: script('build.ts') },
  ],
  [{ name: 'server', proves: databases, args: vitest('server') }],
  [
    {
      name: 'stories',
      proves: 'every story in a browser, one a file with axe in all themes',
      args: vitest('storybook'),
    },
  ],
  [{ name: 'e2e', proves: 'the product in Chromium', args: playwright('usual'), needs: 'build' }],
  [
    {
      name: 'kit',
      proves: 'the packed kit and client in projects of their own',
      args: kit('usual'),
      isExtra: true,
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
  [
    {
      name: 'docs',
      proves: 'the documentation of the kit as it is built',
      args: vitestIn('tests/storybook'),
      isExtra: true,
    },
  ],
  [
    {
      name: 'looks',
      proves: 'axe on every story, in all themes',
      args: vitest('storybook'),
      env: { STORYBOOK_JUDGES: 'all' },
      isExtra: true,
    },
  ],
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
      name: 'damage',
      proves: 'the stories with answers that are damaged',
      args: [...vitest('storybook'), 'packages/app/src/fixtures/damagedAnswers.stories.tsx'],
      env: { RUNS: '1' },
      isExtra: true,
    },
  ],
  [
    {
      name: 'release',
      proves: 'what takes minutes in Chromium and hardly ever changes',
      args: playwright('release'),
      needs: 'build',
      isExtra: true,
    },
  ],
  [{ name: 'plants', proves: 'planted faults are caught', args: script('plants.ts'), isExtra: true }],
  [{ name: 'audit', proves: 'no known hole in what is installed', args: script('audit.ts'), isExtra: true }],
];

/**
 * The groups of steps to run: the usual ones without names, each one with `all`, else those named and what they need;
 * groups that are left without a step are not among them.
 */
export function chooseSteps(names: readonly string[]): Step[][] {
  const all = steps.flat();
  const needed = all.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  const isChosen = ({ name, isExtra }: Step): boolean =>
    names.includes('all') || (names.length === 0 ? isExtra !== true : names.includes(name) || needed.includes(name));
  return steps.map((group) => group.filter(isChosen)).filter((group) => group.length > 0);
}
