import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { beforeAll, expect, it } from 'vitest';
import { atOnce, onceOf } from './atOnce.ts';
import { inTown } from './inTown.ts';

const DEADLINE = '2099-01-01 10:00:00';

inTown('the command scene on $name', {}, ({ town, dispatcher, make }) => {
  let member: { id: string; user: string };
  beforeAll(async () => {
    const rows = await town.rows<{ id: string; user: string }>(
      'select id::text as id, user_id::text as user from grid_gridmember where user_id is not null order by id limit 1',
    );
    member = rows[0] ?? { id: '', user: '' };
  });

  const count = async (sql: string, params: readonly unknown[] = []) =>
    await town.number(`select count(*) as n from ${sql}`, params);
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
  const tenTimes = (path: string, body: unknown) => atOnce(10, () => dispatcher.post(path, body));
  const ONCE = onceOf(10);

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
    expect(await dispatcher.post('dispatch/warnManage/merge', { ids: `${late},${one}`, into }).status()).toBe(400);
    expect(await dispatcher.client(warnManage).detail(late)).toMatchObject({ status: '0' });
    const across = await Promise.all([
      dispatcher.post('dispatch/warnManage/merge', { ids: late, into }),
      dispatcher.post('dispatch/warnManage/merge', { ids: into, into: late }),
    ]);
    expect(across.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('begins to handle a warning, turns it into one event, and ties its lines to the event', async () => {
    const griddingId = await town.text(
      "select id::text as id from grid_grid where grid_level = '3' order by id limit 1",
    );
    const id = await warning({ address: '枫桥花园 3 号楼', griddingId });
    expect(await tenTimes('dispatch/warnManage/submit', { id, status: '1' })).toEqual(ONCE);
    const eventCategoryId = await town.text('select id::text as id from event_eventcategory order by id desc limit 1');
    const turned = { id, status: '4', eventCategoryId };
    expect(await tenTimes('dispatch/warnManage/submit', turned)).toEqual(ONCE);
    const { eventId, status } = await dispatcher.client(warnManage).detail(id);
    expect([status, await count('event_event where id = $1', [eventId])]).toEqual(['4', 1]);
    expect((await journal({ eventId })).map(({ dispatchType }) => dispatchType)).toEqual(['6', '6']);
    await town.db.query("update dispatch_warnmanage set status = '1' where id = $1", [id]);
    expect(await dispatcher.post('dispatch/warnManage/submit', turned).told()).toEqual([
      400,
      '这条预警已经有关联的事件，不能再转一次',
    ]);
    const leader = await town.visit('leader');
    expect(await leader.post('dispatch/warnManage/merge', { ids: id, into: id }).status()).toBe(403);
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
    const { body } = await dispatcher.post('dispatch/recorddispatch/sendTask', task);
    const { id, taskId } = body.data as { id: string; taskId: string };
    expect(await count("project_gridmembertaskhandle where task_id = $1 and status = '0'", [taskId])).toBe(1);
    expect(await dispatcher.client(recorddispatch).detail(id)).toMatchObject({
      dispatchType: '5',
      taskId,
      userIds: member.user,
      isDrill: 0,
    });
    const before = await count('dispatch_recorddispatch');
    const refused = await dispatcher.post('dispatch/recorddispatch/sendTask', { ...task, deadline: 'soon' });
    expect([refused.status, await count('dispatch_recorddispatch')]).toEqual([400, before]);
    const gridmember = await town.visit('gridmember');
    expect(await gridmember.post('dispatch/recorddispatch/sendTask', task).status()).toBe(403);
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
      dispatcher.post('project/intelligentPlan/submit', { id, runStatus, ...more });
    const [before, outbox] = [await sent(), await count('sys_outbox')];
    expect(await run('1', { isDrill: '1' }).msg()).toBe('操作成功');
    const push = { sendType: '3', userIds: member.user, sendMess: '请转移', planId: id };
    expect(await dispatcher.client(recorddispatch).pushMessage(push)).toMatchObject({ total: 0, isDrill: true });
    const drilled = await dispatcher.post('dispatch/recorddispatch/sendTask', {
      taskTitle: '转移',
      taskType: '8',
      content: '转移群众',
      deadline: DEADLINE,
      gridMemberIds: member.id,
      planId: id,
    });
    expect(drilled.body.data).toMatchObject({ isDrill: true, taskId: '' });
    expect(await tenTimes('project/intelligentPlan/tickStep', { id, stepNo: 1 })).toEqual(ONCE);
    expect(await dispatcher.post('project/intelligentPlan/tickStep', { id, stepNo: 3 }).status()).toBe(400);
    const untick = (more: object) => dispatcher.post('project/intelligentPlan/untickStep', { id, stepNo: 1, ...more });
    expect(await untick({}).status()).toBe(400);
    expect(await tenTimes('project/intelligentPlan/untickStep', { id, stepNo: 1, remark: '误勾选' })).toEqual(ONCE);
    expect(await untick({ stepNo: 2, remark: '误勾选' }).status()).toBe(400);
    expect(await dispatcher.post('project/intelligentPlan/tickStep', { id, stepNo: 1 }).status()).toBe(200);
    await run('2');
    expect([await sent(), await count('sys_outbox')]).toEqual([before, outbox]);
    const lines = await journal({ planId: id });
    expect(lines.map(({ dispatchType }) => dispatchType)).toEqual(['7', '2', '5', '7', '7', '7', '7']);
    expect(lines.every(({ isDrill }) => isDrill === 1)).toBe(true);
    expect(lines[3]).toMatchObject({ stepNo: 1, sendMess: '完成第 1 步：核实', isUndone: 0 });
    expect(lines[4]).toMatchObject({ stepNo: 1, sendMess: '撤销第 1 步的完成：核实\n误勾选', isUndone: 1 });
    expect(await dispatcher.post('project/intelligentPlan/tickStep', { id, stepNo: 2 }).status()).toBe(400);
    await run('1');
    expect(await dispatcher.client(intelligentPlan).detail(id)).toMatchObject({ isDrill: 0, runStatus: '1' });
    expect(await sent()).toBe(before + 1);
    expect(await dispatcher.post('project/intelligentPlan/tickStep', { id, stepNo: 1 }).status()).toBe(200);
  });
});
