import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';
import { blankProject, tools } from './blankProject.ts';

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

/** The words of the install command in the README of the kit, which people copy as it stands. */
function documented(tarball: string): string[] {
  const readme = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
  const [, words = ''] = /^npm (install .*)$/m.exec(readme) ?? [];
  if (!words.includes(`./${path.basename(tarball)}`))
    throw new Error(
      `The README of the kit does not install ${path.basename(tarball)} but says “npm ${words}”. Correct it.`,
    );
  return words.split(' ');
}

function npmInstall(project: string, tarball: string): boolean {
  copyFileSync(tarball, path.join(project, path.basename(tarball)));
  const pinned = tools.map((name) => `${name}@${versionOf(name)}`);
  try {
    // Twice: a project installs something else later, and what the first command left must bear it.
    for (const words of [documented(tarball), ['install', '--save-dev', ...pinned]])
      execFileSync('npm', [...words, ...options], { cwd: project, stdio: 'pipe' });
    return true;
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr);
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(said)) return false;
    throw new Error(`The kit cannot be installed as its README says: ${said}`, { cause: error });
  }
}

/** Links what the kit declares, and no more, from this repository: for machines that reach no registry. */
function link(project: string, tarball: string): void {
  const home = path.join(project, 'node_modules/@lattice/ui');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(home, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  for (const name of [...tools, ...Object.keys({ ...dependencies, ...peerDependencies })]) {
    const place = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(modules, name), place);
  }
}

/**
 * Writes the blank project into an empty folder and installs the packed kit there; says whether npm did it or links
 * stand in for a registry that is out of reach.
 */
export function installKit(project: string, tarball: string): 'npm' | 'links' {
  for (const [name, text] of Object.entries(blankProject)) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), text);
  }
  if (npmInstall(project, tarball)) return 'npm';
  link(project, tarball);
  return 'links';
}
