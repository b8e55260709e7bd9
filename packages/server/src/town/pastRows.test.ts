import { expect, it } from 'vitest';
import { loadSeeds } from '../start/load.ts';
import { pastRows } from './pastRows.ts';
import type { Town } from './Town.ts';

it('has no record made or changed after the moment in which a town is made at night', async () => {
  const town: Town = { scale: 'sample', today: '2026-11-20', now: '2026-11-20 00:05:00', menus: new Map() };
  const late: string[] = [];
  let seen = 0;
  for (const [path, seed] of await loadSeeds())
    for (const row of seed.demo === true ? pastRows(town, seed.rows(town)) : [])
      for (const name of ['createTime', 'updateTime', 'gpsTime', 'checkTime'] as const) {
        const value: unknown = Reflect.get(row, name);
        if (typeof value === 'string') seen += 1;
        if (typeof value === 'string' && value > '2026-11-20 00:05:00') late.push(`${path}.${name} ${value}`);
      }
  expect(seen).toBeGreaterThan(1000);
  expect(late).toEqual([]);
});

it('leaves deadlines and plans as they are', () => {
  const town: Town = { scale: 'sample', today: '2026-11-20', menus: new Map() };
  const row = { deadline: '2026-12-01 00:00:00', planStartDate: '2027-01-01', createTime: '2026-11-21 08:00:00' };
  expect(pastRows(town, [row])).toEqual([{ ...row, createTime: '2026-11-20 18:00:00' }]);
});
