import { bind } from '@lattice/api/bind';
import { type RecordChange, changes, changesCall, hasChangeHistory } from '@lattice/api/changes';
import { audit } from '@lattice/api/resources/blade-log/audit';
import { event } from '@lattice/api/resources/event/event';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { roadIn } from './roadIn.ts';

inTown('what was done to a record on $name', {}, ({ town, admin }) => {
  let id: string;
  const ask = (query: string, visitor = admin, path = 'source/roadinfo') => visitor.ask(`${path}/changes?${query}`);
  const changesOf = async (query: string, visitor = admin, path = 'source/roadinfo') =>
    await ask(query, visitor, path).data<{ records: RecordChange[]; total: number; pages: number }>();

  beforeAll(async () => {
    const roads = admin.client(roadinfo);
    ({ id } = (await roads.submit((await roadIn(town))({ routeName: '旧名' }))) as { id: string });
    const other = await town.text(
      "select id::text as id from grid_grid where grid_level = '3' order by id desc limit 1",
    );
    await roads.submit({ id, routeName: '新名', griddingId: other });
    await roads.submit({ id, securityPhone: '13900000009' });
  });

  it('is told the newest first, by whom and when, a page at a time', async () => {
    const all = await changesOf(`id=${id}&current=1&size=10`);
    expect(all.records.map(({ action, userName }) => [action, userName])).toEqual([
      ['update', '系统管理员'],
      ['update', '系统管理员'],
      ['insert', '系统管理员'],
    ]);
    expect(all.records.every(({ time }) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(time))).toBe(true);
    const last = await changesOf(`id=${id}&current=2&size=2`);
    expect([last.total, last.pages, last.records.map(({ action }) => action)]).toEqual([3, 2, ['insert']]);
  });

  it('names what changed, from what to what, and what ids are called', async () => {
    const [phone, name] = (await changesOf(`id=${id}&current=1&size=10`)).records;
    const gridName = await town.text(
      'select grid_name as "gridName" from grid_grid where grid_level = \'3\' order by id desc limit 1',
    );
    expect(name?.changes.find(({ field }) => field === 'routeName')).toEqual({
      field: 'routeName',
      before: '旧名',
      after: '新名',
    });
    expect(name?.changes.find(({ field }) => field === 'griddingId')).toMatchObject({
      afterName: gridName,
      beforeName: expect.stringMatching(/网格/) as string,
    });
    expect(phone?.changes.map(({ field }) => field)).toEqual(['securityPhone']);
  });

  it('masks what the record masks, and says nothing of who saw values plainly', async () => {
    const staff = await town.visit('staff');
    const [change] = (await changesOf(`id=${id}&current=1&size=1`, staff)).records;
    const seen = await staff.ask(`source/roadinfo/detail?id=${id}`).data<Record<string, unknown>>();
    expect(seen.securityPhone).toBe('139****0009');
    expect(change?.changes).toEqual([{ field: 'securityPhone', before: '154****0004', after: '139****0009' }]);
    await admin.post('source/roadinfo/reveal', { id, field: 'securityPhone', reason: '核对电话' });
    expect((await changesOf(`id=${id}&current=1&size=10`)).total).toBe(3);
  });

  it('is refused to those who may not see the register or the record, and for what is no record', async () => {
    const finance = await town.visit('finance');
    expect(await ask(`id=${id}&current=1&size=10`, finance).status()).toBe(403);
    const member = await town.visit('gridmember');
    const other = await town.text(
      'select id::text as id from source_populationinfo where gridding_id <> $1 order by id desc limit 1',
      [await town.gridOf('gridmember')],
    );
    expect(await ask(`id=${other}&current=1&size=10`, member, 'source/populationinfo').told()).toEqual([
      400,
      '记录不存在或已被删除，请刷新列表',
    ]);
    for (const query of [
      'current=1&size=10',
      'id=x&current=1&size=10',
      `id=${id}&current=0&size=10`,
      `id=${id}&current=1&size=-1`,
    ])
      expect(await ask(query).status()).toBe(400);
    expect(
      await (
        await town.visit('admin')
      )
        .ask(`source/roadinfo/changes?id=${id}`, { headers: { 'Blade-Auth': '' } })
        .status(),
    ).toBe(401);
  });

  it('stands in the administrators’ log: who saw which masked value and why, without values', async () => {
    await admin.post('source/roadinfo/reveal', { id, field: 'securityPhone', reason: '核实联系方式' });
    const log = admin.client(audit);
    const { records } = await log.page({ current: 1, size: 10, recordId: id, descs: 'actTime' });
    expect(records[0]).toMatchObject({
      userName: '系统管理员',
      action: 'reveal',
      register: '护路护线',
      changed: '分管治保负责人联系方式',
      reason: '核实联系方式',
    });
    expect(records.find(({ action }) => action === 'update')).toMatchObject({
      changed: '分管治保负责人联系方式',
      reason: '',
    });
    expect(JSON.stringify([records, await log.detail(records[0]?.id ?? '')])).not.toContain('13900000009');
    const english = await admin
      .ask(`blade-log/audit/list?current=1&size=1&descs=actTime&recordId=${id}`, {
        headers: { 'Accept-Language': 'en' },
      })
      .data<{ records: { register: string }[] }>();
    expect(english.records[0]?.register).toBe('Protected route');
    expect((await log.page({ current: 1, size: 10, userName: '无此人' })).total).toBe(0);
    expect(await (await town.visit('staff')).ask('blade-log/audit/list?current=1&size=10').status()).toBe(403);
    expect(await admin.post('blade-log/audit/submit').status()).toBe(404);
  });

  it('is given by the typed call, beside the contract with BladeX', async () => {
    const transport = {
      send: async (path: string, _call: unknown, input: unknown) =>
        await admin.ask(`${path}?${new URLSearchParams(input as Record<string, string>)}`).data(),
    };
    expect((await changes(roadinfo, transport, { id, current: 1, size: 1 })).records).toHaveLength(1);
    expect(changesCall.access).toBe('view');
    expect(Object.keys(bind(roadinfo, transport))).not.toContain('changes');
    expect([roadinfo, populationinfo, event].map(hasChangeHistory)).toEqual([true, true, false]);
  });
});
