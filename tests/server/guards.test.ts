import type { Page } from '@lattice/api/call';
import { mask } from '@lattice/api/mask';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('guards on $name', {}, ({ town }) => {
  /** The first value of a statement's only column `v`. */
  const roleOf = (alias: string) =>
    town.text('select id::text as v from blade_system_role where role_alias = $1 and is_deleted = 0', [alias]);

  /** Opens all addresses below a path to a role. */
  async function openAddresses(alias: string, path: string): Promise<void> {
    const id = town.nextId();
    await town.db.query(
      `insert into blade_system_api_scope (id, tenant_id, scope_name, resource_code, scope_path)
        values ($1, '000000', '试验', 'trial', $2)`,
      [id, `/api/${path}/**`],
    );
    await town.db.query("insert into sys_role_scope (role_id, category, scope_id) values ($1, 'api', $2)", [
      await roleOf(alias),
      id,
    ]);
    town.pass(2);
  }

  it('clear the cache for administrators alone, also where a call scope covers the address', async () => {
    await openAddresses('window', 'blade-auth/oauth');
    const answers = [await town.visit('window'), await town.visit('manager'), await town.visit('admin')].map(
      (visitor) => visitor.ask('blade-auth/oauth/clear-cache'),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 200]);
    expect((await answers[2])?.body).toEqual({ success: 'true', msg: 'success' });
  });

  it('keep values in the clear from call scopes, which open the rest of a register', async () => {
    await openAddresses('staff', 'source/populationinfo');
    const staff = await town.visit('staff');
    const id = await town.text(
      'select id::text as v from source_populationinfo where is_deleted = 0 order by id limit 1',
    );
    expect(await staff.ask(`source/populationinfo/detail?id=${id}`).status()).toBe(200);
    const body = { id, field: 'phone', reason: '核实居住情况' };
    expect(await staff.post('source/populationinfo/reveal', body).status()).toBe(403);
  });

  it('show merchants the shop that they manage, with its goods and exchanges, and no other', async () => {
    const merchant = await town.visit('merchant');
    const own = await town.text(
      `select m.id::text as v
        from project_pointsmarket m
        join blade_user u on u.id = m.manager_user
        where u.account = 'merchant' and m.is_deleted = 0`,
    );
    for (const [path, name] of [
      ['project/pointsMarket', 'id'],
      ['project/marketGoods', 'marketId'],
      ['project/exchangeRecord', 'marketId'],
    ] as const) {
      const { records, total } = await merchant.ask(`${path}/page?size=200`).data<Page<Record<string, string>>>();
      expect([path, [...new Set(records.map((row) => row[name]))], total > 0]).toEqual([path, [own], true]);
    }
    const foreign = await town.text(
      `select id::text as v
        from project_exchangerecord
        where market_id <> $1 and status = '0' and is_deleted = 0 limit 1`,
      [own],
    );
    expect(await merchant.ask(`project/exchangeRecord/detail?id=${foreign}`).status()).toBe(400);
    expect(await merchant.post('project/exchangeRecord/submit', { id: foreign, status: '1' }).told()).toEqual([
      400,
      '记录不存在或已被删除，请刷新列表',
    ]);
    const reveal = { id: foreign, field: 'phone', reason: '核实领取人' };
    expect(await merchant.post('project/exchangeRecord/reveal', reveal).status()).toBe(400);
  });

  it('mask in opinions whom the event masks', async () => {
    const rows = await town.rows<{ id: string; name: string }>(`select e.id::text as id, e.party_name as name
        from event_event e
        join event_eventprocess p on p.event_id = e.id
        where length(e.party_name) > 1 and position(e.party_name in p.opinion) > 0 and e.is_deleted = 0
          and e.event_status <> '0'
        order by e.id limit 1`);
    const [{ id, name }] = rows as [{ id: string; name: string }];
    const opinions = async (account: string) =>
      (
        await (await town.visit(account)).ask(`event/event/detail?id=${id}`).data<{
          processes: { opinion: string }[];
        }>()
      ).processes
        .map(({ opinion }) => opinion)
        .join();
    expect(await opinions('admin')).toContain(name);
    expect(await opinions('leader')).not.toContain(name);
    expect(await opinions('leader')).toContain(mask('name', name));
  });

  it('change a division whose code is submitted again, for people who may edit', async () => {
    const admin = await town.visit('admin');
    const code = await town.text(
      `select t.code as v
        from blade_system_region t
        where is_deleted = 0 and region_level = $1
        order by code desc limit 1`,
      ['5'],
    );
    const stored = await admin.ask(`blade-system/region/detail?code=${code}`).data<Record<string, unknown>>();
    const { id: _id, rev: _rev, ...row } = stored;
    const saved = await admin.post('blade-system/region/submit', { ...row, name: '改名村' });
    expect([saved.status, saved.body.data]).toEqual([200, expect.objectContaining({ id: stored.id })]);
    expect(await admin.ask(`blade-system/region/detail?code=${code}`).data()).toMatchObject({
      id: stored.id,
      name: '改名村',
    });
    expect(await town.text('select count(*)::text as v from blade_system_region where code = $1', [code])).toBe('1');
    await town.allow('window', 'region_add');
    const window = await town.visit('window');
    expect(await window.post('blade-system/region/submit', { ...row, name: '再改' }).status()).toBe(403);
    expect(
      await window.post('blade-system/region/submit', { ...row, code: '980102101999', name: '新村' }).told(),
    ).toEqual([200, '操作成功']);
  });
});
