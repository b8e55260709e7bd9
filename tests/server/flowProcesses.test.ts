import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it } from 'vitest';
import { bpmnFile, countersignFile, flow, gatewaysFile, leaveFile, loopFile } from './flowFiles.ts';
import type { Row } from './flowTown.ts';
import { flowTownOf } from './townOf.ts';

const NO_TASK = { id: '', assignee: '' };

describe.each(testDatabases())('processes on $name', (database) => {
  const at = flowTownOf(database);

  it('countersigns sixty at once, and is decided at thirty-six', async () => {
    await at.town.db.query(
      `insert into blade_user (id, tenant_id, account, name, real_name, status)
        select 900000 + n, '000000', 'signer' || n, 'signer', 'signer', '1'
        from generate_series(1, 60) as n`,
    );
    const signers = Array.from({ length: 60 }, (_, n) => String(900_001 + n));
    const definition = await at.deployed(countersignFile().replace('"signers"', '"${signers}"'));
    const refused = await at.start(definition);
    expect(refused.body).toMatchObject({ code: 400, msg: '流程不能继续：流程变量“signers”没有值，请联系流程管理员' });
    const id = await at.begin(definition, { signers });
    const open = () => at.openTasks(id);
    expect(await open()).toHaveLength(60);
    for (const task of (await open()).slice(0, 35)) await at.decide(task);
    const [last] = await open();
    expect(await open()).toHaveLength(25);
    await at.decide(last ?? NO_TASK);
    expect(await open()).toEqual([]);
    expect(
      await at.town.rows(
        'select outcome, count(*)::int as n from wf_task where instance_id = $1 group by 1 order by 1',
        [id],
      ),
    ).toEqual([
      { outcome: 'cancelled', n: 24 },
      { outcome: 'completed', n: 36 },
    ]);
    expect(await at.town.rows('select status from wf_instance where id = $1', [id])).toEqual([{ status: 'finished' }]);
  });

  it('stay as they were when they cannot go on', async () => {
    const stuck = bpmnFile(
      'Stuck',
      '卡住',
      `<startEvent id="start" v:initiator="applyUser"/>${flow('f1', 'start', 'apply')}
      <userTask id="apply" name="申请" v:assignee="\${applyUser}"/>${flow('f2', 'apply', 'which')}
      <exclusiveGateway id="which"/>${flow('f3', 'which', 'end', 'level > 3')}<endEvent id="end"/>`,
    );
    const { processInstanceId } = await at.started(await at.deployed(stuck));
    const task = await at.one('staff', 'todo-list', processInstanceId);
    const send = (variables: object) =>
      at.post('staff', 'work/complete-task', { taskId: task.taskId, flag: 'ok', comment: '已阅', variables });
    expect((await send({})).body).toMatchObject({
      code: 400,
      msg: '流程不能继续：流程变量“level”没有值，请联系流程管理员',
    });
    expect((await send({ level: 2 })).body).toMatchObject({
      code: 400,
      msg: '流程不能继续：没有符合条件的去向，请联系流程管理员',
    });
    expect(await send({ 'a.b': 2 }).status()).toBe(400);
    expect(await send({ level: { toString: 1 } }).status()).toBe(400);
    expect(await at.one('staff', 'todo-list', processInstanceId)).toEqual(task);
    expect(await send({ level: 4 }).status()).toBe(200);
    expect((await at.one('staff', 'send-list', processInstanceId)).processIsFinished).toBe('finished');
  });

  it('decide on leave only where they are meant to', async () => {
    const other = await at.deployed(leaveFile('flowable', 'Expense'));
    await at.town.db.query("update wf_definition set category = 'flow_2' where id = $1", [other]);
    const leaves = async () => await at.town.rows('select id from blade_desk_process_leave order by id');
    const before = await leaves();
    expect((await at.start(other)).body).toMatchObject({
      code: 400,
      msg: '所选的流程不是“请假流程”的流程，请从流程列表重新发起',
    });
    expect(await leaves()).toEqual(before);
    const backwards = {
      processDefinitionId: await at.deployed(leaveFile('flowable', 'Backwards')),
      taskUser: at.idOf('leader'),
      startTime: '2026-12-02 08:00:00',
      endTime: '2026-12-01 08:00:00',
      reason: '探亲',
    };
    expect((await at.who('staff').post('blade-desk/process/leave/start-process', backwards)).body).toMatchObject({
      code: 400,
      msg: '结束时间不能早于开始时间',
      data: { issues: [{ field: 'endTime', rule: 'notBefore', params: { other: 'startTime' } }] },
    });
    const empty = { ...backwards, endTime: backwards.startTime };
    expect((await at.who('staff').post('blade-desk/process/leave/start-process', empty)).body).toMatchObject({
      code: 400,
      msg: '结束时间应晚于开始时间',
      data: { issues: [{ field: 'endTime', rule: 'after' }] },
    });
  });

  it('forks, joins, chooses and nests', async () => {
    const { processInstanceId } = await at.started(await at.deployed(gatewaysFile()), 9);
    const names = async () =>
      (await at.mine('staff', 'todo-list', processInstanceId))
        .map(({ taskDefinitionKey }) => taskDefinitionKey)
        .sort((a, b) => String(a).localeCompare(String(b)));
    const all = async () => {
      for (const task of await at.mine('staff', 'todo-list', processInstanceId))
        expect(await at.complete('staff', task).msg()).toBe('操作成功');
    };
    expect(await names()).toEqual(['inner', 'left']);
    await all();
    expect(await names()).toEqual(['a', 'b']);
    await all();
    expect((await at.one('staff', 'send-list', processInstanceId)).processIsFinished).toBe('finished');
    expect(
      (
        await at.town.rows<{ variables: Row }>('select variables from wf_instance where id = $1', [processInstanceId])
      )[0]?.variables.noteTime,
    ).toMatch(/^2026-11-20 /);
  });

  it('ends a sub-process at a terminating end, or when its time is up, and goes on behind it', async () => {
    const inner =
      `<startEvent id="s"/>${flow('p1', 's', 'both')}<parallelGateway id="both"/>` +
      `${flow('p2', 'both', 'inner')}${flow('p3', 'both', 'stop')}` +
      `<userTask id="inner" v:assignee="\${applyUser}"/>${flow('p4', 'inner', 'e')}` +
      '<endEvent id="e"/>';
    const file = (key: string, stop: string) =>
      bpmnFile(
        key,
        key,
        `<startEvent id="start" v:initiator="applyUser"/>${flow('f1', 'start', 'part')}<subProcess id="part">${inner}
        ${stop}</subProcess>${flow('f2', 'part', 'after')}
      <boundaryEvent id="late" attachedToRef="part"><timerEventDefinition>
      <timeDuration xsi:type="tFormalExpression">PT10M</timeDuration></timerEventDefinition></boundaryEvent>
      ${flow('f3', 'late', 'after')}<userTask id="after" v:assignee="\${applyUser}"/>${flow('f4', 'after', 'end')}
      <endEvent id="end"/>`,
      );
    const names = async (instance: string) =>
      (await at.mine('staff', 'todo-list', instance)).map(({ taskDefinitionKey }) => taskDefinitionKey);
    const stopped = await at.started(
      await at.deployed(file('Stopped', '<endEvent id="stop"><terminateEventDefinition/></endEvent>')),
    );
    expect(await names(stopped.processInstanceId)).toEqual(['after']);
    const late = await at.started(
      await at.deployed(file('Overdue', `<userTask id="stop" v:assignee="\${applyUser}"/>${flow('p5', 'stop', 'e')}`)),
    );
    expect(new Set(await names(late.processInstanceId))).toEqual(new Set(['inner', 'stop']));
    at.town.pass(620);
    await at.jobs.tick();
    expect(await names(late.processInstanceId)).toEqual(['after']);
  });

  it('is handed back two hundred times without growing', async () => {
    const { processInstanceId } = await at.started(await at.deployed(loopFile()));
    const size = async () =>
      await at.town.number('select length(state::text) as n from wf_instance where id = $1', [processInstanceId]);
    await at.complete('staff', await at.one('staff', 'todo-list', processInstanceId), '');
    const before = await size();
    for (let n = 0; n < 200; n += 1) {
      const [task = NO_TASK] = await at.openTasks(processInstanceId);
      await at.decide(task, false);
    }
    expect((await size()) / before).toBeLessThan(1.05);
    expect((await at.apply(processInstanceId)).status).toBe(200);
  });
});
