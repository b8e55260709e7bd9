import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';
import { isStamped, sourceStamp } from './sourceStamp.ts';

/** The folder of the built application. */
export const appFolder = path.join(root, 'packages/app/dist');

/** Says that the application could not be built; its message is meant for the console. */
export class BuildError extends Error {
  override name = 'BuildError';
}

const stampFile = path.join(appFolder, '.build');

/** Puts a finished build in the place of the old one; another process may have put the same one there meanwhile. */
function swap(built: string, stamp: string): void {
  const old = `${built}-old`;
  try {
    if (existsSync(appFolder)) renameSync(appFolder, old);
    renameSync(built, appFolder);
  } catch (error) {
    if (!isStamped(stampFile, stamp)) throw error;
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}

/**
 * Builds the application unless the last build came from the same sources; `say` receives one line at the start and one
 * at the end, the signal ends it early.
 */
export async function buildApp(say: (line: string) => void, signal?: AbortSignal): Promise<void> {
  const stamp = sourceStamp(root);
  if (isStamped(stampFile, stamp)) return;
  const started = performance.now();
  say('Building the application (once for these sources, up to a minute) …');
  const built = path.join(root, `.out/app-${process.pid}`);
  const vite = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'warn',
      '--outDir',
      built,
      '--emptyOutDir',
    ],
    {
      cwd: path.join(root, 'packages/app'),
      // A NODE_ENV of test or development would build the development copy of React.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
      killSignal: 'SIGTERM',
    },
  );
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      vite.once('error', reject).once('exit', resolve);
    });
    if (code !== 0)
      throw new BuildError(
        'The application could not be built (the messages above say why), so there is ' +
          'nothing to serve. Correct the sources and run the same command again.',
      );
    writeFileSync(path.join(built, '.build'), stamp);
    swap(built, stamp);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
