import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

const modules = path.join(root, 'node_modules');

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')) as { version: string }).version;
}

const options = [
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--loglevel=error',
  '--fetch-retries=0',
];

/** A packed package and the blank project in which it is installed as its README says. */
export interface Installation {
  /** An empty folder. */
  project: string;
  tarball: string;
  /** Folder of the package in this repository. */
  home: string;
  /** Files of the project by path. */
  files: Readonly<Record<string, string>>;
  /** Tools of the project, beside what the README has it install. */
  tools: readonly string[];
}

/** The words of the install command in the README of a package, which people copy as it stands. */
function documented({ home, tarball }: Installation): string[] {
  const readme = readFileSync(path.join(root, home, 'README.md'), 'utf8');
  const [, words = ''] = /^npm (install .*)$/m.exec(readme) ?? [];
  if (!words.includes(`./${path.basename(tarball)}`))
    throw new Error(
      `${home}/README.md does not install ${path.basename(tarball)} but says “npm ${words}”. Correct it.`,
    );
  return words.split(' ');
}

function npmInstall(installation: Installation): boolean {
  const { project, tarball, tools, home } = installation;
  copyFileSync(tarball, path.join(project, path.basename(tarball)));
  const pinned = tools.map((name) => `${name}@${versionOf(name)}`);
  try {
    // Twice: a project installs something else later, and what the first command left must bear it.
    for (const words of [documented(installation), ...(tools.length > 0 ? [['install', '--save-dev', ...pinned]] : [])])
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
  for (const name of [...tools, ...Object.keys({ ...dependencies, ...peerDependencies })]) {
    const needed = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(needed), { recursive: true });
    symlinkSync(path.join(modules, name), needed);
  }
}

/**
 * Writes the blank project into its folder and installs the package there; says whether npm did it or links stand in
 * for a registry that is out of reach.
 */
export function install(installation: Installation): 'npm' | 'links' {
  const { project, files } = installation;
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), text);
  }
  if (npmInstall(installation)) return 'npm';
  link(installation);
  return 'links';
}
