import { moveInput } from '@lattice/api/moveInput';
import type { Resource } from '@lattice/api/resource';
import { user } from '@lattice/api/resources/blade-user';
import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { devWarnRecord } from '@lattice/api/resources/dispatch/devWarnRecord';
import { event } from '@lattice/api/resources/event/event';
import { eventevaluate } from '@lattice/api/resources/event/eventevaluate';
import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import { license } from '@lattice/api/resources/krd/license';
import { oss } from '@lattice/api/resources/blade-resource/oss';
import { targetsOf } from '@lattice/api/targetsOf';
import { beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';

type Row = Record<string, unknown> & { id: string };
type Calls = Record<string, (input: unknown) => Promise<unknown>>;

const administrator = new Set(['administrator']);

inTown('the moves that a list offers on $name', { isSmall: true }, ({ town, admin }) => {
  let base: Record<string, unknown>;
  let deptId: string;

  beforeAll(async () => {
    deptId = await town.text('select id from blade_system_dept order by parent_id nulls first, id limit 1');
    const saved = await admin.post('event/eventcategory/submit', {
      categoryName: '占道经营',
      categoryCode: 'M01',
      eventType: '02',
      defaultLevel: '04',
      handleHours: 48,
      acceptHours: 2,
      sort: 1,
    });
    base = {
      eventTitle: '摆摊占道',
      categoryId: (saved.body.data as Row).id,
      eventType: '02',
      eventfrom: '2',
      eventLevel: '04',
      eventScale: '01',
      involvedCount: 1,
      happenTime: '2026-11-20 07:00:00',
      address: '枫桥路',
      griddingId: await town.text("select id from grid_grid where grid_level = '3' order by id limit 1"),
      eventDesc: '摊贩占用人行道',
      reportName: '王芳',
      reportPhone: '15912345670',
      lng: '118.6',
      lat: '30.1',
    };
  });

  const report = (more: Record<string, unknown> = {}) => admin.client(event).saveEventInfo({ ...base, ...more });
  const detail = (id: string) => admin.client(event).detail(id);
  /** Makes a move as a list does: found by the row's value, with what is filled in. */
  const make = (definition: Resource, row: Row, field: string, to: string, values: Record<string, unknown> = {}) => {
    const from = String(row[field]);
    const target = targetsOf(definition, administrator, []).find(
      (one) => one.field === field && one.to === to && one.moves.some((move) => move.from === from),
    );
    if (target === undefined) throw new Error(`no move of ${definition.path} from ${from} to ${to}`);
    const call = target.moves.find((move) => move.from === from)?.call ?? '';
    const other = target.elsewhere?.[call];
    const calls = admin.client(other === undefined ? definition : eventevaluate) as unknown as Calls;
    return calls[other?.call ?? call]?.(moveInput(target, call, row, values));
  };
  const step = async (id: string, to: string, values: Record<string, unknown> = {}) =>
    make(event, await detail(id), 'eventStatus', to, values);

  it('lead an event from its draft to its end, each with what it asks', async () => {
    const { id } = await report({ eventStatus: '0' });
    await step(id, '1');
    await step(id, '7', { opinion: '地点不清' });
    await step(id, '1', { address: '枫桥路 8 号', eventDesc: '摊贩占用盲道', images: '' });
    await expect(step(id, '2', { nextDeptId: '', nextUserId: '', opinion: '' })).rejects.toMatchObject({
      issues: [{ field: 'nextDeptId', rule: 'either' }],
    });
    await expect(step(id, '2', { nextDeptId: '', nextUserId: '77', opinion: '' })).rejects.toMatchObject({
      issues: [{ field: 'nextUserId', rule: 'unknown' }],
    });
    await step(id, '2', { nextDeptId: deptId, nextUserId: '', opinion: '' });
    await step(id, '1', { opinion: '不归本部门管' });
    await step(id, '2', { nextDeptId: deptId });
    await step(id, '3');
    await step(id, '2', { nextDeptId: deptId, escalate: 1 });
    await step(id, '3');
    await step(id, '4', { handleResult: '已劝离', images: '', files: '' });
    await step(id, '3', { opinion: '仍有摊贩' });
    await step(id, '4', { handleResult: '已清理' });
    await step(id, '5', { opinion: '' });
    expect(await detail(id)).toMatchObject({
      eventStatus: '5',
      handleResult: '已清理',
      eventTitle: base.eventTitle,
      address: '枫桥路 8 号',
      eventDesc: '摊贩占用盲道',
      finishTime: '',
    });
    const stars = {
      speedScore: 5,
      qualityScore: 5,
      attitudeScore: 4,
      isSolved: 1,
      evaluateType: '1',
      visitMode: '',
      evaluateContent: '很快',
    };
    await expect(step(id, '6', { ...stars, satisfaction: '' })).rejects.toMatchObject({
      issues: [{ field: 'satisfaction' }],
    });
    await step(id, '6', { ...stars, satisfaction: '5' });
    expect(await detail(id)).toMatchObject({
      eventStatus: '6',
      satisfaction: '5',
      finishTime: expect.stringMatching(/^2026-/) as string,
    });
  });

  it('settle a draft on the spot with its result alone, or void it, and keep what it says', async () => {
    const { id } = await report({ eventStatus: '0' });
    await expect(step(id, '5', { handleResult: '' })).rejects.toMatchObject({
      issues: [{ field: 'handleResult', rule: 'enter' }],
    });
    await step(id, '5', { handleResult: '当场劝离' });
    expect(await detail(id)).toMatchObject({ eventStatus: '5', handleResult: '当场劝离', eventTitle: base.eventTitle });
    const { id: other } = await report({ eventStatus: '0' });
    await step(other, '8');
    expect(await detail(other)).toMatchObject({ eventStatus: '8', eventTitle: base.eventTitle });
  });

  it('answer a supervision, and find the answer wanting', async () => {
    const { id } = await report();
    const { id: order } = await admin.client(eventsupervise).save({
      eventId: id,
      superviseLevel: '1',
      superviseMode: '1',
      superviseContent: '请尽快',
      targetDeptId: deptId,
      limitTime: '2026-11-21 00:00:00',
    });
    const read = async () => (await admin.client(eventsupervise).page({ eventId: id })).records[0] as unknown as Row;
    await make(eventsupervise, await read(), 'superviseStatus', '2', { feedback: '已安排' });
    await make(eventsupervise, await read(), 'superviseStatus', '1', { feedback: '没有结果' });
    expect(await read()).toMatchObject({ id: order, superviseStatus: '1', feedback: '没有结果' });
  });

  it('name the record as their calls do', async () => {
    const device = await town.text(
      "insert into dispatch_warndevice (id, tenant_id) values (7001, '000000') returning id",
    );
    await town.db.query(
      "insert into dispatch_devwarnrecord (id, tenant_id, device_id, status) values (7002, '000000', $1, '0')",
      [device],
    );
    const warning = async () => (await admin.client(devWarnRecord).detail('7002')) as unknown as Row;
    await make(devWarnRecord, await warning(), 'status', '1');
    await make(devWarnRecord, await warning(), 'status', '2', { releaseRemark: '现场无异常' });
    expect(await warning()).toMatchObject({ status: '2', releaseRemark: '现场无异常' });
    const id = await town.text("update blade_user set status = '2' where account = 'gridman' returning id");
    const locked = { id, status: '2' };
    await make(user, locked, 'status', '1');
    expect(await admin.client(user).detail(locked.id)).toMatchObject({ status: '1' });
    await town.db.query("insert into blade_resource_oss (id, tenant_id, status) values (7003, '000000', '1')");
    await make(oss, { id: '7003', status: '1' }, 'status', '2');
    expect(await admin.client(oss).detail('7003')).toMatchObject({ status: '2' });
    await town.db.query(
      "insert into cms_articlewechatgroupaccout (id, tenant_id, app_id, is_enabled) values (7004, '000000', 'wx1', 1)",
    );
    await town.db.query(
      `insert into cms_articlewechatmenu (id, tenant_id, account_id, menu_name, url, sync_status)
        values (7005, '000000', 7004, '首页', 'https://fengqiao.example', '0')`,
    );
    await make(articlewechatmenu, { id: '7005', accountId: '7004', syncStatus: '0' }, 'syncStatus', '1');
    expect(await admin.client(articlewechatmenu).detail('7005')).toMatchObject({ syncStatus: '1' });
  });

  it('are none that a list cannot make: a licence comes as a file, no menu comes back by a handover', () => {
    expect(targetsOf(license, administrator, [])).toEqual([]);
    expect(targetsOf(articlewechatmenu, administrator, []).map(({ to }) => to)).toEqual(['1']);
  });
});
