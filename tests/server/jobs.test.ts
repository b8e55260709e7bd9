import { statesOf } from '@lattice/api/resource';
import { event } from '@lattice/api/resources/event/event';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { memoryStore } from '@lattice/server/files/FileStore';
import { testDatabases } from '@lattice/server/db/openTestDatabase';
import { systemMove } from '@lattice/server/jobs/advance';
import { allJobs } from '@lattice/server/jobs/allJobs';
import type { Job } from '@lattice/server/jobs/Job';
import { type Jobs, startJobs } from '@lattice/server/jobs/startJobs';
import { timedMoves } from '@lattice/server/jobs/timedMoves';
import { loadHandlers, loadResources } from '@lattice/server/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { maker } from './makeRow.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

const NEVER = 3_600_000;

describe('moves of time', () => {
  it('are moves of the definitions, which nobody else is needed for', async () => {
    const resources = await loadResources();
    const wrong = timedMoves.filter(({ path, field, from, to }) => {
      const resource = resources.get(path);
      return resource === undefined || systemMove(resource, field, from, to) === undefined;
    });
    expect(wrong).toEqual([]);
    expect([...resources.values()].flatMap(statesOf).length).toBeGreaterThan(50);
  });
});

describe.each(testDatabases())('jobs on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let resources: Awaited<ReturnType<typeof loadResources>>;
  let make: Awaited<ReturnType<typeof maker>>;
  let jobs: Jobs;
  const lines: string[] = [];
  const one = async <T extends object>(sql: string, params: readonly unknown[] = []) => (await town.db.query<T>(sql, params)).rows[0];
  const start = async (all: readonly Job[]) => {
    const handlers = await loadHandlers();
    return startJobs(all, { db: town.db, files: memoryStore(), settings: { quirks: false, test: true }, resources, handlers, nextId: town.nextId, now: town.now, log: (line) => void lines.push(line) }, NEVER);
  };

  beforeAll(async () => {
    town = await openTown(database, { seeds: ['blade-system/dict', 'blade-system/region', 'grid/grid'] });
    admin = await town.visit('admin');
    resources = await loadResources();
    make = await maker(town, () => admin, resources);
    jobs = await start(allJobs({}, await loadHandlers()));
  }, 120_000);
  afterAll(async () => {
    await jobs.stop();
    await town.db.close();
  });

  it('make what is past its time overdue, with an entry in the history, and nothing twice', async () => {
    const member = await make('grid/gridmember', { phone: '15912340101', workState: '1' });
    const task = await make('project/gridmemberTask', { gridMemberIds: member, deadline: '2026-11-20 18:00:00' });
    await admin.ask('project/gridmemberTask/submit', json({ id: task, status: '1' }));
    await jobs.tick();
    expect(lines).toEqual([]);
    expect((await admin.client(gridmemberTask).detail(task)).status).toBe('1');
    town.pass(3 * 3600);
    await jobs.tick();
    expect((await admin.client(gridmemberTask).detail(task)).status).toBe('4');
    expect(await one('select status from project_gridmembertaskhandle where task_id = $1', [task])).toEqual({ status: '5' });
    const history = 'select user_id, changes from sys_audit where record_id = $1 and action = \'update\' and changes->\'status\'->>\'after\' = \'4\'';
    expect(await one(history, [task])).toMatchObject({ user_id: '0', changes: { status: { before: '1', after: '4' } } });
    town.pass(120);
    await jobs.tick();
    expect((await town.db.query(history, [task])).count).toBe(1);
    expect((await admin.ask('project/gridmemberTask/submit', json({ id: task, status: '3' }))).status).toBe(400);
  });

  it('catch up with what came due while no server ran, and with what follows from it', async () => {
    const goods = await make('project/marketGoods', { marketId: await make('project/pointsMarket'), stock: 2, pointsPrice: 1, perLimit: 0 });
    await admin.ask('project/marketGoods/submit', json({ id: goods, status: '1' }));
    const phone = '15912340102';
    const member = await make('grid/gridmember', { phone });
    await town.db.query("insert into project_gridmemberpoints (id, grid_member_id, change_type, points, status) values ($1, $2, '1', 5, '1')", [town.nextId(), member]);
    const exchange = await make('project/exchangeRecord', { marketId: (await one<{ id: string }>('select market_id as id from project_marketgoods where id = $1', [goods]))?.id, goodsId: goods, personType: '1', phone, quantity: 2 });
    const activity = await make('project/volunteActivities', { signUpDeadline: '2026-11-25 08:00:00', startTime: '2026-11-26 08:00:00', endTime: '2026-11-26 12:00:00' });
    await admin.ask('project/volunteActivities/submit', json({ id: activity, status: '1' }));
    town.pass(40 * 86_400);
    admin = await town.visit('admin');
    await jobs.tick();
    expect(await one('select status from project_exchangerecord where id = $1', [exchange])).toEqual({ status: '3' });
    expect(await one('select stock, status from project_marketgoods where id = $1', [goods])).toEqual({ stock: 2, status: '1' });
    expect(await one('select status from project_volunteactivities where id = $1', [activity])).toEqual({ status: '4' });
  });

  it('close events that nobody evaluated for a week, each with an entry of its own in the timeline', async () => {
    const said = { eventTitle: '井盖松动', categoryId: await make('event/eventcategory'), eventType: '04', happenTime: '2026-11-20 10:00:00', address: '枫桥路 9 号', griddingId: await make('grid/grid', { gridLevel: '3' }), eventDesc: '井盖松动', reportName: '陈大明', reportPhone: '15912345678' };
    const settle = async () => (await admin.client(event).saveEventInfo({ ...said, selfHandle: 1, handleResult: '已固定' })).id;
    const stateOf = async (id: string) => (await one<{ s: string }>('select event_status as s from event_event where id = $1', [id]))?.s;
    const old = await settle();
    town.pass(6 * 86_400);
    admin = await town.visit('admin');
    await jobs.tick();
    expect(await stateOf(old)).toBe('5');
    const young = await settle();
    town.pass(86_400);
    admin = await town.visit('admin');
    await jobs.tick();
    expect([await stateOf(old), await stateOf(young)]).toEqual(['6', '5']);
    const { processes, satisfaction, finishTime } = (await admin.ask(`event/event/detail?id=${old}`)).body.data as { processes: object[]; satisfaction: string; finishTime: string };
    expect(processes.at(-1)).toMatchObject({ fromStatus: '5', toStatus: '6', operateUserId: '', operateUserIdName: '', opinion: '逾期未评价，系统自动办结' });
    expect([satisfaction, finishTime]).toEqual(['', expect.stringMatching(/^\d{4}-/)]);
    expect((await admin.ask('event/eventevaluate/submit', json({ eventId: old, evaluateType: '1', satisfaction: '5', speedScore: 5, qualityScore: 5, attitudeScore: 5, isSolved: 1 }))).status).toBe(400);
  });

  it('send what is scheduled, and tell once of what cannot be sent while the rest goes on', async () => {
    const users = [(await one<{ id: string }>("select id::text as id from blade_user where account = 'admin'"))?.id];
    const soon = { scheduleTime: '2027-01-01 08:00:00', channels: '1', receiverType: '1' };
    const [dead, good] = [await make('cms/messageMain', { ...soon, receiverIds: ['1'] }), await make('cms/messageMain', { ...soon, receiverIds: users })];
    for (const id of [dead, good]) await admin.ask('cms/messageMain/submit', json({ id, status: '1' }));
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
    expect((await one<{ n: number }>("select count(*)::int as n from blade_log_error where message like '%' || $1 || '%'", [dead]))?.n).toBe(1);
  });

  it('start a plan by itself once its warnings have come in, and merge the warnings of one device', async () => {
    const device = await make('dispatch/warnDevice');
    const commander = (await one<{ id: string }>("select id::text as id from blade_user where account = 'admin'"))?.id;
    const plan = await make('project/intelligentPlan', { triggerSource: '1', triggerRule: { devWarnType: '2', warnLevel: '2', minCount: 2, withinMinutes: 30 }, autoStart: 1, griddingIds: '', commanderId: commander, effectiveDate: '2026-01-01', teams: [] });
    expect((await admin.ask('project/intelligentPlan/submit', json({ id: plan, runStatus: '1' }))).body.msg).toContain('请先启用预案');
    await admin.ask('project/intelligentPlan/submit', json({ id: plan, status: '1' }));
    const china = (minutes: number) => new Date(town.now().getTime() + (8 * 60 - minutes) * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    await make('dispatch/devWarnRecord', { deviceId: device, devWarnType: '2', warnLevel: '2', warnTime: china(10) });
    town.pass(61);
    await jobs.tick();
    expect(await one('select run_status from project_intelligentplan where id = $1', [plan])).toEqual({ run_status: '0' });
    await make('dispatch/devWarnRecord', { deviceId: device, devWarnType: '2', warnLevel: '1', warnTime: china(2) });
    town.pass(61);
    await jobs.tick();
    expect(await one('select run_status from project_intelligentplan where id = $1', [plan])).toEqual({ run_status: '1' });
    expect((await one<{ n: number }>('select count(*)::int as n from cms_messagereceiver r join cms_messagemain m on m.id = r.message_id where m.biz_id = $1 and r.receiver_user_id = $2', [plan, commander]))?.n).toBe(1);
    expect((await town.db.query('select warn_count, warn_level from dispatch_warnmanage where device_id = $1', [device])).rows).toEqual([{ warn_count: 2, warn_level: '1' }]);
    await admin.ask('project/intelligentPlan/submit', json({ id: plan, runStatus: '2' }));
    expect((await one<{ n: number }>("select count(*)::int as n from cms_messagemain where biz_id = $1 and message_title like '预案结束%'", [plan]))?.n).toBe(1);
  });

  it('run once when two servers share a database; a failing one is told and hinders nobody; a stopped one rests', async () => {
    const ran: string[] = [];
    const job = (name: string, run: Job['run']): Job => ({ name, everyMs: 60_000, run });
    const all = [job('test-fails', async () => Promise.reject(new Error('out of order'))), job('test-runs', async () => ran.push('run'))];
    const [a, b] = [await start(all), await start(all)];
    lines.length = 0;
    await Promise.all([a.tick(), b.tick()]);
    expect(ran).toEqual(['run']);
    expect(lines.filter((line) => line.includes('out of order'))).toHaveLength(1);
    expect(await one("select failure from sys_job where name = 'test-fails'")).toEqual({ failure: 'out of order' });
    town.pass(60);
    await Promise.all([a.tick(), b.tick()]);
    expect(ran).toHaveLength(2);
    await Promise.all([a.stop(), b.stop()]);
    town.pass(60);
    await a.tick();
    expect(ran).toHaveLength(2);
  });
});
