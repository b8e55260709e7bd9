import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import { beforeAll, expect, it } from 'vitest';
import type { Visitor } from './openTown.ts';
import { inTown } from './inTown.ts';
import { scopesOf } from './scopesOf.ts';

const LEAST = '至少要保留一个';

inTown('rights that people hand on, on $name', {}, ({ town, admin }) => {
  let staff: Visitor;
  let at: ReturnType<typeof scopesOf>;
  let trial: string;

  const grantRole = (who: Visitor, codes: string, dataScopeIds = '') =>
    town
      .texts(
        "select string_agg(id::text, ',') as v from blade_system_menu where code = any(string_to_array($1, ','))",
        [codes],
      )
      .then(([menuIds]) =>
        who.post('blade-system/role/grant', { roleIds: trial, menuIds, dataScopeIds, apiScopeIds: '' }),
      );
  const post = (who: Visitor, path: string, query: Record<string, string>) =>
    who.post(`blade-user/${path}?${new URLSearchParams(query).toString()}`);

  beforeAll(async () => {
    at = scopesOf(town, admin);
    ({ id: trial } = (await admin.client(role).submit({ roleName: '试验', roleAlias: 'held', sort: 90 })) as {
      id: string;
    });
    const users = ['grant', 'edit', 'delete', 'reset_password', 'view'].map((right) => `bladeuser_${right}`);
    await town.allow('staff', 'role_grant', 'role_delete', 'roadinfo_view', ...users);
    staff = await town.visit('staff');
  });

  it('are never more than their own: permissions', async () => {
    expect((await grantRole(staff, 'roadinfo_view')).status).toBe(200);
    const more = await grantRole(staff, 'roadinfo_view,client_view');
    expect([more.status, more.body.msg]).toEqual([400, expect.stringContaining('您自己没有的菜单权限')]);
    expect((await grantRole(admin, 'roadinfo_view,client_view')).status).toBe(200);
    expect((await grantRole(staff, 'roadinfo_view')).status).toBe(400);
    expect((await grantRole(admin, 'roadinfo_view')).status).toBe(200);
  });

  it('are never more than their own: rows', async () => {
    const own = at.idOf(await at.save({ scopeType: '2' }));
    const other = at.idOf(await at.save({ scopeType: '4' }));
    await at.grant('staff', { dataScopeIds: own });
    for (const [scopes, status] of [
      ['', 400],
      [other, 400],
      [`${own},${other}`, 400],
    ] as const) {
      const answer = await grantRole(staff, 'roadinfo_view', scopes);
      expect([answer.status, answer.body.msg]).toEqual([status, expect.stringContaining('更大的数据范围')]);
    }
    expect((await grantRole(admin, 'roadinfo_view', own)).status).toBe(200);
    expect((await grantRole(staff, 'roadinfo_view', own)).status).toBe(200);
    await at.grant('staff', {});
  });

  it('do not reach accounts that may do more', async () => {
    const [manager, gridman] = [await town.idOf('manager'), await town.idOf('gridman')];
    const higher = await at.roleOf('admin');
    expect(await post(staff, 'grant', { userIds: gridman, roleIds: higher }).status()).toBe(400);
    expect(await post(staff, 'grant', { userIds: manager, roleIds: trial }).status()).toBe(400);
    expect(await post(staff, 'reset-password', { userIds: manager }).status()).toBe(400);
    expect(await post(staff, 'remove', { ids: manager }).status()).toBe(400);
    expect(await staff.post('blade-user/submit', { id: manager, password: 'Chosen#2026' }).status()).toBe(400);
    expect(await staff.post('blade-user/submit', { id: gridman, roleId: higher }).status()).toBe(400);
    expect(await town.texts('select role_id as v from blade_user where id = $1', [manager])).toEqual([higher]);
  });

  it('stay with a role that people have', async () => {
    expect(await admin.post(`blade-system/role/remove?ids=${await at.roleOf('staff')}`).told()).toEqual([
      400,
      expect.stringContaining('个用户有角色'),
    ]);
  });

  it('leave one administrator, whatever is tried at once', async () => {
    const [chief, own] = [await at.roleOf('administrator'), await town.idOf('admin')];
    expect(await post(admin, 'grant', { userIds: own, roleIds: trial }).msg()).toContain(LEAST);
    expect(await admin.post('blade-user/submit', { id: own, status: '3' }).msg()).toContain(LEAST);
    const renamed = await admin.post('blade-system/role/submit', { id: chief, roleAlias: 'nobody' });
    expect(renamed.body.msg).toContain(LEAST);
    const second = await town.idOf('gridman');
    await admin.client(user).grant({ userIds: second, roleIds: chief });
    const calls = Array.from({ length: 10 }, (_, n) =>
      post(admin, 'grant', { userIds: n % 2 === 0 ? own : second, roleIds: trial }),
    );
    await Promise.all(calls);
    const left = await town.texts('select id::text as v from blade_user where role_id = $1 and is_deleted = 0', [
      chief,
    ]);
    expect(left).toHaveLength(1);
    const noted = await town.texts(
      `select changes->'roleId'->>'before' as v
        from sys_audit
        where action = 'grant' and path = 'blade-user' and changes->'roleId'->>'after' = $1
          and changes->'roleId'->>'before' = $2`,
      [trial, chief],
    );
    expect(noted).toHaveLength(1);
  });
});
