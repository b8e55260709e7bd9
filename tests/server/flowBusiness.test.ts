import { readFile } from 'node:fs/promises';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Row } from './flowTown.ts';
import { expectProcess } from './processesAbout.ts';
import { sealRequest } from './sealRequest.ts';
import { flowTownOf } from './townOf.ts';

const file = (name: string) =>
  readFile(new URL(`../../packages/server/src/seeds/flow/${name}.bpmn20.xml`, import.meta.url), 'utf8');

describe.each(oneTestDatabase())('processes of our records on $name', (database) => {
  const at = flowTownOf(database, {
    accounts: ['admin', 'leader', 'community', 'dispatcher', 'dept', 'editor', 'reviewer', 'staff'],
  });
  let definitions: Readonly<Record<string, string>> = {};
  const communities: Row[] = [];
  beforeAll(async () => {
    definitions = {
      handover: await at.deployed(await file('handover'), 'flow_3'),
      seal: await at.deployed(await file('seal'), 'flow_4'),
      article: await at.deployed(await file('article'), 'flow_5'),
    };
    communities.push(
      ...(await at.town.rows<Row>(`select t.id::text as id from source_communityinfo t
            join blade_user u on u.account = 'community' and t.dept_id = u.dept_id::bigint`)),
    );
  });

  const seal = (copies: number) => sealRequest(at, communities[0]?.id, copies);
  const startSeal = (input: object, account = 'admin') =>
    at.who(account).post('project/sealManage/start-process', input);
  const sealed = async (id: string | undefined) =>
    await at.town.text('select status from project_sealmanage where id = $1', [id]);
  const started = async (input: object) => await startSeal(input).data<{ id: string; processInstanceId: string }>();

  it('say which definition they decide on', async () => {
    const form = async (id: string | undefined) =>
      await at.ask('staff', `process/form?processDefinitionId=${id}`).data();
    expect(await form(definitions.seal)).toEqual({
      route: 'seal',
      path: 'project/sealManage',
      name: '用印申请',
      categoryName: '用印申请',
      isSuspended: false,
    });
    expect(await form(definitions.handover)).toMatchObject({ route: 'handover', path: 'event/eventhandover' });
    expect(await form('1')).toEqual({ route: '', path: '', name: '', categoryName: '', isSuspended: false });
    const ofCategory = async (category: string) => await at.ask('staff', `process/form?category=${category}`).data();
    expect(await ofCategory('flow_4')).toMatchObject({ route: 'seal', path: 'project/sealManage' });
    expect(await ofCategory('flow_2')).toMatchObject({ route: '', path: '' });
    expect(await at.ask('staff', 'process/form').status()).toBe(400);
  });

  it('decide on a request for a seal, which follows; a new one is stored with its process or not at all', async () => {
    expect(communities).not.toEqual([]);
    const few = await started({ ...seal(2), processDefinitionId: definitions.seal });
    expect(await sealed(few.id)).toBe('5');
    const shown = await at
      .ask('community', `process/business?processInstanceId=${few.processInstanceId}`)
      .data<{ row: Row }>();
    expect(shown).toMatchObject({
      route: 'seal',
      path: 'project/sealManage',
      businessId: few.id,
      row: { documentTitle: '居住证明', copies: 2, applyUserName: expect.stringMatching(/./) as string, status: '5' },
    });
    expect(shown.row).not.toHaveProperty('phone');
    expect(await at.ask('dept', `process/business?processInstanceId=${few.processInstanceId}`).status()).toBe(400);
    await at.take('community', few.processInstanceId);
    expect(await sealed(few.id)).toBe('1');
    const many = await started(seal(30));
    await at.take('community', many.processInstanceId);
    expect(await sealed(many.id)).toBe('5');
    await at.take('leader', many.processInstanceId, '');
    expect(await sealed(many.id)).toBe('2');
    const before = (await at.town.rows('select 1 from project_sealmanage')).length;
    expect((await startSeal({ ...seal(1), processDefinitionId: definitions.article })).body).toMatchObject({
      code: 400,
      msg: '所选的流程不是“印章管理”的流程，请从流程列表重新发起',
    });
    expect(await startSeal({ ...seal(1), copies: '' }).status()).toBe(400);
    expect((await at.town.rows('select 1 from project_sealmanage')).length).toBe(before);
  });

  it('leave the decision on the use of a seal to others than its keeper', async () => {
    const kept = { ...seal(1), keeperUser: at.idOf('community') };
    const { id, processInstanceId } = await started({ ...kept, processDefinitionId: definitions.seal });
    const task = await at.openTask(processInstanceId);
    const claimable = async (account: string) =>
      (await at.rows(account, 'work/claim-list')).some(({ taskId }) => taskId === task);
    expect(await claimable('community')).toBe(false);
    expect(await at.claim('community', task).status()).toBe(409);
    await at.town.db.query('update wf_task set assignee = $2 where id = $1', [task, at.idOf('community')]);
    const agreed = { taskId: task, flag: 'ok', comment: '同意' };
    const done = await at.post('community', 'work/complete-task', agreed);
    expect(done.body).toMatchObject({ code: 403, msg: '这件申请与您有关，请由其他人审批' });
    expect(await sealed(id)).toBe('5');
    const submit = (who: string, row: object) => at.who(who).post('project/sealManage/submit', row);
    const byHand = async (keeper: string) => {
      const made = await submit('community', { ...seal(1), keeperUser: at.idOf(keeper) }).data<{ id: string }>();
      const approved = await submit('leader', { id: made.id, status: '1' });
      await submit('community', { id: made.id, status: '3' });
      return { id: made.id, approved };
    };
    expect((await byHand('leader')).approved.body.msg).toContain('保管人不能审批这条记录');
    const { id: used } = await byHand('staff');
    const { body } = await at.who('community').ask(`project/sealManage/detail?id=${used}`);
    expect(body.data).toMatchObject({ status: '3', useTime: expect.stringMatching(/^2026-11-20/) as unknown });
  });

  it('leave the decision to others than the applicant whom the record names and than who made it', async () => {
    const decides = async (sent: object, account: string) => {
      const { id, processInstanceId } = await started(sent);
      const task = await at.openTask(processInstanceId);
      expect((await at.rows(account, 'work/claim-list')).map(({ taskId }) => taskId)).not.toContain(task);
      expect(await at.claim(account, task).status()).toBe(409);
      await at.town.db.query('update wf_task set assignee = $2 where id = $1', [task, at.idOf(account)]);
      const done = await at.post(account, 'work/complete-task', { taskId: task, flag: 'ok', comment: '同意' });
      expect(done.body).toMatchObject({ code: 403, msg: '不能审批自己的申请，请由其他人审批' });
      expect(await sealed(id)).toBe('5');
    };
    await decides({ ...seal(1), applyUser: at.idOf('community') }, 'community');
    const made = await at.who('community').post('project/sealManage/submit', seal(1));
    await decides({ id: (made.body.data as { id: string }).id }, 'community');
  });

  it('start once, for those who may move and see the record, and give it back when withdrawn', async () => {
    const { id } = await at.who('community').post('project/sealManage/submit', seal(1)).data<{ id: string }>();
    expect(await startSeal({ id }, 'editor').status()).toBe(403);
    expect(await startSeal({ id }, 'leader').msg()).toContain('状态');
    expect(await at.who('community').post('project/sealManage/submit', { id, status: '5' }).status()).toBe(400);
    const { processInstanceId } = await started({ id });
    expect(await startSeal({ id }).status()).toBe(400);
    for (const change of [{ status: '1' }, { copies: 99 }])
      expect((await at.who('community').post('project/sealManage/submit', { id, ...change })).body).toMatchObject({
        code: 409,
        msg: '这条记录正在审批，不能修改。如需修改，请先由发起人撤回流程',
      });
    expect(await at.post('admin', 'task/withdraw', { processInstanceId }).status()).toBe(200);
    expect(await sealed(id)).toBe('4');
    expect(await at.who('community').post('project/sealManage/submit', { id, copies: 2 }).status()).toBe(200);
  });

  it('end also when their record was removed', async () => {
    const { id, processInstanceId } = await started(seal(1));
    await at.town.db.query('update project_sealmanage set is_deleted = 1 where id = $1', [id]);
    expect(await at.ask('community', `process/business?processInstanceId=${processInstanceId}`).data()).toMatchObject({
      businessId: id,
      row: {},
    });
    await at.take('community', processInstanceId);
    expect((await at.one('admin', 'send-list', processInstanceId)).processIsFinished).toBe('finished');
  });

  it('publish an article, or hand it back to be sent again', async () => {
    const [category] = await at.town.rows<Row>('select id::text as id from cms_articlecategory limit 1');
    const [dept] = await at.town.rows<Row>("select dept_id as id from blade_user where account = 'editor'");
    const send = (input: object) => at.who('editor').post('cms/article/start-process', input);
    const article = {
      title: '反诈提醒',
      categoryId: category?.id,
      articleType: '1',
      content: '<p>不轻信，不转账。</p>',
      deptId: dept?.id,
      isTop: 1,
    };
    const first = await send(article).data<{ id: string; processInstanceId: string }>();
    const stored = () =>
      at.town.one<Row>(
        `select status, audit_user::text as auditor, audit_remark as said, publish_time is not null as "isPublished"
          from cms_article where id = $1`,
        [first.id],
      );
    await at.take('reviewer', first.processInstanceId, '', '标题有误');
    expect(await stored()).toEqual({ status: '3', auditor: at.idOf('reviewer'), said: '标题有误', isPublished: false });
    const again = await send({ id: first.id }).data<{ processInstanceId: string }>();
    await at.take('reviewer', again.processInstanceId);
    expect((await stored())?.status).toBe('5');
    await at.take('leader', again.processInstanceId, 'ok', '已改好');
    expect(await stored()).toEqual({ status: '2', auditor: at.idOf('leader'), said: '已改好', isPublished: true });
    const edit = async (values: object) =>
      await at
        .who('editor')
        .post('cms/article/submit', { id: first.id, ...values })
        .msg();
    expect([await edit({ isTop: 0 }), (await stored())?.status]).toEqual(['操作成功', '2']);
    expect([await edit({ title: '防骗提醒' }), (await stored())?.status]).toEqual([
      expect.stringContaining('转为待审核'),
      '1',
    ]);
  });

  it('hand an event over to the department that takes it, for who handles it', async () => {
    const { db } = at.town;
    const [event] = (
      await db.query<Row>(
        `update event_event set event_status = '3', handle_user_id = $1,
            handle_dept_id = (select dept_id::bigint from blade_user where id = $1)
          where id = (select e.id from event_event e where not exists (
            select 1 from event_eventhandover h where h.event_id = e.id) order by e.id limit 1)
          returning id::text as id`,
        [at.idOf('dept')],
      )
    ).rows;
    const [to] = (await db.query<Row>("select dept_id as id from blade_user where account = 'reviewer'")).rows;
    const wish = { eventId: event?.id, toDeptId: to?.id, reason: '不属于本部门职责' };
    const ask = (account: string) => at.who(account).post('event/eventhandover/start-process', wish);
    expect(await ask('dispatcher').msg()).toBe('这件事件不由您处理，请由处理人或处理部门操作');
    expect((await db.query('select 1 from event_eventhandover where event_id = $1', [event?.id])).rows).toEqual([]);
    const { id, processInstanceId } = await ask('dept').data<{ id: string; processInstanceId: string }>();
    const told = { processInstanceId, businessId: id };
    await expectProcess(at, event?.id, { ...told, processIsFinished: 'unfinished' }, ['dept', 'dispatcher', 'admin']);
    await at.take('dispatcher', processInstanceId);
    expect(await at.mine('dept', 'claim-list', processInstanceId)).toEqual([]);
    await at.take('reviewer', processInstanceId);
    expect((await db.query('select handover_status from event_eventhandover where id = $1', [id])).rows).toEqual([
      { handover_status: '2' },
    ]);
    await expectProcess(at, event?.id, { ...told, processIsFinished: 'finished' }, ['dept', 'reviewer']);
    expect(
      (
        await db.query(
          'select event_status status, handle_dept_id::text dept, handle_user_id "user" from event_event where id = $1',
          [event?.id],
        )
      ).rows,
    ).toEqual([{ status: '2', dept: to?.id, user: null }]);
    expect(
      (
        await db.query('select opinion from event_eventprocess where event_id = $1 order by id desc limit 1', [
          event?.id,
        ])
      ).rows,
    ).toEqual([{ opinion: '不属于本部门职责' }]);
    expect(await ask('admin').msg()).toBe('只有处理中的事件可以移交');
  });
});
