import { moveInput } from '@lattice/api/moveInput';
import type { Resource } from '@lattice/api/resource';
import { user } from '@lattice/api/resources/blade-user';
import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { devWarnRecord } from '@lattice/api/resources/dispatch/devWarnRecord';
import { event } from '@lattice/api/resources/event/event';
import { eventevaluate } from '@lattice/api/resources/event/eventevaluate';
import { license } from '@lattice/api/resources/krd/license';
import { oss } from '@lattice/api/resources/blade-resource/oss';
import { targetsOf } from '@lattice/api/targetsOf';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it } from 'vitest';
import { eventTownOf } from './townOf.ts';

type Row = Record<string, unknown> & { id: string };
type Calls = Record<string, (input: unknown) => Promise<unknown>>;

const administrator = new Set(['administrator']);

describe.each(oneTestDatabase())('the moves that a list offers on $name', (database) => {
  const town = eventTownOf(database);
  const detail = (id: string) => town.admin.client(event).detail(id);
  /** Makes a move as a list does: found by the row's value, with what is filled in. */
  const make = (definition: Resource, row: Row, field: string, to: string, values: Record<string, unknown> = {}) => {
    const from = String(row[field]);
    const target = targetsOf(definition, administrator, []).find(
      (one) => one.field === field && one.to === to && one.moves.some((move) => move.from === from),
    );
    if (target === undefined) throw new Error(`no move of ${definition.path} from ${from} to ${to}`);
    const call = target.moves.find((move) => move.from === from)?.call ?? '';
    const other = target.elsewhere?.[call];
    const calls = town.admin.client(other === undefined ? definition : eventevaluate) as unknown as Calls;
    return calls[other?.call ?? call]?.(moveInput(target, call, row, values));
  };
  const step = async (id: string, to: string, values: Record<string, unknown> = {}) =>
    make(event, await detail(id), 'eventStatus', to, values);

  it('settle a draft on the spot with its result alone, or void it, and keep what it says', async () => {
    const { id } = await town.report({ eventStatus: '0' });
    await expect(step(id, '5', { handleResult: '' })).rejects.toMatchObject({
      issues: [{ field: 'handleResult', rule: 'enter' }],
    });
    await step(id, '5', { handleResult: '当场劝离' });
    expect(await detail(id)).toMatchObject({
      eventStatus: '5',
      handleResult: '当场劝离',
      eventTitle: town.base.eventTitle,
    });
    const { id: again } = await town.report();
    await step(again, '7', { opinion: '地点不清' });
    await step(again, '1', { address: '枫桥路 8 号', eventDesc: '摊贩占用盲道', images: '' });
    const { eventTitle } = town.base;
    expect(await detail(again)).toMatchObject({ eventTitle, address: '枫桥路 8 号', eventDesc: '摊贩占用盲道' });
    const { id: other } = await town.report({ eventStatus: '0' });
    await step(other, '8');
    expect(await detail(other)).toMatchObject({ eventStatus: '8', eventTitle: town.base.eventTitle });
  });

  it('name the record as their calls do', async () => {
    const device = await town.text(
      "insert into dispatch_warndevice (id, tenant_id) values (7001, '000000') returning id",
    );
    await town.db.query(
      "insert into dispatch_devwarnrecord (id, tenant_id, device_id, status) values (7002, '000000', $1, '0')",
      [device],
    );
    const warning = async () => (await town.admin.client(devWarnRecord).detail('7002')) as unknown as Row;
    await make(devWarnRecord, await warning(), 'status', '1');
    await make(devWarnRecord, await warning(), 'status', '2', { releaseRemark: '现场无异常' });
    expect(await warning()).toMatchObject({ status: '2', releaseRemark: '现场无异常' });
    const id = await town.text("update blade_user set status = '2' where account = 'gridman' returning id");
    const locked = { id, status: '2' };
    await make(user, locked, 'status', '1');
    expect(await town.admin.client(user).detail(locked.id)).toMatchObject({ status: '1' });
    await town.db.query("insert into blade_resource_oss (id, tenant_id, status) values (7003, '000000', '1')");
    await make(oss, { id: '7003', status: '1' }, 'status', '2');
    expect(await town.admin.client(oss).detail('7003')).toMatchObject({ status: '2' });
    await town.db.query(
      "insert into cms_articlewechatgroupaccout (id, tenant_id, app_id, is_enabled) values (7004, '000000', 'wx1', 1)",
    );
    await town.db.query(
      `insert into cms_articlewechatmenu (id, tenant_id, account_id, menu_name, url, sync_status)
        values (7005, '000000', 7004, '首页', 'https://fengqiao.example', '0')`,
    );
    await make(articlewechatmenu, { id: '7005', accountId: '7004', syncStatus: '0' }, 'syncStatus', '1');
    expect(await town.admin.client(articlewechatmenu).detail('7005')).toMatchObject({ syncStatus: '1' });
  });

  it('are none that a list cannot make: a licence comes as a file, no menu comes back by a handover', () => {
    expect(targetsOf(license, administrator, [])).toEqual([]);
    expect(targetsOf(articlewechatmenu, administrator, []).map(({ to }) => to)).toEqual(['1']);
  });
});
