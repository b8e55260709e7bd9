import { expect, it } from 'vitest';
import { demoRecordings } from './demoRecordings.ts';

const now = Date.parse('2026-11-20T15:30:00+08:00');

it('keeps a week with a gap a day, and nothing that is yet to come', () => {
  const yesterday = demoRecordings('1001', '2026-11-19', now);
  expect(yesterday).toHaveLength(2);
  expect(yesterday).toEqual(demoRecordings('1001', '2026-11-19', now + 60_000));
  expect(yesterday.at(-1)?.to).toBe(Date.parse('2026-11-20T00:00:00+08:00'));
  expect(demoRecordings('1001', '2026-11-20', now).at(-1)?.to).toBeLessThanOrEqual(now);
  expect([demoRecordings('1001', '2026-11-21', now), demoRecordings('1001', '2026-11-12', now)]).toEqual([[], []]);
});
