import { event } from '@lattice/api/resources/event/event';
import { eventdelay } from '@lattice/api/resources/event/eventdelay';
import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it } from 'vitest';
import { STARS } from './eventTown.ts';
import type { Visitor } from './openTown.ts';
import { eventTownOf } from './townOf.ts';

type Timeline = {
  processes: (Record<string, unknown> & { actionName: string; fromStatus: string; toStatus: string })[];
} & Record<string, unknown>;

describe.each(oneTestDatabase())('events on $name', (database) => {
  const town = eventTownOf(database);
  const next = (id: string, eventStatus: string, more: Record<string, unknown> = {}) =>
    town.admin.post('event/event/complete-task', { id, eventStatus, ...more });
  const timeline = async (id: string) => (await town.admin.client(event).detail(id)) as unknown as Timeline;

  it('go from report to evaluation with an entry in the timeline for each move', async () => {
    const { id, eventNo, deadline } = await town.report();
    expect(eventNo).toMatch(/^SJ20261120\d{4}$/);
    expect(deadline).toBe('2026-12-01 15:00:00');
    expect((await next(id, '2')).body).toMatchObject({
      msg: '请选择处理部门或处理人',
      data: { issues: [{ field: 'nextDeptId', rule: 'either', params: { other: 'nextUserId' } }] },
    });
    expect(await next(id, '2', { nextDeptId: town.deptId }).data()).toMatchObject({ eventStatus: '2' });
    expect(await next(id, '3').status()).toBe(200);
    expect(await next(id, '4').msg()).toContain('处理结果');
    for (const images of ['javascript:alert(1)', '/api/x', '//evil.example/a.png'])
      expect(await next(id, '4', { handleResult: '已制止', images }).status()).toBe(400);
    expect(await next(id, '4', { handleResult: '已制止', images: '/files/a.png' }).status()).toBe(200);
    expect(await next(id, '3').msg()).toContain('意见');
    expect(await next(id, '5').status()).toBe(200);
    expect(await timeline(id)).toMatchObject({ eventStatus: '5', finishTime: '' });
    const rated = await town.admin.post('event/eventevaluate/submit', {
      eventId: id,
      ...STARS,
      evaluateContent: '很快',
    });
    expect(rated.body.msg).toBe('操作成功');
    const kept = await timeline(id);
    expect(kept).toMatchObject({
      eventStatus: '6',
      finishTime: '2026-11-20 16:00:00',
      satisfaction: '5',
      isOverdue: 0,
      handleResult: '已制止',
    });
    expect(kept.processes.map((entry) => `${entry.fromStatus}${entry.toStatus}${entry.actionName}`)).toEqual([
      '0101',
      '1203',
      '2304',
      '3407',
      '4508',
      '5614',
    ]);
    expect(kept.processes[1]).toMatchObject({
      operateUserIdName: expect.stringMatching(/./) as string,
      operateTime: '2026-11-20 16:00:00',
      nextDeptId: town.deptId,
      nextDeptIdName: expect.stringMatching(/./) as string,
    });
    expect(kept.processes[3]).toMatchObject({ opinion: '已制止', images: '/files/a.png' });
    expect(await next(id, '3').data()).toEqual({
      issues: [{ field: 'eventStatus', rule: 'move', params: { from: '已办结', to: '处理中' } }],
    });
  });

  it('stay drafts, are settled on the spot, or are voided', async () => {
    const draft = await town.report({ eventStatus: '0' });
    expect(draft.eventStatus).toBe('0');
    expect((await town.admin.client(event).saveEventInfo({ id: draft.id, eventStatus: '8' })).eventStatus).toBe('8');
    expect(await town.admin.post('event/event/saveEventInfo', { ...town.base, selfHandle: 1 }).data()).toEqual({
      issues: [{ field: 'handleResult', rule: 'enter' }],
    });
    expect((await town.report({ selfHandle: 1, handleResult: '当场劝止' })).eventStatus).toBe('5');
    expect(await town.admin.post('event/event/saveEventInfo', { id: draft.id, eventTitle: '改' }).msg()).toBe(
      '只能修改草稿或被退回的事件',
    );
  });

  it('keep when they were first reported and by whom, whoever reports them again', async () => {
    const [{ rows: accounts }, memberId] = [
      await town.db.query<{ id: string }>("select id from blade_user where account = 'dispatcher'"),
      '7101',
    ];
    await town.db.query(
      "insert into grid_gridmember (id, tenant_id, person_name, user_id) values ($1, '000000', '李网格', $2)",
      [memberId, accounts[0]?.id],
    );
    const dispatcher = await town.visit('dispatcher');
    const { id, deadline } = await dispatcher.client(event).saveEventInfo(town.base);
    expect(await timeline(id)).toMatchObject({ gridMemberId: memberId, reportTime: '2026-11-20 16:00:00' });
    expect(await next(id, '7', { opinion: '地点不清' }).status()).toBe(200);
    await town.db.query("update event_event set report_time = report_time - interval '2 hours' where id = $1", [id]);
    expect([deadline, (await town.admin.client(event).saveEventInfo({ id, address: '枫桥路 8 号' })).deadline]).toEqual(
      ['2026-12-01 15:00:00', '2026-12-01 11:00:00'],
    );
    expect(await timeline(id)).toMatchObject({
      eventStatus: '1',
      address: '枫桥路 8 号',
      gridMemberId: memberId,
      reportTime: '2026-11-20 14:00:00',
    });
  });

  it('are evaluated by who reported them, grid leaders and administrators alone', async () => {
    const { id } = await town.report({ selfHandle: 1, handleResult: '当场劝止' });
    expect(await timeline(id)).toMatchObject({ eventStatus: '5', finishTime: '2026-11-20 16:00:00' });
    await town.db.query("update event_event set finish_time = finish_time - interval '2 hours' where id = $1", [id]);
    const rate = (visitor: Visitor) => visitor.post('event/eventevaluate/submit', { eventId: id, ...STARS });
    expect((await rate(await town.visit('dispatcher'))).body).toMatchObject({
      code: 400,
      data: { issues: [{ field: 'eventStatus', rule: 'moveRole' }] },
    });
    expect((await timeline(id)).eventStatus).toBe('5');
    expect(await rate(town.admin).status()).toBe(200);
    expect(await timeline(id)).toMatchObject({ eventStatus: '6', finishTime: '2026-11-20 14:00:00' });
  });

  it('get more time by a granted request alone', async () => {
    const { id, deadline } = await town.report();
    const ask = () => town.admin.post('event/eventdelay/save', { eventId: id, delayDays: 2, reason: '需要会商' });
    expect(await ask().msg()).toBe('只有待签收或处理中的事件可以申请延期');
    await next(id, '2', { nextDeptId: town.deptId });
    const { id: delay } = await ask().data<{ id: string }>();
    expect(await ask().msg()).toContain('已有待审核的延期申请');
    expect((await timeline(id)).deadline).toBe(deadline);
    await expect(
      town.admin.client(eventdelay).update({ id: delay, delayStatus: '2', auditOpinion: '同意' }),
    ).rejects.toMatchObject({ issues: [{ rule: 'moveOwn' }] });
    const dispatcher = await town.visit('dispatcher');
    expect(await dispatcher.client(eventdelay).update({ id: delay, delayStatus: '2', auditOpinion: '同意' })).toBe(
      true,
    );
    expect(await timeline(id)).toMatchObject({ deadline: '2026-12-03 15:00:00', delayStatus: '2' });
    expect(await town.admin.client(eventdelay).detail(delay)).toMatchObject({
      originalDeadline: deadline,
      newDeadline: '2026-12-03 15:00:00',
      auditOpinion: '同意',
      eventTitle: '夜间施工噪声',
    });
    expect((await town.admin.client(event).evevtDelaypage({ size: 50 })).records.map((row) => row.id)).toContain(id);
  });

  it('are hurried by supervisions that are answered and released', async () => {
    const { id } = await town.report();
    const { id: order } = await town.admin.client(eventsupervise).save({
      eventId: id,
      superviseLevel: '1',
      superviseMode: '1',
      superviseContent: '请尽快',
      targetDeptId: town.deptId,
      limitTime: '2026-11-21 00:00:00',
    });
    expect(await timeline(id)).toMatchObject({ isSupervised: 1 });
    expect((await town.admin.client(event).evevtSupervisepage({ isSupervised: '1' })).total).toBe(1);
    expect(await town.admin.post('event/eventsupervise/save', { id: order, superviseStatus: '2' }).msg()).toContain(
      '反馈',
    );
    await town.admin.client(eventsupervise).save({ id: order, superviseStatus: '2', feedback: '已安排' });
    await town.admin.client(eventsupervise).save({ id: order, superviseStatus: '3' });
    expect(await timeline(id)).toMatchObject({ isSupervised: 0 });
    expect((await timeline(id)).processes.map((entry) => entry.actionName)).toEqual(['01', '12', '13', '12']);
  });

  it('get more time at the request of who holds them, and are hurried by leaders and dispatchers', async () => {
    const { id } = await town.report();
    await next(id, '2', { nextDeptId: town.deptId });
    const [community, dispatcher] = [await town.visit('community'), await town.visit('dispatcher')];
    const delay = (who: Visitor) =>
      who.post('event/eventdelay/save', { eventId: id, delayDays: 1, reason: '需要会商' });
    const hurry = (who: Visitor) =>
      who.post('event/eventsupervise/save', {
        eventId: id,
        superviseContent: '请尽快',
        targetDeptId: town.deptId,
        limitTime: '2026-11-21 00:00:00',
      });
    expect((await delay(dispatcher)).body).toMatchObject({
      code: 400,
      msg: '您的角色不能对事件进行“申请延期”',
      data: { issues: [{ field: 'eventStatus', rule: 'moveRole' }] },
    });
    expect(await hurry(community).status()).not.toBe(200);
    for (const { status } of [await hurry(dispatcher), await delay(town.admin)]) expect(status).toBe(200);
    expect((await dispatcher.client(eventdelay).page({ eventId: id })).records).toMatchObject([{ delayStatus: '1' }]);
  });

  it('are dispatched by a rule that does so at once', async () => {
    const rule = await town.admin.post('event/eventdistribute/submit', {
      ruleName: '噪声归口',
      categoryId: town.base.categoryId,
      distributeMode: '1',
      handleDeptId: town.deptId,
      handleHours: 4,
      isAuto: 1,
      priority: 1,
    });
    expect(rule.status).toBe(200);
    const { id, eventStatus, deadline } = await town.report();
    expect([eventStatus, deadline]).toEqual(['2', '2026-11-23 11:00:00']);
    const led = await timeline(id);
    expect(led).toMatchObject({ handleDeptId: town.deptId });
    expect(led.processes.map((entry) => `${entry.fromStatus}${entry.toStatus}`)).toEqual(['01', '12']);
    expect((await town.admin.client(event).evevtProcesspage({ size: 100 })).records.map((row) => row.id)).toContain(id);
    town.pass(5 * 3600);
    expect(
      (await town.admin.client(event).myEventPage({ size: 100, eventStatus: '2' })).records.length,
    ).toBeGreaterThan(0);
  });
});
