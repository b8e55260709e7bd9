/**
 * Plants each fault of `tests/plants/plants.ts` in a copy of the sources, runs the test that must catch it, and says
 * which faults nobody caught. Words as arguments choose the plants whose fault has them.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plant } from '../tests/plants/Plant.ts';
import { plants } from '../tests/plants/plants.ts';
import { binary } from './binary.ts';
import { readDurations } from './durations/readDurations.ts';
import { root } from './root.ts';
import { steps } from './steps.ts';

// Outside of the repository, whose linter and formatter pass over folders that git ignores.
const copy = mkdtempSync(path.join(tmpdir(), 'lattice-plants-'));

/** Copies all files that git knows, and links to the installed packages. */
function makeCopy(): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  for (const file of stdout.split('\0'))
    if (file !== '' && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  for (const name of readdirSync(from)) {
    const isScope = name.startsWith('@');
    for (const one of isScope ? readdirSync(path.join(from, name)).map((part) => `${name}/${part}`) : [name]) {
      mkdirSync(path.dirname(path.join(to, one)), { recursive: true });
      // The packages of the project are links already, to folders of the copy where they stand in the copy.
      const target = name === '@lattice' ? readlinkSync(path.join(from, one)) : path.join(from, one);
      if (!/^\.(?:vite|vitest|cache)/.test(one)) symlinkSync(target, path.join(to, one));
    }
  }
}

/** Runs what must catch a plant; gives how it failed, or nothing where it passed. */
function outcomeOf({ step, test, says }: Plant): 'caught' | 'passed' | string {
  const durationsFile = path.join(copy, '.out/durations.json');
  rmSync(durationsFile, { force: true });
  const args =
    test === undefined
      ? (steps.flat().find(({ name }) => name === step)?.args ?? []).map((one) =>
          one.replace(`${root}/scripts`, `${copy}/scripts`),
        )
      : [binary('vitest'), 'run', '--project', step, test];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '', DURATIONS_FILE: durationsFile },
    maxBuffer: 64_000_000,
  });
  if (status === 0) return 'passed';
  const named =
    test === undefined
      ? [`${stdout}${stderr}`]
      : readDurations(durationsFile).tests.flatMap((one) => (one.hasFailed ? [one.test] : []));
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
