/**
 * Plants each fault of `tests/plants/plants.ts` in a copy of the sources, runs the test that must catch it, and says
 * which faults nobody caught. Words as arguments choose the plants whose fault has them.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Plant } from '../tests/plants/Plant.ts';
import { plants } from '../tests/plants/plants.ts';
import { binary } from './binary.ts';
import { readDurations } from './durations/readDurations.ts';
import { root } from './root.ts';
import { steps } from './steps.ts';

const copy = path.join(root, '.out/plants');

/** Copies a folder of installed packages by hard links; `without` are names of folders directly in it. */
function linkFolder(from: string, to: string, without?: RegExp): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkSync(source, target);
    else if (without?.test(entry.name) !== true) linkFolder(source, target);
  }
}

/** Copies all files that git knows, and the installed packages. */
function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  for (const file of stdout.split('\0'))
    if (file !== '' && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  // A repository of its own: linter and formatter pass over what the one around it ignores.
  spawnSync('git', ['init', '--quiet', copy]);
  // Tools keep their caches in folders whose names begin with a dot.
  linkFolder(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), /^\.(?!bin$)/);
}

/** Runs what must catch a plant; gives `caught`, `passed`, or the output of a run that failed otherwise. */
function outcomeOf({ step, test, says }: Plant): string {
  const durationsFile = path.join(copy, '.out/durations.json');
  rmSync(durationsFile, { force: true });
  const args =
    test === undefined
      ? (steps.flat().find(({ name }) => name === step)?.args ?? []).map((one) => one.replace(root, () => copy))
      : [binary('vitest').replace(root, () => copy), 'run', '--project', step, test];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '', DURATIONS_FILE: durationsFile },
    maxBuffer: 64_000_000,
  });
  if (status === 0) return 'passed';
  const failed = readDurations(durationsFile).tests.flatMap((one) => (one.hasFailed ? [one.test] : []));
  // A file that could not be loaded has no tests; its error names the fault.
  const named = failed.length > 0 ? failed : [`${stdout}${stderr}`];
  return named.some((one) => one.includes(says)) ? 'caught' : `${stdout}${stderr}`.slice(-4000);
}

const chosen = process.argv.slice(2);
let missed = 0;
makeCopy();
mkdirSync(path.join(copy, '.out'), { recursive: true });
for (const plant of plants.filter(({ fault }) => chosen.every((word) => fault.includes(word)))) {
  const file = path.join(copy, plant.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(plant.from, () => plant.to),
  );
  const outcome = outcomeOf(plant);
  writeFileSync(file, text);
  if (outcome !== 'caught') missed += 1;
  process.stdout.write(`${outcome === 'caught' ? '✓' : '✗'} ${plant.fault}\n`);
  if (outcome === 'passed') process.stdout.write(`  ${plant.test ?? plant.step} passed with the fault.\n`);
  else if (outcome !== 'caught') process.stdout.write(`  It failed without “${plant.says}”:\n${outcome}\n`);
}
rmSync(copy, { recursive: true, force: true });
process.exitCode = missed > 0 ? 1 : 0;
