/**
 * Runs a step of the test several times while other programs load the processor, and names the tests that failed at
 * least once: `npm run steady -- server 3`, or with part of a file's name, `npm run steady -- e2e 5 lock`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { keepCompiled } from './keepCompiled.ts';
import { runStep } from './runStep.ts';
import { steps } from './steps.ts';

const [name = '', times = '3', ...files] = process.argv.slice(2);
const step = steps.flat().find((one) => one.name === name);
const runs = Number(times);
if (step === undefined || !Number.isInteger(runs) || runs < 1) {
  process.stderr.write(
    'Say which step to run and how often, such as "npm run steady -- server 3". ' +
      `The steps are: ${steps
        .flat()
        .map((one) => one.name)
        .join(', ')}.\n`,
  );
  process.exit(2);
}

keepCompiled();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

/** A program that keeps one core busy. */
const busy = (): ChildProcess => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });

const failures = new Map<string, number>();
let failedRuns = 0;
for (let run = 1; run <= runs && !stop.signal.aborted; run += 1) {
  const load = Array.from({ length: availableParallelism() }, busy);
  const { code, output, flaky, durations } = await runStep({ ...step, args: [...step.args, ...files] }, stop.signal);
  for (const one of load) one.kill('SIGKILL');
  const failed = durations.tests.filter(({ hasFailed }) => hasFailed).map(({ file, test }) => `${file} › ${test}`);
  process.stdout.write(
    `${code === 0 && flaky.length === 0 ? '✓' : '✗'} run ${run} of ${runs}: ${durations.seconds.toFixed(0)} s\n`,
  );
  if (code !== 0) failedRuns += 1;
  if (code !== 0 && failed.length === 0) process.stdout.write(`${output.trim()}\n`);
  for (const test of [...failed, ...flaky]) failures.set(test, (failures.get(test) ?? 0) + 1);
}
for (const [test, count] of failures) process.stdout.write(`failed ${count} of ${runs}: ${test}\n`);
process.exitCode = failedRuns > 0 || failures.size > 0 ? 1 : 0;
