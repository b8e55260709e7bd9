import { describe, expect, it } from 'vitest';
import { warningDays, warnings } from './records/devices.ts';
import { events } from './records/events.ts';
import { type Town, nowOf } from './Town.ts';

const town = (now?: string): Town => ({
  scale: 'town',
  today: '2026-11-20',
  ...(now !== undefined && { now }),
  menus: new Map(),
});

describe.each([undefined, '2026-11-20 00:05:00', '2026-11-20 09:12:30'])('a town made at %s', (now) => {
  const made = town(now);

  it('warns of nothing that is still to come', () => {
    const times = warnings(made)
      .map(({ time }) => time)
      .sort();
    expect(times.at(-1)?.localeCompare(nowOf(made))).toBe(-1);
    expect(warningDays(made).every(({ list }) => list.every(({ time }) => time < nowOf(made)))).toBe(true);
  });

  it('has no event reported or moved later', () => {
    const moments = events(made).flatMap(
      ({ reported, accepted = '', signed = '', handled = '', checked = '', closed = '' }) => [
        reported,
        accepted,
        signed,
        handled,
        checked,
        closed,
      ],
    );
    expect(moments.filter((moment) => moment > nowOf(made))).toEqual([]);
  });
});
