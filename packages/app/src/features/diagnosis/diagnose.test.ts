import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { event } from '@lattice/api/resources/event/event';
import type { Resource } from '@lattice/api/resource';
import { expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';

const definitions: Readonly<Record<string, Resource>> = { [roadinfo.path]: roadinfo, [event.path]: event };

it('names the registers without an answer and the dictionaries without entries, each once', async () => {
  const shares: number[] = [];
  const requested: string[] = [];
  const found = await diagnose(
    [event.path, roadinfo.path],
    {
      definition: async (path) => definitions[path] as Resource,
      firstRow: async ({ path }) => {
        if (path === roadinfo.path) throw new Error('404');
      },
      entries: async (code) => {
        requested.push(code);
        return code === 'event_status' ? 0 : 3;
      },
      wordsOf: (error) => (error as Error).message,
    },
    (share) => shares.push(share),
  );
  expect(found.silent).toEqual([{ path: 'source/roadinfo', label: roadinfo.label, reason: '404' }]);
  expect(found.missing.map(({ code }) => code)).toEqual(requested.includes('event_status') ? ['event_status'] : []);
  expect(found.dictionaries).toBe(new Set(requested).size);
  expect(requested).toHaveLength(found.dictionaries);
  expect(requested).toContain('event_status');
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
});

it('counts a dictionary that is refused as missing', async () => {
  const found = await diagnose(
    [roadinfo.path],
    {
      definition: async () => roadinfo,
      firstRow: async () => undefined,
      entries: async () => {
        throw new Error('500');
      },
      wordsOf: String,
    },
    () => undefined,
  );
  expect(found.silent).toEqual([]);
  expect(found.missing).toHaveLength(found.dictionaries);
});
