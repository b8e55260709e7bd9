/**
 * Runs the API (restarted when its sources change) and the application's development server side by side until Ctrl-C
 * or until one of them ends.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './root.ts';

const env = { ...process.env, PORT: process.env.PORT ?? '8080', HOST: process.env.HOST ?? '127.0.0.1' };
const children = [
  run('server', ['--watch-preserve-output', '--watch', path.join(root, 'scripts/devServer.ts')], root),
  run('app   ', [path.join(root, 'node_modules/vite/bin/vite.js')], path.join(root, 'packages/app')),
];

function run(prefix: string, args: string[], cwd: string): ChildProcess {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface({ input: child.stdout }).on('line', (line) => process.stdout.write(`${prefix} │ ${line}\n`));
  createInterface({ input: child.stderr }).on('line', (line) => process.stderr.write(`${prefix} │ ${line}\n`));
  child.on('exit', (code) => end(code ?? 1));
  return child;
}

function end(code: number): void {
  process.exitCode ??= code;
  for (const child of children) child.kill('SIGTERM');
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => end(0));
