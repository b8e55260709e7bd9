import { hasTable } from '@lattice/server/table/table';
import { loadResources } from '@lattice/server/start/load';
import { liveValue } from '@lattice/ui/liveValue';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

const live = [...(await loadResources()).values()].flatMap((resource) =>
  hasTable(resource)
    ? Object.entries(resource.fields).flatMap(([name, field]) =>
        // Working days are asked of the server; `sideEffects.test.ts` compares them.
        field.live === undefined || 'workingDays' in field.live ? [] : [[resource.path, name, field.live] as const],
      )
    : [],
);

inTown('what a form shows while its fields are typed, on $name', {}, ({ admin }) => {
  it.each(live)('%s: %s is what the server finds', async (path, name, how) => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const { body } = await admin.ask(`${path}/page?current=1&size=20`);
    const { records } = body.data as { records: { id: string }[] };
    expect(records.length).toBeGreaterThan(0);
    for (const { id } of records) {
      const row = await admin.ask(`${path}/detail?id=${id}`).data<Record<string, unknown>>();
      expect([id, liveValue(how, row, today)]).toEqual([id, row[name]]);
    }
  });
});
