import { isCode } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const vague = new Set(['util', 'utils', 'helper', 'helpers', 'type', 'types', 'common', 'misc']);
const suffixes = new Set(['css.ts', 'stories.tsx', 'test.ts', 'test.tsx', 'browser.test.tsx', 'ts', 'tsx', 'mjs']);
const isConfiguration = (path: string) => /^(?:packages\/[^/]+\/)?[^/]+\.config\.ts$|^vite\.shared\.ts$/.test(path);

const component = /^packages\/ui\/src\/([A-Z]\w*)\/\1\.tsx$/;
const screen = /^packages\/app\/src\/screens\/.+(?<!\.stories)\.tsx$/;
const page = /^packages\/app\/src\/pages\/[^/]+\/page\.ts$/;

/**
 * Components of the kit, screens and pages without a story; a page without a component of its own shows a screen, which
 * has one.
 */
export function withoutStory(files: readonly SourceFile[]): Finding[] {
  const paths = files.map(({ path }) => path);
  const storyOf = (path: string): string | undefined => {
    if (component.test(path) || screen.test(path)) return path.replace(/\.tsx$/, '.stories.tsx');
    const folder = path.replace(/page\.ts$/, '');
    const isPage = page.test(path) && paths.some((one) => one.startsWith(folder) && one.endsWith('.tsx'));
    const name = /(\w+)\/$/.exec(folder)?.[1] ?? '';
    return isPage ? `${folder}${name.charAt(0).toUpperCase()}${name.slice(1)}.stories.tsx` : undefined;
  };
  return files.flatMap(({ path }) => {
    const story = storyOf(path);
    if (story === undefined || paths.includes(story)) return [];
    const [what, how] = component.test(path)
      ? ['a component', 'CONTRIBUTING.md, "Add a component"']
      : ['a screen', 'CONTRIBUTING.md, "Add a screen": a few lines with the answers that it needs'];
    return [
      {
        path,
        message:
          `is ${what} without a story, so nothing tests it, shows it or checks its ` +
          `accessibility. Write ${story} (${how}).`,
      },
    ];
  });
}

/** Files and folders with a name that says nothing. */
export function vagueNames(files: readonly SourceFile[]): Finding[] {
  return files.filter(isCode).flatMap(({ path }) => {
    const word = path
      .split('/')
      .map((part) => part.replace(/\..*$/, ''))
      .find((part) => vague.has(part.toLowerCase()));
    return word
      ? [
          {
            path,
            message:
              `is named ${word}, which says nothing and collects everything. Name it after the ` +
              'one thing it holds.',
          },
        ]
      : [];
  });
}

/** Files with a suffix outside the closed list. */
export function strangeSuffixes(files: readonly SourceFile[]): Finding[] {
  return files.filter(isCode).flatMap(({ path }) => {
    const suffix = path.replace(/^.*\//, '').replace(/^\.?[^.]*\./, '');
    if (suffixes.has(suffix) || isConfiguration(path)) return [];
    return [
      {
        path,
        message:
          `ends in .${suffix}; the suffixes are a closed list (.css.ts .stories.tsx .test.ts .test.tsx ` +
          '.browser.test.tsx) because tools find files by them. Rename it.',
      },
    ];
  });
}

/** Most lines of a code file, as the formatter writes it. */
export const MAX_LINES = 250;

/** Code files of more than `MAX_LINES` lines that no decision explains. */
export function tooLong(files: readonly SourceFile[]): Finding[] {
  const decisions = files.filter(({ path }) => path.startsWith('docs/decisions/'));
  return files.filter(isCode).flatMap(({ path, source }) => {
    const lines = source.trimEnd().split('\n').length;
    if (lines <= MAX_LINES || decisions.some((decision) => decision.source.includes(path))) return [];
    return [
      {
        path,
        message:
          `has ${lines} lines; at most ${MAX_LINES} are allowed. Split it by noun into pure ` +
          'modules, or name it in a file of docs/decisions that says why not.',
      },
    ];
  });
}

/** Screens that say what definitions say already: all plain ones together are as long as this, and no longer. */
export function overgrown(files: readonly SourceFile[]): Finding[] {
  const plain = files.filter(({ path }) =>
    /^packages\/app\/src\/(?:features\/register|pages\/filtered)\/(?!.*\.(?:test|stories)\.tsx?$)/.test(path),
  );
  const lines = plain.reduce((sum, { source }) => sum + source.trimEnd().split('\n').length, 0);
  const [first] = plain;
  return first === undefined || lines <= 900
    ? []
    : [
        {
          path: first.path,
          message:
            `and the others of the plain screens have ${lines} lines together, over 900. Move ` +
            'what is data to the definitions, what lists do to the kit, and what all screens ' +
            'need to records/.',
        },
      ];
}

/** Decision files that are misnamed or longer than 40 lines. */
export function looseDecisions(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path.startsWith('docs/decisions/') && path !== 'docs/decisions/README.md')
    .flatMap(({ path, source }) => {
      const lines = source.trimEnd().split('\n').length;
      const faults = [];
      if (!/^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(path))
        faults.push({
          path,
          message: 'is not named like 0001-what-was-decided.md, so decisions cannot be read in order. Rename it.',
        });
      if (lines > 40)
        faults.push({
          path,
          message:
            `has ${lines} lines; a decision is context, decision and cost in at most 40, or it ` +
            'will not be read. Shorten it.',
        });
      return faults;
    });
}
