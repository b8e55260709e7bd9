import { pictureMarks, withPicture } from './picture.ts';
import { isCode } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

/** Documents that fences compare with the repository; each must exist. */
export const documents = ['docs/architecture.md', 'docs/decisions/README.md', 'docs/glossary.md'] as const;

const [architecture, decisions, glossary] = documents;

function document(files: readonly SourceFile[], path: string): SourceFile | undefined {
  return files.find((file) => file.path === path);
}

/** Decisions without a complete row in the index, and rows without a decision. */
export function unlistedDecisions(files: readonly SourceFile[]): Finding[] {
  const index = document(files, decisions);
  if (!index) return [];
  const rows = index.source
    .split('\n')
    .flatMap((line) => /^\| \[(\d{4})\]\((\1-[a-z0-9-]+\.md)\) \| .+ \| \d{4}-\d\d-\d\d \| (.+) \|$/.exec(line) ?? []);
  const listed = rows.filter((text) => text.endsWith('.md'));
  const names = files
    .filter(({ path }) => /^docs\/decisions\/\d/.test(path))
    .map(({ path }) => path.replace(/^.*\//, ''));
  const known = (status: string) =>
    status === 'accepted' || names.some((name) => `superseded by ${name.slice(0, 4)}` === status);
  const states = index.source.split('\n').flatMap((line) => /^\| \[\d.* \| (.+) \|$/.exec(line)?.[1] ?? []);
  return [
    ...names
      .filter((name) => listed.filter((one) => one === name).length !== 1)
      .map((name) => ({
        path: index.path,
        message:
          `does not list ${name} once as "| [NNNN](file) | title | YYYY-MM-DD | status |", so ` +
          'its date and status are unknown. Add the row.',
      })),
    ...listed
      .filter((name) => !names.includes(name))
      .map((name) => ({
        path: index.path,
        message: `lists ${name}, which does not exist. Delete or correct the row.`,
      })),
    ...states
      .filter((status) => !known(status))
      .map((status) => ({
        path: index.path,
        message: `has the status "${status}"; a status is accepted or superseded by NNNN. Correct it.`,
      })),
  ];
}

/** Folders of the first three levels without a line in the description, and lines about folders that do not exist. */
export function undescribedFolders(files: readonly SourceFile[]): Finding[] {
  const description = document(files, architecture);
  if (!description) return [];
  const all = new Set(
    files.flatMap(({ path }) =>
      path.split('/').flatMap((_, i, names) => (i === 0 ? [] : [names.slice(0, i).join('/')])),
    ),
  );
  const lines = description.source.split('\n').flatMap((line) => /^- `([^`]+)\/`: \S.*\.$/.exec(line)?.[1] ?? []);
  return [
    ...[...all]
      .filter((folder) => folder.split('/').length <= 3 && !lines.includes(folder))
      .map((folder) => ({
        path: description.path,
        message: `does not say what ${folder}/ is for. Add a line "- \`${folder}/\`: what it holds."`,
      })),
    ...lines
      .filter((folder) => !all.has(folder))
      .map((folder) => ({
        path: description.path,
        message: `describes ${folder}/, which does not exist. Delete or correct the line.`,
      })),
  ];
}

/** A picture that differs from what the imports draw. */
export function oldPicture(files: readonly SourceFile[]): Finding[] {
  const description = document(files, architecture);
  if (!description) return [];
  const isMarked = pictureMarks.every((mark) => description.source.includes(mark));
  if (isMarked && withPicture(description.source, files) === description.source) return [];
  return [
    {
      path: description.path,
      message:
        'does not show the imports as they are, so readers would believe arrows that are not ' +
        'there. Run npm run picture.',
    },
  ];
}

/** Names in the glossary that no code uses. */
export function unknownTerms(files: readonly SourceFile[]): Finding[] {
  const list = document(files, glossary);
  if (!list) return [];
  const code = files.filter((file) => isCode(file) && file.path.startsWith('packages/'));
  const names = list.source.split('\n').flatMap((line) => {
    const column = /^\|[^|]*\|[^|]*\|([^|]*)\|[^|]*\|$/.exec(line)?.[1] ?? '';
    return [...column.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
  });
  return names
    .filter((name) => !code.some(({ path, source }) => source.includes(name) || path.includes(`/${name}`)))
    .map((name) => ({
      path: list.path,
      message: `gives \`${name}\` as a name in code, which no code uses. Write the name that is used, or leave it out.`,
    }));
}

/** Notes of changes of the kit that the release tool could not read. */
export function unreadableChanges(files: readonly SourceFile[]): Finding[] {
  const manifests = files.filter(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path));
  const names = manifests.map(({ source }) => (JSON.parse(source) as { name: string }).name);
  const head = /^---\n(?:'([^']+)': (?:patch|minor|major)\n)+---\n\n\S/;
  return files
    .filter(({ path }) => /^\.changeset\/.*\.md$/.test(path) && !path.endsWith('README.md'))
    .filter(({ source }) => {
      const named = [...source.matchAll(/^'([^']+)':/gm)].map(([, name]) => name ?? '');
      return !head.test(source) || named.some((name) => !names.includes(name));
    })
    .map(({ path }) => ({
      path,
      message:
        'does not begin with a package of this repository and patch, minor or major between ' +
        'two lines of ---. Write it as .changeset/README.md shows.',
    }));
}
