import type { Durations } from './Durations.ts';

const SLOWEST = 20;
const GROWN = 10;
/** A test has grown when it takes this much longer than before, in seconds and as a share. */
const GROWTH_SECONDS = 2;
const GROWTH_SHARE = 1.5;

interface Entry {
  name: string;
  seconds: number;
}

const line = ({ name, seconds }: Entry) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`;

function entriesOf(durations: Durations): Entry[] {
  return Object.entries(durations).flatMap(([step, { tests }]) =>
    tests.map(({ file, test, seconds }) => ({ name: `${step} ${file} › ${test}`, seconds })),
  );
}

/**
 * Lines that name the slowest tests of a run, and the steps and tests that take clearly longer than in the run before.
 * Steps that the run before did not have are not compared.
 */
export function durationReport(now: Durations, before: Durations): string[] {
  const entries = entriesOf(now);
  const slowest = entries.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const earlier = new Map(
    [...entriesOf(before), ...Object.entries(before).map(([name, { seconds }]) => ({ name, seconds }))].map(
      ({ name, seconds }) => [name, seconds],
    ),
  );
  const steps = Object.entries(now).map(([name, { seconds }]) => ({ name, seconds }));
  const grown = [...steps, ...entries]
    .flatMap(({ name, seconds }) => {
      const old = earlier.get(name);
      const isGrown = old !== undefined && seconds > old + GROWTH_SECONDS && seconds > old * GROWTH_SHARE;
      return isGrown ? [{ name: `${name} (was ${old.toFixed(1)} s)`, seconds, growth: seconds - old }] : [];
    })
    .toSorted((a, b) => b.growth - a.growth)
    .slice(0, GROWN);
  return [
    ...(slowest.length > 0 ? ['The slowest tests:', ...slowest.map(line)] : []),
    ...(grown.length > 0 ? ['Slower than in the run before:', ...grown.map(line)] : []),
  ];
}
