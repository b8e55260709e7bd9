import type { DormantAccount, Duty } from '@lattice/api/accountCalls';
import type { OpenSession } from '@lattice/api/resources/blade-auth/session';
import { expect, it } from 'vitest';
import { atOnce, onceOf } from './atOnce.ts';
import { inTown } from './inTown.ts';

inTown('somebody leaves, on $name', {}, ({ town, admin }) => {
  const dutiesOf = async (userId: string) => await admin.ask(`blade-user/duties?userId=${userId}`).data<Duty[]>();
  const handOver = (userId: string, receivers: Record<string, string>, close = 1, who = admin) =>
    who.post('blade-user/hand-over', { userId, receivers, close });

  it('hands over events, tasks and grids in one go, and the account is closed', async () => {
    const leaver = await town.idOf('gridmember');
    const [member = '', post = ''] = await town.texts(
      `select unnest(array[id::text, member_post]) as v from grid_gridmember where user_id = $1`,
      [leaver],
    );
    const grids = await town.texts(
      `select gridding_id::text as v from grid_gridmemberintermediate
        where grid_member_id = $1 and is_current = 1 and is_deleted = 0`,
      [member],
    );
    expect([grids.length > 0, post !== '']).toEqual([true, true]);
    const [event = ''] = await town.texts(
      `update event_event set event_status = '3', handle_user_id = $1 where id = (select id from event_event
        where gridding_id = $2 and is_deleted = 0 order by id limit 1) returning id::text as v`,
      [leaver, grids[0]],
    );
    expect(event).not.toBe('');
    const held = await dutiesOf(leaver);
    expect(held.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['event/event', 'grid/gridmemberintermediate']),
    );
    const [other = ''] = await town.texts(
      `select m.user_id::text as v from grid_gridmember m join blade_user u on u.id = m.user_id and u.status = '1'
        where m.is_deleted = 0 and m.work_state = '1' and m.id <> $1 order by m.id limit 1`,
      [member],
    );
    const all = (to: string) => Object.fromEntries(held.map(({ kind }) => [kind, to]));

    expect(await handOver(leaver, { ...all(other), 'event/event': '' }).status()).toBe(400);
    // Who sees nothing of the area takes nothing over, and nothing else moves either.
    expect(await handOver(leaver, all(await town.idOf('window'))).told()).toEqual([
      400,
      expect.stringMatching(/不能接手/),
    ]);
    expect(await dutiesOf(leaver)).toEqual(held);

    const visitor = await town.visit('gridmember');
    const receivers = { ...all(other), 'event/event': await town.idOf('dispatcher') };
    expect(await atOnce(4, () => handOver(leaver, receivers))).toEqual(onceOf(4));
    expect(await dutiesOf(leaver)).toEqual([]);
    expect(await town.texts('select handle_user_id::text as v from event_event where id = $1', [event])).toEqual([
      await town.idOf('dispatcher'),
    ]);
    expect(
      await town.texts(
        `select distinct l.gridding_id::text as v from grid_gridmemberintermediate l
          join grid_gridmember m on m.id = l.grid_member_id
          where m.user_id = $1 and l.is_current = 1 and l.is_deleted = 0`,
        [other],
      ),
    ).toEqual(expect.arrayContaining(grids));
    expect(await town.texts('select status as v from blade_user where id = $1', [leaver])).toEqual(['3']);
    expect(await town.texts('select work_state as v from grid_gridmember where id = $1', [member])).toEqual(['3']);
    expect(await visitor.ask('blade-user/info').status()).toBe(401);
    expect(
      await town.texts("select count(*)::text as v from sys_audit where action = 'hand-over' and path = 'blade-user'"),
    ).toEqual(['1']);
  });

  it('is for people who may change accounts', async () => {
    const staff = await town.visit('staff');
    expect(await handOver(await town.idOf('gridman'), {}, 1, staff).status()).toBe(403);
    expect(await handOver(await town.idOf('leader'), {}, 1, await town.visit('sysadmin')).told()).toEqual([
      400,
      expect.stringContaining('不能由您办理'),
    ]);
    expect(await handOver(await town.idOf('admin'), {}).told()).toEqual([400, expect.stringContaining('自己的账号')]);
  });

  it('shows where somebody is signed in, and signs them out', async () => {
    const leader = await town.visit('leader');
    const userId = await town.idOf('leader');
    const sessions = await admin.ask(`blade-user/sessions?userId=${userId}`).data<OpenSession[]>();
    expect(sessions).toHaveLength(1);
    const end = (id: string) =>
      admin.post(`blade-user/end-sessions?userId=${userId}&id=${id}`).then(({ status }) => status);
    expect(await end(sessions[0]?.id ?? '')).toBe(200);
    expect(await end(sessions[0]?.id ?? '')).toBe(400);
    expect(await leader.ask('blade-user/info').status()).toBe(401);
  });

  it('finds accounts that nobody uses', async () => {
    await town.db.query("update blade_user set create_time = now() - interval '100 days' where account = 'finance'");
    const names = async (days: number) =>
      (await admin.ask(`blade-user/dormant?days=${days}`).data<DormantAccount[]>()).map(({ account }) => account);
    expect(await names(90)).toContain('finance');
    expect(await names(90)).not.toContain('admin');
    expect(await names(120)).not.toContain('finance');
  });
});
