import type { ButtonNode, MenuItem } from '@lattice/api/menuOfPerson';
import { describe, expect, it } from 'vitest';
import { loadResources } from '../../start/load.ts';
import { seedMenus } from '../../start/seedMenus.ts';
import { oneTestDatabase } from '../../fixtures/openTestDatabase.ts';
import { openSession } from '../../session/tokens.ts';
import { serverOf } from '../../fixtures/serverOf.ts';

describe.each(oneTestDatabase())('menus on $name', (database) => {
  const server = serverOf(database);

  const ask = async <T>(account: string, path: string, language = 'zh-CN'): Promise<T> => {
    const userId =
      (await server.db.query<{ id: string }>('select id from blade_user where account = $1', [account])).rows[0]?.id ??
      '';
    const { access } = await openSession(
      server.db,
      { id: server.nextId(), userId, tenantId: '000000', address: '', userAgent: '' },
      server.now(),
    );
    const reply = await server.ask(`blade-system/menu/${path}`, {
      'Blade-Auth': `bearer ${access}`,
      'Accept-Language': language,
    });
    return ((await reply.json()) as { data: T }).data;
  };
  const codes = (items: readonly MenuItem[]): unknown[] =>
    items.map((item) => (item.children ? [item.code, codes(item.children)] : item.code));
  const leaves = (nodes: readonly ButtonNode[]): string[] =>
    nodes.flatMap((node) => (node.children ? leaves(node.children) : [node.code]));

  it('are all there for an administrator, empty children left out', async () => {
    const routes = await ask<MenuItem[]>('admin', 'routes');
    const { rows } = await server.db.query<{ n: string }>(
      "select count(*) as n from blade_system_menu where category = '1'",
    );
    expect(codes(routes).flat(5)).toHaveLength(Number(rows[0]?.n));
    expect(JSON.stringify(routes)).not.toContain('"children":[]');
    expect(routes[0]).toMatchObject({ parentId: '0', isOpen: 1, sort: 1 });
  });

  it('are the granted ones with what lies above them for a role', async () => {
    const routes = codes(await ask<MenuItem[]>('gridman', 'routes'));
    expect(routes).toEqual([
      ['area_work', ['work_start', 'work_claim', 'work_todo', 'work_send', 'work_done']],
      ['area_source', [['group_source_campus', ['campusinfo', 'roadinfo']]]],
      ['area_grid', ['grid']],
    ]);
    const own = leaves(await ask<ButtonNode[]>('gridman', 'buttons'));
    expect(own.filter((code) => !code.startsWith('work_')).sort()).toEqual([
      'campusinfo_view',
      'grid_view',
      'roadinfo_view',
    ]);
    expect(own).toEqual(
      expect.arrayContaining([
        'work_start_flow',
        'work_start_image',
        'work_claim_sign',
        'work_claim_detail',
        'work_claim_follow',
        'work_todo_handle',
        'work_send_detail',
        'work_done_follow',
      ]),
    );
  });

  it('name the permissions of a role at the leaves', async () => {
    const staff = leaves(await ask<ButtonNode[]>('staff', 'buttons'));
    expect(staff).toEqual(expect.arrayContaining(['roadinfo_add', 'roadinfo_edit', 'roadinfo_view']));
    expect(staff.filter((code) => /_(delete|plain)$/.test(code) || code.startsWith('dict'))).toEqual([]);
    expect(staff.filter((code) => code.startsWith('flow_'))).toEqual([]);
    const manager = leaves(await ask<ButtonNode[]>('manager', 'buttons'));
    const all = leaves(await ask<ButtonNode[]>('admin', 'buttons'));
    // Administrators alone hold what devices do, new rows of logs, and the page of those who report events.
    expect(all.filter((code) => !manager.includes(code) && !code.endsWith('_add'))).toEqual(['event_report']);
    expect(manager.filter((code) => !all.includes(code))).toEqual([]);
    expect(manager).toEqual(
      expect.arrayContaining([
        'flow_model_create',
        'flow_model_update',
        'flow_model_deploy',
        'flow_model_download',
        'flow_model_delete',
        'flow_deploy_upload',
        'flow_manager_state',
        'flow_manager_image',
        'flow_manager_remove',
        'flow_follow_delete',
        'model_add',
      ]),
    );
  });

  it('are named in English when asked and named', async () => {
    const areaName = async (language: string) =>
      (await ask<MenuItem[]>('gridman', 'routes', language)).find((item) => item.code === 'area_source')?.name;
    const name = await areaName('zh-CN');
    await server.db.query("update blade_system_menu set name_en = 'Source data' where code = 'area_source'");
    expect([await areaName('en-GB'), await areaName('zh-CN')]).toEqual(['Source data', name]);
    await server.db.query("update blade_system_menu set name_en = '' where code = 'area_source'");
    expect(await areaName('en-GB')).toBe(name);
  });

  it('take up the permissions of a register that had no entry, with their grants', async () => {
    const { db, nextId } = server;
    const resources = await loadResources();
    const {
      rows: [area],
    } = await db.query<{ id: string }>("select id from blade_system_menu where code = 'area_blade-system'");
    await db.query("delete from blade_system_menu where code in ('role', 'blade-user')");
    await db.query("delete from sys_seeded where code in ('role', 'blade-user')");
    await db.query(
      "update blade_system_menu set parent_id = $1 where code like 'role\\_%' or code like 'bladeuser\\_%'",
      [area?.id],
    );
    await db.query(
      `insert into sys_role_menu (role_id, menu_id)
        select r.id, m.id
        from blade_system_role r, blade_system_menu m
        where r.role_alias = 'gridman' and m.code = 'bladeuser_view'`,
    );
    expect(codes(await ask<MenuItem[]>('gridman', 'routes')).flat(5)).not.toContain('blade-user');
    await seedMenus(db, resources, nextId);
    expect(codes(await ask<MenuItem[]>('gridman', 'routes')).flat(5)).toContain('blade-user');
    const all = await ask<MenuItem[]>('admin', 'routes');
    const below = await db.query<{ n: number }>(
      `select count(*)::int as n
        from blade_system_menu m
        join blade_system_menu p on p.id = m.parent_id
        where m.code in ('role_grant', 'bladeuser_unlock') and p.code in ('role', 'blade-user')`,
    );
    expect([codes(all).flat(5).includes('role'), below.rows[0]?.n]).toEqual([true, 2]);
    await db.query(
      "delete from sys_role_menu where menu_id = (select id from blade_system_menu where code = 'bladeuser_view')",
    );
  });

  it('come into a database that has others already, and stay away when people removed them', async () => {
    const { db, nextId } = server;
    const resources = await loadResources();
    await db.query("delete from blade_system_menu where code like 'flow\\_%' or code = 'area_flow'");
    await db.query("delete from sys_seeded where code like 'flow\\_%' or code = 'area_flow'");
    await db.query("update blade_system_menu set is_deleted = 1 where code = 'work_send'");
    await seedMenus(db, resources, nextId);
    expect(codes(await ask<MenuItem[]>('manager', 'routes')).flat(5)).not.toContain('flow_model');
    const routes = codes(await ask<MenuItem[]>('admin', 'routes'));
    expect(routes).toContainEqual(['area_flow', ['flow_model', 'flow_deploy', 'flow_manager', 'flow_follow']]);
    expect(routes).toContainEqual(['area_work', ['work_start', 'work_claim', 'work_todo', 'work_done']]);
  });

  it('no longer let people add to a register that became a log, once', async () => {
    const { db, nextId } = server;
    const resources = await loadResources();
    const code = 'articlewechatrecord_add';
    const found = async () =>
      (
        await db.query<{ path: string; name: string; grants: number }>(
          `select path, name, (select count(*)::int from sys_role_menu g where g.menu_id = m.id) as grants
            from blade_system_menu m
            where code = $1`,
          [code],
        )
      ).rows[0];
    const grant = () =>
      db.query(
        `insert into sys_role_menu (role_id, menu_id)
          select r.id, m.id
          from blade_system_role r, blade_system_menu m
          where r.role_alias = 'staff' and m.code = $1 on conflict do nothing`,
        [code],
      );
    await db.query(
      "update blade_system_menu set path = '/cms/articlewechatrecord/add', name = '新增' where code = $1",
      [code],
    );
    await grant();
    expect(await found()).toMatchObject({ path: '/cms/articlewechatrecord/add', grants: 1 });
    await seedMenus(db, resources, nextId);
    const now = await found();
    expect(now).toMatchObject({ path: '/cms/articlewechatrecord/report', grants: 0 });
    expect(now?.name).not.toBe('新增');
    await grant();
    await seedMenus(db, resources, nextId);
    expect((await found())?.grants).toBe(1);
  });

  it('have no top bar yet', async () => {
    expect(await ask<unknown[]>('admin', 'top-menu')).toEqual([]);
  });
});
