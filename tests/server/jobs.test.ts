import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import type { NamedJob } from '@lattice/server/schedule/Job';
import type { Jobs } from '@lattice/server/schedule/startJobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobTown } from './jobTown.ts';
import type { maker } from './makeRow.ts';
import { openShop } from './openShop.ts';
import type { Town, Visitor } from './openTown.ts';

describe.each(testDatabases())('jobs on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let make: Awaited<ReturnType<typeof maker>>;
  let jobs: Jobs;
  let lines: string[];
  let start: Awaited<ReturnType<typeof openJobTown>>['start'];

  beforeAll(async () => void ({ town, admin, make, lines, start, jobs } = await openJobTown(database)), 120_000);
  afterAll(async () => {
    await jobs?.stop();
    await town?.db.close();
  });

  it('make what is past its time overdue, with an entry in the history, and nothing twice', async () => {
    const member = await make('grid/gridmember', { phone: '15912340101', workState: '1' });
    const task = await make('project/gridmemberTask', { gridMemberIds: member, deadline: '2026-11-20 18:00:00' });
    await admin.post('project/gridmemberTask/submit', { id: task, status: '1' });
    await jobs.tick();
    expect(lines).toEqual([]);
    expect((await admin.client(gridmemberTask).detail(task)).status).toBe('1');
    town.pass(3 * 3600);
    await jobs.tick();
    expect((await admin.client(gridmemberTask).detail(task)).status).toBe('4');
    expect(await town.one('select status from project_gridmembertaskhandle where task_id = $1', [task])).toEqual({
      status: '5',
    });
    const history = `select user_id, changes
        from sys_audit
        where record_id = $1 and action = 'update' and changes->'status'->>'after' = '4'`;
    expect(await town.one(history, [task])).toMatchObject({
      user_id: '0',
      changes: { status: { before: '1', after: '4' } },
    });
    town.pass(120);
    await jobs.tick();
    expect((await town.db.query(history, [task])).count).toBe(1);
    expect(await admin.post('project/gridmemberTask/submit', { id: task, status: '3' }).status()).toBe(400);
  });

  it('catch up with what came due while no server ran, and with what follows from it', async () => {
    const { market, sell } = await openShop(town);
    const goods = await sell({ stock: 2, pointsPrice: 1 });
    const phone = '15912340102';
    const member = await make('grid/gridmember', { phone });
    await town.db.query(
      `insert into project_gridmemberpoints (id, grid_member_id, change_type, points, status)
        values ($1, $2, '1', 5, '1')`,
      [town.nextId(), member],
    );
    const exchange = await make('project/exchangeRecord', {
      marketId: market,
      goodsId: goods,
      personType: '1',
      phone,
      quantity: 2,
    });
    const activity = await make('project/volunteActivities', {
      signUpDeadline: '2026-11-25 08:00:00',
      startTime: '2026-11-26 08:00:00',
      endTime: '2026-11-26 12:00:00',
    });
    await admin.post('project/volunteActivities/submit', { id: activity, status: '1' });
    town.pass(40 * 86_400);
    admin = await town.visit('admin');
    await jobs.tick();
    expect(await town.one('select status from project_exchangerecord where id = $1', [exchange])).toEqual({
      status: '3',
    });
    expect(await town.one('select stock, status from project_marketgoods where id = $1', [goods])).toEqual({
      stock: 2,
      status: '1',
    });
    expect(await town.one('select status from project_volunteactivities where id = $1', [activity])).toEqual({
      status: '4',
    });
  });

  it('send what is scheduled, and tell once of what cannot be sent while the rest goes on', async () => {
    admin = await town.visit('admin');
    const users = [await town.text("select id::text as id from blade_user where account = 'admin'")];
    const soon = { scheduleTime: '2027-01-01 08:00:00', channels: '1', receiverType: '1' };
    const [dead, good] = [
      await make('cms/messageMain', { ...soon, receiverIds: users }),
      await make('cms/messageMain', { ...soon, receiverIds: users }),
    ];
    await town.db.query(`update cms_messagemain set receiver_ids = '["1"]' where id = $1`, [dead]);
    for (const id of [dead, good]) await admin.post('cms/messageMain/submit', { id, status: '1' });
    await jobs.tick();
    expect((await admin.client(messageMain).detail(good)).status).toBe('1');
    town.pass(5 * 86_400);
    admin = await town.visit('admin');
    lines.length = 0;
    await jobs.tick();
    town.pass(120);
    await jobs.tick();
    expect(await admin.client(messageMain).detail(good)).toMatchObject({ status: '2', totalCount: 1 });
    expect(await admin.client(messageMain).detail(dead)).toMatchObject({ status: '1', totalCount: 0 });
    expect(lines).toEqual([expect.stringContaining(dead)]);
    expect(
      await town.number("select count(*)::int as n from blade_log_error where message like '%' || $1 || '%'", [dead]),
    ).toBe(1);
  });

  it('start a plan by itself once its warnings have come in, and merge the warnings of one device', async () => {
    const device = await make('dispatch/warnDevice');
    const commander = await town.text("select id::text as id from blade_user where account = 'admin'");
    const plan = await make('project/intelligentPlan', {
      triggerSource: '1',
      triggerRule: { devWarnType: '2', warnLevel: '2', minCount: 2, withinMinutes: 30 },
      autoStart: 1,
      griddingIds: '',
      commanderId: commander,
      effectiveDate: '2026-01-01',
      teams: [],
    });
    expect(await admin.post('project/intelligentPlan/submit', { id: plan, runStatus: '1' }).msg()).toContain(
      '请先启用预案',
    );
    await admin.post('project/intelligentPlan/submit', { id: plan, status: '1' });
    const china = (minutes: number) =>
      new Date(town.now().getTime() + (8 * 60 - minutes) * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    await make('dispatch/devWarnRecord', { deviceId: device, devWarnType: '2', warnLevel: '2', warnTime: china(10) });
    town.pass(61);
    await jobs.tick();
    expect(await town.one('select run_status from project_intelligentplan where id = $1', [plan])).toEqual({
      run_status: '0',
    });
    await make('dispatch/devWarnRecord', { deviceId: device, devWarnType: '2', warnLevel: '1', warnTime: china(2) });
    town.pass(61);
    await jobs.tick();
    expect(await town.one('select run_status from project_intelligentplan where id = $1', [plan])).toEqual({
      run_status: '1',
    });
    expect(
      await town.number(
        `select count(*)::int as n
            from cms_messagereceiver r
            join cms_messagemain m on m.id = r.message_id
            where m.biz_id = $1 and r.receiver_user_id = $2`,
        [plan, commander],
      ),
    ).toBe(1);
    expect(
      await town.rows('select warn_count, warn_level from dispatch_warnmanage where device_id = $1', [device]),
    ).toEqual([{ warn_count: 2, warn_level: '1' }]);
    await admin.post('project/intelligentPlan/submit', { id: plan, runStatus: '2' });
    expect(
      await town.number(
        "select count(*)::int as n from cms_messagemain where biz_id = $1 and message_title like '预案结束%'",
        [plan],
      ),
    ).toBe(1);
  });

  it('run once for two servers on a database; a failing one hinders nobody; a stopped one rests', async () => {
    const ran: string[] = [];
    const job = (name: string, run: NamedJob['run']): NamedJob => ({ name, everyMs: 60_000, run });
    const all = [
      job('test-fails', async () => Promise.reject(new Error('out of order'))),
      job('test-runs', async () => ran.push('run')),
    ];
    const [a, b] = [start(all), start(all)];
    lines.length = 0;
    await Promise.all([a.tick(), b.tick()]);
    expect(ran).toEqual(['run']);
    expect(lines.filter((line) => line.includes('out of order'))).toHaveLength(1);
    expect(await town.one("select failure from sys_job where name = 'test-fails'")).toEqual({
      failure: 'out of order',
    });
    town.pass(60);
    await Promise.all([a.tick(), b.tick()]);
    expect(ran).toHaveLength(2);
    await Promise.all([a.stop(), b.stop()]);
    town.pass(60);
    await a.tick();
    expect(ran).toHaveLength(2);
  });
});
