/**
 * Publishes the stories in every theme to Chromatic, which compares their pictures with those of the commit before;
 * without its token it says what to set.
 */
import { spawnSync } from 'node:child_process';
import { binary } from './binary.ts';
import { root } from './root.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync(process.execPath, [binary('chromatic'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  process.stderr.write(
    'CHROMATIC_PROJECT_TOKEN is not set, so no story was published. Copy the token of your ' +
      'project from chromatic.com (Manage, Configure), and run CHROMATIC_PROJECT_TOKEN=… npm ' +
      'run chromatic. Without an account, npm run test:pictures compares pictures on this ' +
      'machine.\n',
  );
  process.exitCode = 1;
}
