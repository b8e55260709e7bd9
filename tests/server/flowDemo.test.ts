import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { seedFlows } from '@lattice/server/start/seedFlows';
import { describe, expect, it } from 'vitest';
import type { Row } from './flowTown.ts';
import { openTown } from './openTown.ts';
import { partsOf } from './partsOf.ts';

describe.each(oneTestDatabase())('processes of the demo town on $name', (database) => {
  it('are there from the first start, once', async () => {
    const town = await openTown(database);
    const parts = await partsOf(town);
    await Promise.all([seedFlows(parts), seedFlows(parts)]);
    const leader = await town.visit('leader');
    const total = async (list: string) => (await leader.ask(`blade-flow/work/${list}`).data<{ total: number }>()).total;
    expect([
      await total('start-list'),
      await total('claim-list'),
      await total('todo-list'),
      await total('done-list'),
      await total('send-list'),
    ]).toEqual([4, 1, 2, 1, 1]);
    const reviewer = await town.visit('reviewer');
    expect((await reviewer.ask('blade-flow/work/claim-list').data<{ records: Row[] }>()).records).toEqual([
      expect.objectContaining({ processDefinitionName: '文章审核', taskName: '审核', businessTable: 'cms_article' }),
    ]);
    expect(
      await town.number(`select count(*)::int as n
            from wf_instance i
            join blade_desk_process_leave t on t.id = i.business_id and t.process_instance_id = i.id::text
            where (i.status = 'running') = (t.status = '1')`),
    ).toBe((await town.rows("select 1 from wf_instance where business_table = 'blade_desk_process_leave'")).length);
    await town.db.close();
  });
});
