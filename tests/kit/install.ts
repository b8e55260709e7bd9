import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

const modules = path.join(root, 'node_modules');

/** Versions by the name of their package. */
export type Versions = Readonly<Record<string, string>>;

/** The versions of packages that this repository has itself. */
export const ownVersions = (names: readonly string[]): Versions =>
  Object.fromEntries(
    names.map((name) => {
      const file = path.join(modules, name, 'package.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );

const options = [
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--loglevel=error',
  '--fetch-retries=0',
];

/** A packed package and the project in which it is installed as its README says. */
export interface Installation {
  /** Folder of the project, with its package file. */
  project: string;
  tarball: string;
  /** Folder of the package in this repository. */
  home: string;
  /** Tools of the project, beside what the README has it install. */
  tools: Versions;
  /** Versions of what the README has it install; as the README says without them. */
  pins?: Versions;
}

/** The words of the install command in the README of a package, which people copy as it stands. */
function documented({ home, tarball, pins = {} }: Installation): string[] {
  const readme = readFileSync(path.join(root, home, 'README.md'), 'utf8');
  const [, words = ''] = /^npm (install .*)$/m.exec(readme) ?? [];
  if (!words.includes(`./${path.basename(tarball)}`))
    throw new Error(
      `${home}/README.md does not install ${path.basename(tarball)} but says “npm ${words}”. Correct it.`,
    );
  return words.split(' ').map((word) => {
    const name = word.replace(/(?<=.)@[^/]*$/, '');
    return name in pins ? `${name}@${pins[name]}` : word;
  });
}

function npmInstall(installation: Installation): boolean {
  const { project, tarball, tools, home } = installation;
  copyFileSync(tarball, path.join(project, path.basename(tarball)));
  const wanted = Object.entries(tools).map(([name, version]) => `${name}@${version}`);
  try {
    // Twice: a project installs something else later, and what the first command left must bear it.
    for (const words of [
      documented(installation),
      ...(wanted.length > 0 ? [['install', '--save-dev', ...wanted]] : []),
    ])
      execFileSync('npm', [...words, ...options], { cwd: project, stdio: 'pipe' });
    return true;
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr);
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(said)) return false;
    throw new Error(`${home} cannot be installed as its README says: ${said}`, { cause: error });
  }
}

/** Links what the package declares, and no more, from this repository: for machines that reach no registry. */
function link({ project, tarball, home, tools }: Installation): void {
  const { name: own } = JSON.parse(readFileSync(path.join(root, home, 'package.json'), 'utf8')) as { name: string };
  const place = path.join(project, 'node_modules', own);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(place, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  for (const name of Object.keys({ ...tools, ...dependencies, ...peerDependencies })) {
    if (!existsSync(path.join(modules, name)))
      throw new Error(
        `${name} is not among the packages of this repository and the npm registry is out of reach, so the blank ` +
          'project that needs it cannot be tried. Run the test again where the registry, or a cache of npm, has it.',
      );
    const needed = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(needed), { recursive: true });
    symlinkSync(path.join(modules, name), needed);
  }
}

/** Writes files of a project by their path. */
export function writeFiles(project: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), text);
  }
}

/**
 * Installs a package in a project; says whether npm did it or links stand in for a registry that is out of reach.
 */
export function install(installation: Installation): 'npm' | 'links' {
  if (npmInstall(installation)) return 'npm';
  link(installation);
  return 'links';
}
