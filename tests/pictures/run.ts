/**
 * Compares pictures of the kit in every theme with the committed ones; `--update` takes them again. The report is
 * .out/pictures/report/index.html.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binary } from '../../scripts/binary.ts';
import { root } from '../../scripts/root.ts';
import { isStamped, sourceStamp } from '../../scripts/sourceStamp.ts';

const storybook = path.join(root, '.out/storybook');
const stampFile = path.join(storybook, '.build');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function run(script: string, ...args: string[]): number {
  return (
    spawnSync(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    }).status ?? 1
  );
}

/** Newest change of what only Storybook shows, which the stamp of the application does not cover. */
function storyStamp(): string {
  const files = globSync(['.storybook/**/*.*', 'packages/{ui,app}/src/**/*.stories.tsx'], { cwd: root }).toSorted();
  return `${sourceStamp(root)} ${files.map((file) => `${file}:${statSync(path.join(root, file)).mtimeMs}`).join(' ')}`;
}

function hasFont(): boolean {
  try {
    return execFileSync('fc-list', ['Noto Sans CJK SC'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

if (!hasFont()) {
  say(
    'The font Noto Sans CJK SC is not installed, so every Chinese character would differ ' +
      'from the committed pictures. Install the package fonts-noto-cjk and run this again.',
  );
  process.exit(2);
}

const stamp = storyStamp();
if (!isStamped(stampFile, stamp)) {
  say('Building Storybook (once for these sources, up to a minute) …');
  if (run(binary('storybook'), 'build', '--quiet', '-o', storybook) !== 0) {
    say(
      'Storybook could not be built (the messages above say why), so there is nothing to ' +
        'take pictures of. Correct the sources and run this again.',
    );
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}

const isUpdate = process.argv.includes('--update');
if (isUpdate) rmSync(path.join(root, 'tests/pictures/baselines'), { recursive: true, force: true });
const code = run(
  binary('@playwright/test', 'playwright'),
  'test',
  '-c',
  'pictures.config.ts',
  ...(isUpdate ? ['--update-snapshots=all'] : ['--update-snapshots=none']),
);
say(`The report is ${path.join(root, '.out/pictures/report/index.html')}.`);
process.exitCode = code;
