import { noteViewsOver } from '@lattice/server/session/endView';
import { afterEach, expect, it } from 'vitest';
import { obeyed } from './atOnce.ts';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const WORDS = /正在以他人身份查看/;

inTown('looking as somebody else on $name', {}, ({ town, admin }) => {
  const idOf = async (account: string) =>
    await town.text('select id::text as id from blade_user where account = $1', [account]);
  const begin = async (who: Visitor, account: string) =>
    who.post(`blade-auth/view-as/begin?userId=${await idOf(account)}`);
  const end = (who: Visitor) => who.post('blade-auth/view-as/end');
  const count = async (who: Visitor, path: string) =>
    (await who.ask(`${path}/page?current=1&size=5`).data<{ total: number } | null>())?.total;
  const noted = async (action: string) =>
    await town.rows<{ who: string; whom: string; why: string | null }>(
      `select u.account as who, v.account as whom, a.changes #>> '{why,after}' as why
         from sys_audit a join blade_user u on u.id = a.user_id join blade_user v on v.id = a.record_id::bigint
         where a.action = $1 order by a.id`,
      [action],
    );

  afterEach(() => end(admin));

  it('shows what the person sees, on record from begin to end', async () => {
    const own = await count(await town.visit('gridmember'), 'source/houseinfo');
    const all = await count(admin, 'source/houseinfo');
    expect((await begin(admin, 'gridmember')).status).toBe(200);
    expect(own).not.toBe(all);
    expect(await count(admin, 'source/houseinfo')).toBe(own);
    expect(await admin.ask('blade-user/page').status()).toBe(403);
    const buttons = JSON.stringify(await admin.ask('blade-system/menu/buttons').data());
    expect(buttons).toContain('"houseinfo_view"');
    expect(buttons).not.toMatch(/"(\w+_(add|edit|delete|reveal)|event_report|source_household)"/);
    expect((await admin.ask('blade-auth/oauth/user-info')).body).toMatchObject({ data: { account: 'gridmember' } });
    expect(await end(admin).status()).toBe(200);
    expect(await count(admin, 'source/houseinfo')).toBe(all);
    expect(await noted('view-begin')).toEqual([{ who: 'admin', whom: 'gridmember', why: null }]);
    expect(await noted('view-end')).toEqual([{ who: 'admin', whom: 'gridmember', why: 'button' }]);
    await end(admin);
    expect(await noted('view-end')).toHaveLength(1);
  });

  it('changes, reveals and takes out nothing, and shows nothing in the clear', async () => {
    await begin(admin, 'manager');
    const { records } = await admin
      .ask('source/populationinfo/page?current=1&size=1')
      .data<{ records: { id: string; idCard: string; personName: string }[] }>();
    const [person] = records;
    expect(person?.idCard).toContain('*');
    const audited = async () => await town.number('select count(*)::int as n from sys_audit');
    const before = await audited();
    for (const [path, body] of [
      ['source/roadinfo/submit', { roadName: '新路' }],
      ['source/roadinfo/remove?ids=1', {}],
      ['source/populationinfo/reveal', { id: person?.id, field: 'idCard', reason: '核对身份' }],
      ['source/populationinfo/note-export', { way: 'xlsx', rows: 1, columns: 'personName', reason: '' }],
      ['blade-user/update-info', { name: '别名' }],
    ] as const) {
      const { status, body: answer } = await admin.post(path, body);
      expect([path, status]).toEqual([path, 403]);
      expect(answer.msg).toMatch(WORDS);
    }
    expect(await audited()).toBe(before);
  });

  it('writes nothing by reads either', async () => {
    const turn = async () => {
      const { records } = await admin
        .ask('dispatch/resourcesmonitor/page?current=1&size=50')
        .data<{ records: { id: string }[] }>();
      const answers = [];
      for (const { id } of records)
        answers.push(await admin.ask(`project/thrid/controlling?id=${id}&cmd=left&action=0`));
      return answers;
    };
    expect((await turn()).some(({ status }) => status === 200)).toBe(true);
    await begin(admin, 'dispatcher');
    const answers = await turn();
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect(answers.some(({ body }) => WORDS.test(body.msg ?? ''))).toBe(true);
  });

  it('is given to nobody for somebody who holds more, for oneself, or without the permission', async () => {
    expect((await begin(admin, 'admin')).status).toBe(400);
    const member = await town.visit('gridmember');
    expect((await begin(member, 'staff')).status).toBe(403);
    await town.allow('gridmember', 'viewas_view_as');
    const upward = await begin(member, 'admin');
    expect([upward.status, upward.body.msg]).toEqual([403, '不能以此人的身份查看：对方的权限或数据范围比您大']);
    expect((await begin(member, 'leader')).status).toBe(403);
    expect(await noted('view-begin')).toHaveLength(2 + 1);
  });

  it('begins once of ten at the same time', async () => {
    const before = (await noted('view-begin')).length;
    expect(await obeyed(10, () => begin(admin, 'gridmember'))).toBe(1);
    expect((await noted('view-begin')).length - before).toBe(1);
    const ends = (await noted('view-end')).length;
    await Promise.all(Array.from({ length: 10 }, () => end(admin)));
    expect((await noted('view-end')).length - ends).toBe(1);
  });

  it('is over after 30 minutes, shows nothing more, and is noted once', async () => {
    await begin(admin, 'gridmember');
    town.pass(29 * 60);
    expect(await admin.ask('source/houseinfo/page').status()).toBe(200);
    town.pass(61);
    expect(await admin.ask('source/houseinfo/page').told()).toEqual([403, '以他人身份查看已经到时间，请先结束查看']);
    const ends = (await noted('view-end')).length;
    await town.db.tx((sql) => noteViewsOver(sql, town));
    expect(await admin.ask('source/houseinfo/page').status()).toBe(403);
    await end(admin);
    expect((await noted('view-end')).slice(ends)).toEqual([{ who: 'admin', whom: 'gridmember', why: 'time' }]);
    expect(await admin.ask('blade-user/page').status()).toBe(200);
  });

  it('is over when the roles of the person change', async () => {
    await begin(admin, 'gridman');
    await town.db.query("update blade_user set role_id = '' where account = 'gridman'");
    expect(await admin.ask('source/houseinfo/page').status()).toBe(403);
  });
});
