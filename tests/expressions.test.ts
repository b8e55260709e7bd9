import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import { expect, it, vi } from 'vitest';
import { root } from '../scripts/root.ts';
import { expressionsOf, slowestMs } from './fences/expressions.ts';
import { readTree } from './fences/readTree.ts';

/**
 * What recheck found of each expression that repeats something: `linear`, or `undecided`, where it has no answer, and
 * which are timed. New expressions are linear.
 */
const verdicts = JSON.parse(readFileSync(path.join(root, 'tests/fences/expressions.json'), 'utf8')) as Record<
  'linear' | 'undecided',
  string[]
>;
const listed = new Set(Object.values(verdicts).flat());
const keyOf = ({ source, flags }: { source: string; flags: string }) => `/${source}/${flags}`;
const repeating = expressionsOf(readTree(root)).filter(({ source }) => /[*+]|\{\d*,\}/.test(source));
/** How many of the listed ones are judged again in a week. */
const SAMPLE = 4;
const WEEK = 7 * 86_400_000;

/** The one implementation that needs neither Java nor a program of its own. */
const verdictOf = (source: string, flags: string): string => {
  vi.stubEnv('RECHECK_BACKEND', 'pure');
  return checkSync(source, flags, { checker: 'automaton', timeout: 60_000 }).status;
};

it('finds every new expression linear', () => {
  const found = repeating
    .filter((one) => !listed.has(keyOf(one)))
    .flatMap((one) => {
      const verdict = verdictOf(one.source, one.flags);
      return verdict === 'safe' ? [] : [`${one.path}: ${keyOf(one)} is ${verdict}; write it so that it is linear`];
    });
  expect(found).toEqual([]);
  expect(repeating.length).toBeGreaterThan(200);
});

it('knows a quadratic one', () => {
  expect(verdictOf(String.raw`^(a+)+$`, '')).toBe('vulnerable');
});

it('lists none that is gone', () => {
  const written = new Set(repeating.map(keyOf));
  expect([...listed].filter((key) => !written.has(key))).toEqual([]);
});

it('looks for those that recheck cannot judge within 50 ms in 100 KB of hard texts', () => {
  const slow = repeating
    .filter((one) => verdicts.undecided.includes(keyOf(one)))
    .flatMap((one) => {
      const ms = slowestMs(one, 100_000);
      return ms < 50 ? [] : [`${one.path}: ${keyOf(one)} took ${Math.round(ms)} ms`];
    });
  expect(slow).toEqual([]);
});

it('finds those that are listed as linear still so, others each week', () => {
  const from = (Math.floor(Date.now() / WEEK) * SAMPLE) % verdicts.linear.length;
  const some = [...verdicts.linear, ...verdicts.linear].slice(from, from + SAMPLE);
  const byKey = new Map(repeating.map((one) => [keyOf(one), one]));
  for (const key of some) {
    const one = byKey.get(key);
    expect([key, one === undefined ? 'gone' : verdictOf(one.source, one.flags)]).toEqual([key, 'safe']);
  }
});
