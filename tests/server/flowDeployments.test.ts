import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it } from 'vitest';
import { leaveFile } from './flowFiles.ts';
import type { Row } from './flowTown.ts';
import { flowTownOf } from './townOf.ts';

describe.each(oneTestDatabase())('deployments of processes on $name', (database) => {
  const at = flowTownOf(database);

  it('are deployed together or not at all', async () => {
    const { body } = await at.deploy(
      leaveFile('flowable', 'Together'),
      leaveFile('camunda', 'Apart').replace('<userTask', '<scriptTask id="bad"/><userTask'),
    );
    expect(body).toMatchObject({
      code: 400,
      msg: expect.stringContaining('“bad”是 ScriptTask，本系统不能运行') as string,
    });
    expect(await at.rows('admin', 'manager/list?key=Together')).toEqual([]);
    expect((await at.deploy(leaveFile('flowable', 'Together'), leaveFile('camunda', 'Apart'))).body.data).toHaveLength(
      2,
    );
    expect((await at.rows('admin', 'manager/list?mode=1&key=Together'))[0]).toMatchObject({
      version: 1,
      tenantId: '',
      resourceName: 'file0.bpmn20.xml',
    });
    expect(await at.rows('admin', 'manager/list?mode=2&key=Together')).toEqual([]);
  });

  it('keeps the version that an instance began with; suspends; removes only what nothing runs on', async () => {
    const first = await at.deployed(leaveFile('flowable', 'Kept'));
    const running = await at.started(first, 9);
    const second = await at.deployed(leaveFile('flowable', 'Kept').replace('days > 3', 'days > 20'));
    expect((await at.rows('admin', 'manager/list?key=Kept')).map(({ id, version }) => [id, version])).toEqual([
      [second, 2],
      [first, 1],
    ]);
    expect(
      (await at.rows('staff', 'work/start-list?size=200'))
        .filter(({ key }) => key === 'Kept')
        .map(({ id, categoryName }) => [id, categoryName]),
    ).toEqual([[second, '请假流程']]);
    await at.apply(running.processInstanceId);
    const state = (value: string) => at.post('admin', `manager/change-state?state=${value}&processId=${first}`);
    const task = await at.one('community', 'claim-list', running.processInstanceId);
    expect(await state('suspend').status()).toBe(200);
    expect(await at.start(first).status()).toBe(409);
    expect(await at.ask('staff', `process/form?processDefinitionId=${first}`).data()).toMatchObject({
      name: '请假 flowable',
      categoryName: '请假流程',
      isSuspended: true,
    });
    expect((await at.claim('community', task.taskId as string)).body).toMatchObject({
      code: 409,
      msg: '流程已挂起，激活后才能办理',
    });
    await state('active');
    await at.take('community', running.processInstanceId);
    expect((await at.rows('admin', `follow/list?processInstanceId=${running.processInstanceId}`))[0]).toMatchObject({
      activityId: 'leaderTask',
      startUser: '工作人员',
    });
    await state('suspend');
    at.town.pass(620);
    await at.jobs.tick();
    expect((await at.rows('admin', `follow/list?processInstanceId=${running.processInstanceId}`))[0]).toMatchObject({
      activityId: 'leaderTask',
      suspensionState: 2,
    });
    await state('active');
    at.town.pass(20);
    await at.jobs.tick();
    expect((await at.rows('admin', `follow/list?processInstanceId=${running.processInstanceId}`))[0]).toMatchObject({
      activityId: 'deputyTask',
    });
    const [{ deploymentId }] = (await at.rows('admin', 'manager/list?key=Kept')).slice(1) as [Row];
    const remove = (more = '') => at.post('admin', `manager/delete-deployment?deploymentIds=${deploymentId}${more}`);
    expect((await remove()).body).toMatchObject({
      code: 409,
      msg: '不能删除：“请假 flowable”还有 1 个运行中的流程，请先办结或终止，或选择一并删除',
    });
    expect(
      await at
        .post(
          'admin',
          `follow/delete-process-instance?processInstanceId=${running.processInstanceId}` +
            `&deleteReason=${encodeURIComponent('重复')}`,
        )
        .status(),
    ).toBe(200);
    expect(await at.status(running.businessId)).toBe('4');
    expect(await remove().status()).toBe(200);
  });

  it('go with their deployment when that is asked for; records count as withdrawn', async () => {
    const definition = await at.deployed(leaveFile('flowable', 'Cascading'));
    const { businessId, processInstanceId } = await at.started(definition);
    const [row] = await at.rows('admin', 'manager/list?key=Cascading');
    expect(
      await at.post('gridman', `manager/delete-deployment?deploymentIds=${row?.deploymentId}&cascade=1`).status(),
    ).toBe(403);
    expect(
      await at.post('admin', `manager/delete-deployment?deploymentIds=${row?.deploymentId}&cascade=1`).status(),
    ).toBe(200);
    expect(await at.town.rows('select status from blade_desk_process_leave where id = $1', [businessId])).toEqual([
      { status: '4' },
    ]);
    expect(await at.town.rows('select 1 from wf_task where instance_id = $1', [processInstanceId])).toEqual([]);
    expect(await at.status(businessId)).toBe('4');
    expect(await at.who('dispatcher').ask(`blade-desk/process/leave/detail?businessId=${businessId}`).status()).toBe(
      400,
    );
    expect(await at.start(definition).msg()).toBe('流程不存在或已被删除，请刷新列表');
  });

  it('keeps models, and deploys them', async () => {
    const saved = await at
      .post('admin', 'model/submit', { name: '请假模型', key: 'Modelled', xml: leaveFile('flowable', 'Modelled') })
      .data<Row>();
    expect(await at.post('admin', 'model/submit', { name: '又一个', key: 'Modelled', xml: '' }).msg()).toBe(
      '模型标识“Modelled”已存在，请换一个标识，或在列表中打开已有的模型继续设计',
    );
    expect(await at.post('admin', 'model/submit', { id: saved.id, name: '改名' }).data()).toMatchObject({
      version: 2,
      name: '改名',
      modelKey: 'Modelled',
    });
    const submit = async (draft: object) => await at.post('admin', 'model/submit', { id: saved.id, ...draft }).data();
    expect(await submit({ description: '说明', modelComment: '第一稿' })).toMatchObject({
      description: '说明',
      modelComment: '第一稿',
    });
    expect(await submit({ name: '再改名' })).toMatchObject({ description: '说明', modelComment: '第一稿' });
    expect(await submit({ description: '', modelComment: '' })).toMatchObject({ description: '', modelComment: '' });
    expect((await at.rows('admin', 'model/list?modelKey=Model'))[0]).toMatchObject({
      id: saved.id,
      modelEditorXml: '',
    });
    expect(await at.post('admin', `model/deploy?modelId=${saved.id}&category=flow_1`).status()).toBe(200);
    expect((await at.rows('admin', 'manager/list?key=Modelled'))[0]).toMatchObject({ version: 1, tenantId: '' });
    expect(await at.post('admin', `model/remove?ids=${saved.id}`).status()).toBe(200);
    expect(await at.ask('gridman', 'model/list').status()).toBe(403);
  });
});
