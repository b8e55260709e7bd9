/** Runs the steps of the test in order and stops at the first that fails; names as arguments choose some of them. */
import { propertySeed } from '../tests/setup/propertySeed.ts';
import { keepCompiled } from './keepCompiled.ts';
import { runStep } from './runStep.ts';
import { steps } from './steps.ts';
import type { Step } from './steps.ts';

keepCompiled();

const chosen = process.argv.slice(2);
const known = steps.flat().map((step) => step.name);
const stop = new AbortController();
const started = performance.now();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(value: number): string {
  return `${value.toFixed(1).padStart(6)} s`;
}

async function runGroup(group: readonly Step[]): Promise<boolean> {
  const outcomes = await Promise.all(group.map(async (step) => ({ step, ...(await runStep(step, stop.signal)) })));
  for (const { step, code, count, flaky, seconds: time } of outcomes) {
    say(
      `${code === 0 ? '✓' : '✗'} ${step.name.padEnd(13)}${seconds(time)}  ${step.proves}${count ? ` (${count})` : ''}`,
    );
    for (const line of flaky) say(`  passed only at the second attempt: ${line}`);
  }
  const failed = outcomes.filter(({ code }) => code !== 0);
  for (const { step, code, output } of failed)
    say(
      `\n${output.trim()}\n\nThe step ${step.name} failed with exit code ${code}. Correct ` +
        `what it says above; "npm test -- ${step.name}" runs it alone.`,
    );
  if (failed[0]) process.exitCode = failed[0].code;
  return failed.length === 0;
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop.abort());

const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no step ${unknown.join(', ')}, so nothing was run. The steps are: ${known.join(', ')}.\n`,
  );
  process.exit(2);
}

if (chosen.length === 0)
  say('All steps take 30 to 40 minutes on two cores; each says what it came to once it is done.');
say(
  propertySeed === undefined
    ? 'Properties are tried with random seeds; one that fails says its seed.'
    : `Properties are tried with seed ${propertySeed}; with RUNS=300 they get random ones.`,
);

const needed = steps
  .flat()
  .filter((step) => chosen.includes(step.name))
  .map((step) => step.needs);
for (const group of steps) {
  const wanted = group.filter(
    ({ name, isExtra }) => (chosen.length === 0 && !isExtra) || chosen.includes(name) || needed.includes(name),
  );
  if (stop.signal.aborted || (wanted.length > 0 && !(await runGroup(wanted)))) break;
}
if (stop.signal.aborted) process.exitCode = 130;
say(`${process.exitCode ? '✗' : '✓'} ${'total'.padEnd(13)}${seconds((performance.now() - started) / 1000)}`);
