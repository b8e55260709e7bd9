import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import { expect, it } from 'vitest';
import { refusalOf } from './refusalOf.ts';

const step = (
  historyActivityId: string,
  from: number,
  to: number,
  processIsFinished: BladeFlow['processIsFinished'] = 'finished',
) => ({
  historyActivityId,
  createTime: `2026-11-20 ${from}:00:00`,
  endTime: `2026-11-20 ${to}:00:00`,
  processIsFinished,
});

it('is a return where a former step comes again', () =>
  expect(refusalOf([step('apply', 10, 11), step('boss', 11, 12), step('apply', 12, 13), step('boss', 13, 14)], 1)).toBe(
    'returned',
  ));
it('is a rejection where the process is over', () =>
  expect(refusalOf([step('apply', 10, 11), step('boss', 11, 12)], 1)).toBe('refused'));
it('is neither where it went on', () =>
  expect(
    refusalOf(
      [step('apply', 10, 11, 'unfinished'), step('boss', 11, 12, 'unfinished'), step('deputy', 12, 13, 'unfinished')],
      1,
    ),
  ).toBe('disagreed'));
it('is neither for one voice among several', () =>
  expect(refusalOf([step('apply', 10, 11), step('sign', 11, 12), step('sign', 11, 13)], 1)).toBe('disagreed'));
