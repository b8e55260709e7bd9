/**
 * Clicks about in the application while its calls fail, hang and are answered oddly: minutes, then seed, then account,
 * or A, B or C for a stock server of that family. The seed is printed, so that a failure can be repeated.
 */
import { spawnSync } from 'node:child_process';
import { binary } from './binary.ts';
import { root } from './root.ts';

const [minutes = '10', seed = String(Math.floor(Math.random() * 1e9)), account = 'admin'] = process.argv.slice(2);

process.stdout.write(
  `Clicking about for ${minutes} minutes as ${account}; npm run clicks -- ${minutes} ${seed} ${account} repeats it.\n`,
);
const { status } = spawnSync(process.execPath, [binary('@playwright/test', 'playwright'), 'test', 'clicks.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CLICKS_MINUTES: minutes, CLICKS_SEED: seed, CLICKS_ACCOUNT: account },
});
process.exitCode = status ?? 1;
