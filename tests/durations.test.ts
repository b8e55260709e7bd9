import { describe, expect, it } from 'vitest';
import type { Durations, TestDuration } from '../scripts/durations/Durations.ts';
import { durationReport } from '../scripts/durations/durationReport.ts';
import { playwrightDurations } from '../scripts/durations/playwrightDurations.ts';
import { chooseSteps } from '../scripts/steps.ts';

const test = (name: string, seconds: number): TestDuration => ({
  file: 'a.test.ts',
  test: name,
  seconds,
  hasFailed: false,
});
const run = (...tests: TestDuration[]): Durations => ({
  unit: { seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0), files: [], tests },
});

describe('durations', () => {
  it('name the twenty slowest tests, the slowest first', () => {
    const lines = durationReport(run(...Array.from({ length: 25 }, (_, n) => test(`case ${n}`, n))), {});
    expect(lines).toHaveLength(21);
    expect(lines[1]).toBe('    24.0 s  unit a.test.ts › case 24');
  });

  it('name what clearly takes longer than in the run before, the most grown first', () => {
    const lines = durationReport(
      run(test('much', 20), test('more', 9), test('little', 1.5), test('as before', 30), test('new', 60)),
      run(test('much', 5), test('more', 5), test('little', 0.5), test('as before', 29)),
    );
    expect(lines.slice(lines.indexOf('Slower than in the run before:') + 1)).toEqual([
      '   120.5 s  unit (was 39.5 s)',
      '    20.0 s  unit a.test.ts › much (was 5.0 s)',
      '     9.0 s  unit a.test.ts › more (was 5.0 s)',
    ]);
  });

  it('are read from a report of Playwright, with further attempts and failures', () => {
    const spec = (title: string, ok: boolean, ...durations: number[]) => ({
      title,
      ok,
      file: 'lock.test.ts',
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [
      { specs: [spec('holds', true, 1500)], suites: [{ title: 'a day', specs: [spec('ends', false, 1000, 2000)] }] },
    ];
    const report = { config: { rootDir: '/town/tests/e2e' }, suites } as unknown as Parameters<
      typeof playwrightDurations
    >[0];
    expect(playwrightDurations(report, '/town')).toEqual({
      files: [{ file: 'tests/e2e/lock.test.ts', seconds: 4.5 }],
      tests: [
        { file: 'tests/e2e/lock.test.ts', test: 'holds', seconds: 1.5, hasFailed: false },
        { file: 'tests/e2e/lock.test.ts', test: 'a day › ends', seconds: 3, hasFailed: true },
      ],
    });
  });
});

describe('steps', () => {
  const namesOf = (...chosen: string[]) => chooseSteps(chosen).map((group) => group.map(({ name }) => name));

  it('are the usual ones without names, in the order from cheap to dear', () => {
    expect(namesOf()).toEqual([
      ['types', 'format', 'lint', 'fences', 'translations', 'unit', 'build'],
      ['server'],
      ['stories'],
      ['e2e'],
    ]);
  });

  it('are all with “all”, and those that are named with what they need', () => {
    expect(namesOf('all').flat()).toEqual([
      ...namesOf().flat(),
      'kit',
      'newest',
      'docs',
      'looks',
      'languages',
      'damage',
      'release',
      'plants',
      'audit',
    ]);
    expect(namesOf('release', 'lint')).toEqual([['lint', 'build'], ['release']]);
  });
});
