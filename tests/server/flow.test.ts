import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce, onceOf } from './atOnce.ts';
import { type Vendor, leaveFile, vendors } from './flowFiles.ts';
import type { Row } from './flowTown.ts';
import { flowTownOf } from './townOf.ts';

/** The lines of a diagram up to the task of the manager. */
const BEGUN = 'start[startEvent] > f1[sequenceFlow] > apply[userTask] > f2[sequenceFlow] > managerTask[candidate';

describe.each(testDatabases())('workflow on $name', (database) => {
  const at = flowTownOf(database);

  describe.each(Object.keys(vendors) as Vendor[])('the leave process as %s writes it', (vendor) => {
    let definition = '';
    beforeAll(async () => void (definition = await at.deployed(leaveFile(vendor))));

    it('is agreed to, short and long, and refused; the request follows', async () => {
      const short = await at.started(definition, 1);
      expect((await at.apply(short.processInstanceId)).status).toBe(200);
      await at.take('community', short.processInstanceId);
      expect(await at.status(short.businessId)).toBe('2');
      const long = await at.started(definition, 9);
      await at.apply(long.processInstanceId);
      await at.take('community', long.processInstanceId);
      expect(await at.status(long.businessId)).toBe('1');
      await at.take('leader', long.processInstanceId);
      expect(await at.status(long.businessId)).toBe('2');
      const refused = await at.started(definition, 9);
      await at.apply(refused.processInstanceId);
      await at.take('community', refused.processInstanceId, '');
      expect(await at.status(refused.businessId)).toBe('3');
      expect((await at.one('staff', 'send-list', refused.processInstanceId)).processIsFinished).toBe('finished');
      const followed = async (status: string) =>
        at.rows('admin', `follow/list?processInstanceId=${refused.processInstanceId}${status}`);
      expect([await followed(''), await followed('&status=running')]).toEqual([[], []]);
      expect(await followed('&status=finished')).toMatchObject([
        { status: 'finished', activityId: '', endTime: expect.stringMatching(/^\d{4}-/) as string },
      ]);
      expect(await followed('&status=all')).toHaveLength(1);
      expect(await at.one('community', 'done-list', refused.processInstanceId)).toMatchObject({
        pass: false,
        comment: '已阅',
        taskDefinitionKey: 'managerTask',
      });
    });

    it('goes on by its timer', async () => {
      const late = await at.started(definition, 9);
      await at.apply(late.processInstanceId);
      await at.take('community', late.processInstanceId);
      await at.jobs.tick();
      expect(await at.one('leader', 'claim-list', late.processInstanceId)).toBeDefined();
      at.town.pass(620);
      await at.jobs.tick();
      expect(await at.mine('leader', 'claim-list', late.processInstanceId)).toEqual([]);
      await at.take('dept', late.processInstanceId);
      expect(await at.status(late.businessId)).toBe('2');
    });

    it('is withdrawn by its starter, and sent back by who decides', async () => {
      const taken = await at.started(definition);
      await at.apply(taken.processInstanceId);
      expect(await at.post('community', 'task/withdraw', { processInstanceId: taken.processInstanceId }).status()).toBe(
        403,
      );
      expect(await at.ask('staff', `task/actions?processInstanceId=${taken.processInstanceId}`).data()).toMatchObject({
        task: null,
        actions: ['urge', 'withdraw'],
      });
      expect(await at.post('staff', 'task/withdraw', { processInstanceId: taken.processInstanceId }).status()).toBe(
        200,
      );
      expect(await at.status(taken.businessId)).toBe('4');
      expect(await at.sequence(taken.processInstanceId)).toBe(`${BEGUN}]`);
      const back = await at.started(definition);
      const first = await at.one('staff', 'todo-list', back.processInstanceId);
      await at.complete('staff', first);
      const task = await at.one('community', 'claim-list', back.processInstanceId);
      await at.claim('community', task.taskId);
      expect(
        await at.ask('community', `task/actions?processInstanceId=${back.processInstanceId}`).data(),
      ).toMatchObject({
        actions: ['return', 'delegate', 'addSigners'],
        formerSteps: [{ activityId: 'apply', name: '填写申请' }],
      });
      expect(await at.post('community', 'task/return-task', { taskId: task.taskId, comment: '请写明去向' }).msg()).toBe(
        '操作成功',
      );
      const again = await at.one('staff', 'todo-list', back.processInstanceId);
      expect(again).toMatchObject({ taskDefinitionKey: 'apply' });
      expect(again.taskId).not.toBe(first.taskId);
      expect(await at.complete('staff', again).status()).toBe(200);
      await at.take('community', back.processInstanceId);
      expect(await at.status(back.businessId)).toBe('2');
    });
  });

  it('refuses what others may not do: 409, 409, 403, 403, 409; ten at once have one winner', async () => {
    const { processInstanceId } = await at.started(await at.deployed(leaveFile('flowable', 'Guarded')));
    const task = await at.one('staff', 'todo-list', processInstanceId);
    expect(await at.complete('leader', task).status()).toBe(403);
    expect(await atOnce(10, () => at.complete('staff', task))).toEqual(onceOf(10, 409));
    expect((await at.who('community').ask('blade-desk/inbox/list').data<{ mail: Row[] }>()).mail).toContainEqual(
      expect.objectContaining({ title: '请假 flowable：主管审批', detail: '工作人员', link: '/work/claim' }),
    );
    const [next, ...more] = await at.mine('community', 'claim-list', processInstanceId);
    expect(more).toEqual([]);
    expect(await at.claim('leader', next?.taskId ?? '').status()).toBe(409);
    expect(await at.complete('community', next as Row).status()).toBe(403);
    expect(await at.claim('community', next?.taskId ?? '').status()).toBe(200);
    expect(await at.claim('community', next?.taskId ?? '').status()).toBe(409);
    expect(await at.ask('dispatcher', `process/model-view?processInstanceId=${processInstanceId}`).status()).toBe(400);
    expect(await at.complete('community', { ...next, taskId: '1' }).status()).toBe(400);
  });

  it('tells the diagram what happened, in order', async () => {
    const { processInstanceId, businessId } = await at.started(await at.deployed(leaveFile('camunda', 'Viewed')));
    await at.apply(processInstanceId);
    const { xml } = await at.ask('staff', `process/model-view?processInstanceId=${processInstanceId}`).data<Row>();
    expect(xml).toContain('http://camunda.org/schema/1.0/bpmn');
    expect(await at.sequence(processInstanceId)).toBe(`${BEGUN} OPEN]`);
    await at.take('community', processInstanceId, '');
    expect(await at.sequence(processInstanceId)).toBe(
      `${BEGUN}] > managerTask[userTask] > f3[sequenceFlow] > ` +
        'agreed[exclusiveGateway] > f5[sequenceFlow] > end[endEvent]',
    );
    const history = await at
      .ask('community', `process/history-flow-list?processInstanceId=${processInstanceId}`)
      .data<Row[]>();
    expect(
      history.map(({ historyActivityId, assigneeName, comment }) => [historyActivityId, assigneeName, comment]),
    ).toEqual([
      ['start', '工作人员', ''],
      ['apply', '工作人员', '已阅'],
      ['managerTask', '沈国强', '已阅'],
      ['end', '', ''],
    ]);
    expect(
      await at.who('community').ask(`blade-desk/process/leave/detail?businessId=${businessId}`).data(),
    ).toMatchObject({
      reason: '探亲',
      taskUserName: '沈国强',
      status: '3',
      flow: { historyActivityId: 'end' },
    });
  });

  it('asks for opinions, lets others do a task, and reminds', async () => {
    const { processInstanceId } = await at.started(await at.deployed(leaveFile('activiti', 'Shared')));
    const task = await at.one('staff', 'todo-list', processInstanceId);
    const own = { taskId: task.taskId };
    expect(
      await at
        .post('staff', 'task/add-signers', { ...own, userIds: `${at.idOf('leader')},${at.idOf('dept')}` })
        .status(),
    ).toBe(200);
    expect((await at.complete('staff', task)).body).toMatchObject({
      code: 409,
      msg: '还在等待加签人“郑远山”、“韩立军”的意见',
    });
    const opinion = await at.one('leader', 'todo-list', processInstanceId);
    const held = async (taskId = '') =>
      (
        await at
          .ask('leader', `task/actions?processInstanceId=${processInstanceId}&taskId=${taskId}`)
          .data<{ task: Row | null }>()
      ).task?.taskId ?? null;
    expect([await held(opinion.taskId), await held(task.taskId)]).toEqual([opinion.taskId, null]);
    expect(await at.complete('leader', opinion).status()).toBe(200);
    const { signers } = await at
      .ask('staff', `task/actions?processInstanceId=${processInstanceId}`)
      .data<{ signers: Row[] }>();
    expect(await at.post('staff', 'task/remove-signers', { ...own, taskIds: signers[1]?.taskId }).status()).toBe(200);
    expect(await at.post('staff', 'task/delegate', { ...own, userId: at.idOf('manager') }).status()).toBe(200);
    expect(await at.complete('staff', task).status()).toBe(403);
    expect(await at.complete('manager', await at.one('manager', 'todo-list', processInstanceId)).status()).toBe(200);
    expect(await at.complete('staff', task).status()).toBe(200);
    const urge = () => at.post('staff', `task/urge?processInstanceId=${processInstanceId}`);
    expect([await urge().status(), await urge().status()]).toEqual([200, 429]);
    expect(
      await at.town.rows('select 1 from cms_messagereceiver where receiver_user_id = $1 and message_title like $2', [
        at.idOf('community'),
        '%主管审批',
      ]),
    ).toHaveLength(1);
  });
});
