/**
 * Runs the steps of the test in order. Without arguments these are the usual ones, and the run stops at the first group
 * with a failure; `all` adds the extra ones and goes on after a failure; names choose single steps.
 */
import { propertySeed } from '../tests/setup/propertySeed.ts';
import { durationReport } from './durations/durationReport.ts';
import { keepDurations, keptDurations } from './durations/keptDurations.ts';
import type { StepDurations } from './durations/Durations.ts';
import { keepCompiled } from './keepCompiled.ts';
import { runStep } from './runStep.ts';
import { chooseSteps, steps } from './steps.ts';
import type { Step } from './steps.ts';

/** Steps of a group that run at once: one for each of two cores. */
const AT_ONCE = 2;

keepCompiled();

const chosen = process.argv.slice(2);
const isAll = chosen.includes('all');
const stop = new AbortController();
const started = performance.now();
const durations: Record<string, StepDurations> = {};
const failed: string[] = [];

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(value: number): string {
  return `${value.toFixed(1).padStart(6)} s`;
}

async function run(step: Step): Promise<void> {
  const { code, count, flaky, output, durations: taken } = await runStep(step, stop.signal);
  durations[step.name] = taken;
  const mark = code === 0 ? '✓' : '✗';
  say(`${mark} ${step.name.padEnd(13)}${seconds(taken.seconds)}  ${step.proves}${count ? ` (${count})` : ''}`);
  for (const line of flaky) say(`  passed only at the second attempt: ${line}`);
  if (code === 0) return;
  failed.push(step.name);
  say(
    `\n${output.trim()}\n\nThe step ${step.name} failed with exit code ${code}. Correct ` +
      `what it says above; "npm test -- ${step.name}" runs it alone.`,
  );
}

async function runGroup(group: readonly Step[]): Promise<void> {
  const waiting = [...group];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined && !stop.signal.aborted; step = waiting.shift())
      await run(step);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop.abort());

const known = steps.flat().map((step) => step.name);
const unknown = chosen.filter((name) => name !== 'all' && !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no step ${unknown.join(', ')}, so nothing was run. ` +
      `The steps are: ${known.join(', ')}; “all” runs each.\n`,
  );
  process.exit(2);
}

if (chosen.length === 0)
  say('The usual steps take 20 to 25 minutes on two cores; each says what it came to once it is done.');
say(
  propertySeed === undefined
    ? 'Properties are tried with random seeds; one that fails says its seed.'
    : `Properties are tried with seed ${propertySeed}; with RUNS=300 they get random ones.`,
);

const before = keptDurations();
for (const group of chooseSteps(chosen)) {
  await runGroup(group);
  if (stop.signal.aborted || (failed.length > 0 && !isAll)) break;
}
keepDurations(durations);
for (const line of durationReport(durations, before)) say(line);
if (failed.length > 0) {
  process.exitCode = 1;
  if (isAll) say(`Failed: ${failed.join(', ')}.`);
}
if (stop.signal.aborted) process.exitCode = 130;
say(`${process.exitCode ? '✗' : '✓'} ${'total'.padEnd(13)}${seconds((performance.now() - started) / 1000)}`);
