import { expect, test } from 'vitest';
import { formatMoment, parseDay, parseMoment } from './day.ts';

test('a day goes both ways', () => expect(parseDay('2026-02-28')?.toString()).toBe('2026-02-28'));

test.each(['', '2026-02-30', '2026-2-8', '2026-03-__', '26/03/01'])('%j is no day', (text) =>
  expect(parseDay(text)).toBeNull(),
);

test('a moment goes both ways', () =>
  expect(formatMoment(String(parseMoment('2026-11-20 08:05:09')))).toBe('2026-11-20 08:05:09'));

test.each(['', '2026-11-20', '2026-11-20 24:00:00', '2026-11-20T08:00:00'])('%j is no moment', (text) =>
  expect(parseMoment(text)).toBeNull(),
);
