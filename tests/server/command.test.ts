import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { townOf, visitorOf } from './townOf.ts';

const TEN = Array.from({ length: 10 }, (_, at) => at);
const DEADLINE = '2099-01-01 10:00:00';

describe.each(oneTestDatabase())('the command scene on $name', (database) => {
  const town = townOf(database);
  const dispatcher = visitorOf(town, 'dispatcher');
  const { make } = town;
  let member: { id: string; user: string };
  beforeAll(async () => {
    const { rows } = await town.db.query<{ id: string; user: string }>(
      'select id::text as id, user_id::text as user from grid_gridmember where user_id is not null order by id limit 1',
    );
    member = rows[0] ?? { id: '', user: '' };
  });

  const count = async (sql: string, params: readonly unknown[] = []) =>
    Number((await town.one<{ n: string }>(`select count(*) as n from ${sql}`, params))?.n);
  const sent = () => count('cms_messagereceiver');
  const journal = async (query: Readonly<Record<string, string>>) =>
    (await dispatcher.client(recorddispatch).page({ current: 1, size: 50, ascs: 'dispatch_no', ...query })).records;
  const warning = (more: Readonly<Record<string, unknown>> = {}) =>
    make('dispatch/warnManage', {
      deviceId: null,
      lng: null,
      lat: null,
      griddingId: null,
      communityId: null,
      warnContent: '烟雾浓度超限',
      ...more,
    });
  const tenTimes = async (path: string, body: unknown) => {
    const answers = await Promise.all(TEN.map(async () => dispatcher.ask(path, json(body))));

    return answers.map(({ status }) => status).toSorted((one, other) => one - other);
  };
  const ONCE = [200, ...TEN.slice(1).map(() => 400)];

  it('merges warnings once, adds them up, and notes each', async () => {
    const [into, one, other] = [
      await warning({ warnLevel: '3' }),
      await warning({ warnLevel: '1' }),
      await warning({ warnLevel: '4' }),
    ];
    const ids = [one, other, into].join(',');
    expect(await tenTimes('dispatch/warnManage/merge', { ids, into })).toEqual(ONCE);
    expect(await dispatcher.client(warnManage).detail(one)).toMatchObject({ status: '5', mergedInto: into });
    expect(await dispatcher.client(warnManage).detail(into)).toMatchObject({
      status: '0',
      warnLevel: '1',
      warnCount: 3,
    });
    expect(await count('dispatch_recorddispatch where warn_id = any($1::bigint[])', [[one, other]])).toBe(2);
    const late = await warning();
    const all = await dispatcher.ask('dispatch/warnManage/merge', json({ ids: `${late},${one}`, into }));
    expect(all.status).toBe(400);
    expect(await dispatcher.client(warnManage).detail(late)).toMatchObject({ status: '0' });
    const across = await Promise.all([
      dispatcher.ask('dispatch/warnManage/merge', json({ ids: late, into })),
      dispatcher.ask('dispatch/warnManage/merge', json({ ids: into, into: late })),
    ]);
    expect(across.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('begins to handle a warning, turns it into one event, and ties its lines to the event', async () => {
    const { rows: grids } = await town.db.query<{ id: string }>(
      "select id::text as id from grid_grid where grid_level = '3' order by id limit 1",
    );
    const id = await warning({ address: '枫桥花园 3 号楼', griddingId: grids[0]?.id });
    expect(await tenTimes('dispatch/warnManage/submit', { id, status: '1' })).toEqual(ONCE);
    const { rows } = await town.db.query<{ id: string }>(
      'select id::text as id from event_eventcategory order by id desc limit 1',
    );
    const turned = { id, status: '4', eventCategoryId: rows[0]?.id };
    expect(await tenTimes('dispatch/warnManage/submit', turned)).toEqual(ONCE);
    const { eventId, status } = await dispatcher.client(warnManage).detail(id);
    expect([status, await count('event_event where id = $1', [eventId])]).toEqual(['4', 1]);
    expect((await journal({ eventId })).map(({ dispatchType }) => dispatchType)).toEqual(['6', '6']);
    await town.db.query("update dispatch_warnmanage set status = '1' where id = $1", [id]);
    const again = await dispatcher.ask('dispatch/warnManage/submit', json(turned));
    expect([again.status, again.body.msg]).toEqual([400, '这条预警已经有关联的事件，不能再转一次']);
    const leader = await town.visit('leader');
    expect((await leader.ask('dispatch/warnManage/merge', json({ ids: id, into: id }))).status).toBe(403);
  });

  it('gives a task and a line of the journal, both or neither', async () => {
    const task = {
      taskTitle: '现场核实',
      taskType: '8',
      content: '到场核实并回传照片',
      deadline: DEADLINE,
      gridMemberIds: member.id,
      lon: '118.6',
      lat: '30.1',
    };
    const { body } = await dispatcher.ask('dispatch/recorddispatch/sendTask', json(task));
    const { id, taskId } = body.data as { id: string; taskId: string };
    expect(await count("project_gridmembertaskhandle where task_id = $1 and status = '0'", [taskId])).toBe(1);
    expect(await dispatcher.client(recorddispatch).detail(id)).toMatchObject({
      dispatchType: '5',
      taskId,
      userIds: member.user,
      isDrill: 0,
    });
    const before = await count('dispatch_recorddispatch');
    const refused = await dispatcher.ask('dispatch/recorddispatch/sendTask', json({ ...task, deadline: 'soon' }));
    expect([refused.status, await count('dispatch_recorddispatch')]).toEqual([400, before]);
    const gridmember = await town.visit('gridmember');
    expect((await gridmember.ask('dispatch/recorddispatch/sendTask', json(task))).status).toBe(403);
  });

  it('rehearses a plan without sending anything, and carries it out with all that follows', async () => {
    const id = await make('project/intelligentPlan', {
      commanderId: member.user,
      steps: [
        { title: '核实', content: '到场核实' },
        { title: '疏散', content: '转移群众' },
      ],
    });
    await town.db.query("update project_intelligentplan set status = '1' where id = $1", [id]);
    const run = (runStatus: string, more = {}) =>
      dispatcher.ask('project/intelligentPlan/submit', json({ id, runStatus, ...more }));
    const [before, outbox] = [await sent(), await count('sys_outbox')];
    expect((await run('1', { isDrill: '1' })).body.msg).toBe('操作成功');
    const push = { sendType: '3', userIds: member.user, sendMess: '请转移', planId: id };
    expect(await dispatcher.client(recorddispatch).pushMessage(push)).toMatchObject({ total: 0, isDrill: true });
    const drilled = await dispatcher.ask(
      'dispatch/recorddispatch/sendTask',
      json({
        taskTitle: '转移',
        taskType: '8',
        content: '转移群众',
        deadline: DEADLINE,
        gridMemberIds: member.id,
        planId: id,
      }),
    );
    expect(drilled.body.data).toMatchObject({ isDrill: true, taskId: '' });
    expect(await tenTimes('project/intelligentPlan/tickStep', { id, stepNo: 1 })).toEqual(ONCE);
    expect((await dispatcher.ask('project/intelligentPlan/tickStep', json({ id, stepNo: 3 }))).status).toBe(400);
    const untick = (more: object) =>
      dispatcher.ask('project/intelligentPlan/untickStep', json({ id, stepNo: 1, ...more }));
    expect((await untick({})).status).toBe(400);
    expect(await tenTimes('project/intelligentPlan/untickStep', { id, stepNo: 1, remark: '误勾选' })).toEqual(ONCE);
    expect((await untick({ stepNo: 2, remark: '误勾选' })).status).toBe(400);
    expect((await dispatcher.ask('project/intelligentPlan/tickStep', json({ id, stepNo: 1 }))).status).toBe(200);
    await run('2');
    expect([await sent(), await count('sys_outbox')]).toEqual([before, outbox]);
    const lines = await journal({ planId: id });
    expect(lines.map(({ dispatchType }) => dispatchType)).toEqual(['7', '2', '5', '7', '7', '7', '7']);
    expect(lines.every(({ isDrill }) => isDrill === 1)).toBe(true);
    expect(lines[3]).toMatchObject({ stepNo: 1, sendMess: '完成第 1 步：核实', isUndone: 0 });
    expect(lines[4]).toMatchObject({ stepNo: 1, sendMess: '撤销第 1 步的完成：核实\n误勾选', isUndone: 1 });
    expect((await dispatcher.ask('project/intelligentPlan/tickStep', json({ id, stepNo: 2 }))).status).toBe(400);
    await run('1');
    expect(await dispatcher.client(intelligentPlan).detail(id)).toMatchObject({ isDrill: 0, runStatus: '1' });
    expect(await sent()).toBe(before + 1);
    expect((await dispatcher.ask('project/intelligentPlan/tickStep', json({ id, stepNo: 1 }))).status).toBe(200);
  });
});
