import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './kitManifest.ts';
import { root } from './root.ts';

/** Runs a script with Node in a folder, as for production; answers what it wrote. */
export function runScript(script: string, args: readonly string[], cwd: string): string {
  return execFileSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The package file of a folder. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Packs the built folder `dist` of a package with its notes, its licence and a package file of its own into the folder
 * `target`; answers the path of the tarball.
 */
export function packFolder(home: string, manifest: Readonly<Record<string, unknown>>, target: string): string {
  const built = path.join(home, 'dist');
  const { name, version } = manifestOf(home);
  writeFileSync(path.join(built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const note of ['README.md', 'CHANGELOG.md']) copyFileSync(path.join(home, note), path.join(built, note));
  copyFileSync(path.join(root, 'LICENSE'), path.join(built, 'LICENSE'));
  mkdirSync(target, { recursive: true });
  execFileSync('npm', ['pack', built, '--pack-destination', target, '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}
