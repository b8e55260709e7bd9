import { setTownZone, townText, townZone } from '@lattice/api/townTime';
import { afterEach, expect, it, vi } from 'vitest';
import { startZone } from './startZone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setTownZone('Asia/Shanghai');
});

it.each([
  ['America/New_York', 'America/New_York', '2026-11-28 07:00:00'],
  ['', 'Asia/Shanghai', '2026-11-28 20:00:00'],
  ['Mars/Olympus', 'Asia/Shanghai', '2026-11-28 20:00:00'],
])('the zone that the page names (%s) is the town’s', (named, zone, shown) => {
  vi.stubGlobal('document', { querySelector: () => ({ content: named }) });
  startZone();
  expect([townZone(), townText(Date.UTC(2026, 10, 28, 12))]).toEqual([zone, shown]);
});
