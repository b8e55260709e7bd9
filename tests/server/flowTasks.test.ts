import { work } from '@lattice/api/resources/blade-flow/work';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it, vi } from 'vitest';
import { bpmnFile, flow, leaveFile } from './flowFiles.ts';
import type { Row } from './flowTown.ts';
import { flowTownOf } from './townOf.ts';

describe.each(oneTestDatabase())('tasks on $name', (database) => {
  const at = flowTownOf(database, { quirks: true });

  it('wait while their instance is suspended, and so do its timers', async () => {
    const { processInstanceId } = await at.started(await at.deployed(leaveFile('flowable', 'Paused')), 9);
    const state = (value: string, account = 'admin') =>
      at.post(account, `follow/change-state?state=${value}&processInstanceId=${processInstanceId}`);
    const first = await at.one('staff', 'todo-list', processInstanceId);
    expect(await state('suspend', 'staff').msg()).toContain('没有这项操作的权限');
    const actions = async () => await at.ask('staff', `task/actions?processInstanceId=${processInstanceId}`).data();
    expect(await actions()).toMatchObject({ task: { taskId: first.taskId }, isSuspended: false });
    expect(await state('suspend').status()).toBe(200);
    expect(await actions()).toMatchObject({ task: null, actions: [], isSuspended: true });
    expect((await at.complete('staff', first)).body).toMatchObject({ code: 409, msg: '流程已挂起，激活后才能办理' });
    expect(await at.mine('staff', 'todo-list', processInstanceId)).toEqual([]);
    await state('active');
    expect(await at.complete('staff', first).status()).toBe(200);
    const next = await at.one('community', 'claim-list', processInstanceId);
    await state('suspend');
    expect((await at.claim('community', next.taskId)).body.code).toBe(409);
    await state('active');
    await at.take('community', processInstanceId);
    await state('suspend');
    at.town.pass(620);
    await at.jobs.tick();
    expect((await at.rows('admin', `follow/list?processInstanceId=${processInstanceId}`))[0]).toMatchObject({
      activityId: 'leaderTask',
      suspensionState: 2,
    });
    await state('active');
    at.town.pass(20);
    await at.jobs.tick();
    expect(await at.sequence(processInstanceId)).toContain('leaderTask[candidate] > late[boundaryEvent]');
    await at.take('dept', processInstanceId);
    expect((await state('suspend')).body.code).toBe(409);
  });

  it('are told before the end, which is told once and when all branches are over', async () => {
    const xml = bpmnFile(
      'Branches',
      '两路',
      `<startEvent id="start"/>${flow('f1', 'start', 'split')}<parallelGateway id="split"/>
       ${flow('f2', 'split', 'first')}${flow('f3', 'split', 'second')}
       <userTask id="first" name="一" v:assignee="\${taskUser}"/>${flow('f4', 'first', 'one')}<endEvent id="one"/>
       <userTask id="second" name="二" v:assignee="\${taskUser}"/>${flow('f5', 'second', 'two')}<endEvent id="two"/>`,
    );
    const { processInstanceId } = await at.started(await at.deployed(xml));
    const messages = async () => {
      const path = `blade-flow/process/history-flow-list?processInstanceId=${processInstanceId}`;
      const lines = await at.who('community').ask(path).data<Row[]>();
      return lines.map(({ historyActivityType, taskName }) => historyActivityType ?? taskName);
    };
    await at.complete('community', await at.one('community', 'todo-list', processInstanceId));
    expect(await messages()).toEqual(['startEvent', 'userTask', 'userTask']);
    await at.complete('community', await at.one('community', 'todo-list', processInstanceId));
    expect(await messages()).toEqual(['startEvent', 'userTask', 'userTask', 'endEvent']);
  });

  it('go to the people of a role, a post or a department, who are told and reminded', async () => {
    const { db } = at.town;
    const [{ dept, post: postId } = { dept: '', post: '' }] = (
      await db.query<{ dept: string; post: string }>(
        "select dept_id as dept, post_id as post from blade_user where account = 'dispatcher'",
      )
    ).rows;
    const alone = async (key: string, groups: string) => {
      const xml = bpmnFile(
        key,
        '只有一步',
        `<startEvent id="start"/>${flow('f1', 'start', 'x')}` +
          `<userTask id="x" name="看" v:candidateGroups="${groups}"/>${flow('f2', 'x', 'end')}` +
          '<endEvent id="end"/>',
      );
      const heard: string[] = [];
      const stop = await db.listen('inbox', (whose) => void heard.push(whose));
      const { processInstanceId } = await at.started(await at.deployed(xml));
      await vi.waitFor(() => expect(heard).toContain(at.idOf('dispatcher')));
      stop();
      const isOffered = (account: string) =>
        at.mine(account, 'claim-list', processInstanceId).then((rows) => rows.length === 1);
      expect(await at.post('staff', `task/urge?processInstanceId=${processInstanceId}`).status()).toBe(200);
      const reminded = (
        await db.query<{ id: string }>(
          `select r.receiver_user_id::text as id
            from cms_messagereceiver r
            join cms_messagemain m on m.id = r.message_id
            where m.biz_type = 'flow' and m.biz_id = $1`,
          [processInstanceId],
        )
      ).rows.map(({ id }) => id);
      return { heard, reminded, isOffered };
    };
    for (const [n, group] of ['role:dispatcher', `dept:${dept}`, dept, `post:${postId}`].entries()) {
      const { heard, reminded, isOffered } = await alone(`Offered${n}`, group);
      expect([group, await isOffered('dispatcher'), await isOffered('leader')]).toEqual([group, true, false]);
      for (const messages of [heard, reminded])
        expect([group, messages.includes(at.idOf('dispatcher')), messages.includes(at.idOf('leader'))]).toEqual([
          group,
          true,
          false,
        ]);
    }
  });

  it('are gone from the counter of who held them when the process is taken back', async () => {
    const xml = bpmnFile(
      'Counted',
      '只有一步',
      `<startEvent id="start"/>${flow('f1', 'start', 'x')}` +
        `<userTask id="x" name="看" v:assignee="\${taskUser}"/>${flow('f2', 'x', 'end')}` +
        '<endEvent id="end"/>',
    );
    const { processInstanceId } = await at.started(await at.deployed(xml));
    expect(await at.one('community', 'todo-list', processInstanceId)).toBeDefined();
    const heard: string[] = [];
    const stop = await at.town.db.listen('inbox', (whose) => void heard.push(whose));
    expect(await at.post('staff', 'task/withdraw', { processInstanceId }).status()).toBe(200);
    await vi.waitFor(() => expect(heard).toEqual([at.idOf('community')]));
    stop();
    expect(await at.mine('community', 'todo-list', processInstanceId)).toEqual([]);
  });

  it('come without pages from a server with the quirks of the stock one, which the client bears', async () => {
    const definition = await at.deployed(leaveFile('camunda', 'Unpaged'));
    for (let n = 0; n < 3; n += 1) await at.started(definition);
    const todo = await at.who('staff').client(work).todoList({ current: 2, size: 2 });
    expect(todo.records.length).toBeGreaterThan(2);
    expect(todo).toMatchObject({ total: todo.records.length, size: todo.records.length, current: 1, pages: 1 });
    expect(await at.who('gridman').client(work).todoList({ current: 1, size: 10 })).toMatchObject({
      records: [],
      total: 0,
      size: 0,
    });
    expect((await at.who('staff').client(work).sendList({ current: 1, size: 2 })).records).toHaveLength(2);
  });
});
