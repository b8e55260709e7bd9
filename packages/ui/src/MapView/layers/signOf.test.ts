import { expect, test } from 'vitest';
import { pairs } from '../../theme/pairs.ts';
import type { Tone } from '../../theme/tones.ts';
import { signOf } from './signOf.ts';

const leastOf = (one: string, other: string): number =>
  Math.max(
    0,
    ...pairs.flatMap(([front, back, least]) =>
      (front === one && back === other) || (front === other && back === one) ? [least] : [],
    ),
  );

const tones: readonly (Tone | undefined)[] = ['neutral', 'accent', 'success', 'warning', 'critical', 'info', undefined];
const signs = tones.flatMap((tone) =>
  Array.from({ length: 8 }, (_, at) => signOf({ kind: '', label: '', ...(tone && { tone }) }, at)),
);

test('every sign is told from the ground and from what stands on it, in all themes', () => {
  for (const { role, onRole } of signs) {
    expect([role, leastOf(role, 'canvas') >= 3]).toEqual([role, true]);
    expect([role, onRole, leastOf(role, onRole) >= 3]).toEqual([role, onRole, true]);
  }
  expect(leastOf('text', 'canvas')).toBeGreaterThanOrEqual(4.5);
});

test('neighbours in the legend differ by form, not by colour alone', () => {
  const [first, second] = [signOf({ kind: 'a', label: 'a' }, 0), signOf({ kind: 'b', label: 'b' }, 1)];
  expect(first.form).not.toBe(second.form);
  expect(signOf({ kind: 'a', label: 'a', glyph: '井' }, 1).form).toBe('circle');
});
