/** Asks the registry for known holes of the dependencies that the product runs with; needs the network. */
import { spawnSync } from 'node:child_process';
import { root } from './root.ts';

const { status, stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=moderate'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status ?? 1;
