import { expect, test } from 'vitest';
import { formatClock, parseClock } from './clock.ts';

test.each(['00:00:00', '08:05:09', '23:59:59'])('%s goes both ways', (text) => {
  const time = parseClock(text);
  expect(time === null ? null : formatClock(time)).toBe(text);
});

test.each(['', '24:00:00', '8:05:09', '08:60:00', '08:05:', '08'])('%j is no time', (text) =>
  expect(parseClock(text)).toBeNull(),
);

test('a time without seconds is one', () =>
  expect(formatClock(parseClock('08:05') ?? { hour: 0, minute: 0, second: 1 })).toBe('08:05:00'));
