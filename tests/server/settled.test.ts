import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { loadResources } from '@lattice/server/start/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { maker } from './makeRow.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

describe.each(testDatabases())('what was decided, on $name', (database) => {
  let town: Town;
  let member: Visitor;
  let admin: Visitor;
  beforeAll(async () => {
    town = await openTown(database);
    [member, admin] = [await town.visit('gridmember'), await town.visit('admin')];
  });
  afterAll(() => town?.db.close());

  it('is not changed by who asked for it: a granted leave stays as long as it was granted', async () => {
    const { body } = await member.ask('grid/gridmemberleaveapproval/page?size=50');
    const leave = (body.data as { records: { id: string; leaveStatus: string; leaveDays: number }[] }).records.find(
      ({ leaveStatus }) => leaveStatus === '5',
    );
    const longer = await member.ask(
      'grid/gridmemberleaveapproval/submit',
      json({ id: leave?.id, endTime: '2099-12-31 17:30:00' }),
    );
    expect([longer.status, longer.body.msg]).toEqual([
      409,
      '这条记录已经审定，不能再修改结束时间；如有错误，请用它的状态操作更正',
    ]);
    const kept = await member.ask(`grid/gridmemberleaveapproval/detail?id=${leave?.id}`);
    expect(kept.body.data).toMatchObject({ leaveDays: leave?.leaveDays });
  });

  it('takes what is filled in later: when a seal was used, not on what', async () => {
    const make = await maker(town, () => admin, await loadResources());
    const id = await make('project/sealManage', { takeOut: 0 });
    await town.db.query("update project_sealmanage set status = '1' where id = $1", [id]);
    const say = async (row: Readonly<Record<string, unknown>>) =>
      (await admin.ask('project/sealManage/submit', json({ id, ...row }))).status;
    expect(await say({ useTime: '2026-01-05 09:00:00' })).toBe(200);
    expect(await say({ documentTitle: '另一份文件' })).toBe(409);
    expect(await say({ status: '3' })).toBe(200);
  });
});
