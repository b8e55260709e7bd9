import { mask } from '@lattice/api/mask';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

inTown('guards on $name', {}, ({ town }) => {
  it('clear the cache for administrators alone, also where a call scope covers the address', async () => {
    const id = town.nextId();
    await town.db.query(
      `insert into blade_system_api_scope (id, tenant_id, scope_name, resource_code, scope_path)
        values ($1, '000000', '试验', 'trial', '/api/blade-auth/oauth/**')`,
      [id],
    );
    await town.db.query(
      `insert into sys_role_scope (role_id, category, scope_id)
        select id, 'api', $1 from blade_system_role where role_alias = 'window' and is_deleted = 0`,
      [id],
    );
    town.pass(2);
    const answers = [await town.visit('window'), await town.visit('manager'), await town.visit('admin')].map(
      (visitor) => visitor.ask('blade-auth/oauth/clear-cache'),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 200]);
    expect((await answers[2])?.body).toEqual({ success: 'true', msg: 'success' });
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
        await (
          await town.visit(account)
        )
          .ask(`event/event/detail?id=${id}`)
          .data<{ processes: { opinion: string }[] }>()
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
