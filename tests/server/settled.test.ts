import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('what was decided, on $name', {}, ({ town, gridmember: member, admin }) => {
  it('is not changed by who asked for it: a granted leave stays as long as it was granted', async () => {
    const { body } = await member.ask('grid/gridmemberleaveapproval/page?size=50');
    const leave = (body.data as { records: { id: string; leaveStatus: string; leaveDays: number }[] }).records.find(
      ({ leaveStatus }) => leaveStatus === '5',
    );
    const longer = await member.post('grid/gridmemberleaveapproval/submit', {
      id: leave?.id,
      endTime: '2099-12-31 17:30:00',
    });
    expect([longer.status, longer.body.msg]).toEqual([
      409,
      '这条记录已经审定，不能再修改结束时间；如有错误，请用它的状态操作更正',
    ]);
    const kept = await member.ask(`grid/gridmemberleaveapproval/detail?id=${leave?.id}`);
    expect(kept.body.data).toMatchObject({ leaveDays: leave?.leaveDays });
  });

  it('is changed by the applicant alone while it waits: a colleague of the same grid is refused', async () => {
    const { body } = await member.ask('grid/gridmemberleaveapproval/page?size=50');
    const id = (body.data as { records: { id: string }[] }).records[0]?.id;
    const change = (days: number) =>
      member.post('grid/gridmemberleaveapproval/submit', { id, reason: `家中有事，请假${days}天` });
    await town.db.query(
      `update grid_gridmemberleaveapproval
        set leave_status = '1', create_user = 1, grid_member_id = (
          select m.id from grid_gridmember m
            where m.user_id is distinct from grid_gridmemberleaveapproval.create_user
              and m.id <> grid_gridmemberleaveapproval.grid_member_id limit 1)
        where id = $1`,
      [id],
    );
    expect(await change(3).told()).toEqual([403, '这是别人提出的申请，只有申请人可以修改']);
    await town.db.query(
      `update grid_gridmemberleaveapproval
        set create_user = (select id from blade_user where account = 'gridmember') where id = $1`,
      [id],
    );
    expect(await change(4).status()).toBe(200);
  });

  it('takes what is filled in later: when a seal was used, not on what', async () => {
    const { make } = town;
    const id = await make('project/sealManage', { takeOut: 0 });
    await town.db.query("update project_sealmanage set status = '1' where id = $1", [id]);
    const say = async (row: Readonly<Record<string, unknown>>) =>
      await admin.post('project/sealManage/submit', { id, ...row }).status();
    expect(await say({ useTime: '2026-01-05 09:00:00' })).toBe(200);
    expect(await say({ documentTitle: '另一份文件' })).toBe(409);
    expect(await say({ status: '3' })).toBe(200);
  });
});
