import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = [
  'packages/{ui,api,flow,geometry,app}/{src,public}/**/*',
  'packages/{ui,api,flow,geometry,app}/*.{json,ts,html}',
  'themes/**/*',
  'locales/*.po',
  'locales/languages.ts',
  'package.json',
  'package-lock.json',
  'vite.shared.ts',
  'lingui.config.ts',
];
const notBuilt = /\.(?:stories\.tsx|test\.tsx?)$/;

/** The settings of the build in the environment, in the order of their names. */
const settings = (): string[] =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();

/** A hash over the settings and every file that the built application depends on, below the repository folder given. */
export function sourceStamp(folder: string): string {
  const hash = createHash('sha256').update(settings().join('\n'));
  const entries = globSync(sources, { cwd: folder, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    hash
      .update(`${path.relative(folder, file)}\n`)
      .update(readFileSync(file))
      .update('\n');
  }
  return hash.digest('hex');
}

/** Whether the file given holds exactly this stamp. */
export function isStamped(file: string, stamp: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}
