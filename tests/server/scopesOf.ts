import type { Page } from '@lattice/api/call';
import { expect } from 'vitest';
import { json } from './json.ts';
import type { Town, Visitor } from './openTown.ts';

/** What tests of data scopes do again and again in a town, as its administrator. */
export function scopesOf(town: Town, admin: Visitor) {
  const menuOf = async (code: string) =>
    (await town.db.query<{ id: string }>('select id::text as id from blade_system_menu where code = $1', [code]))
      .rows[0]?.id ?? '';
  const roleOf = async (alias: string) =>
    (await town.db.query<{ id: string }>('select id::text as id from blade_system_role where role_alias = $1', [alias]))
      .rows[0]?.id ?? '';
  const draft = async (more: Record<string, unknown>) => ({
    menuId: await menuOf('roadinfo'),
    scopeName: '试验',
    resourceCode: 'data_test',
    scopeColumn: 'create_dept',
    scopeType: '5',
    scopeField: '*',
    scopeClass: 'test',
    ...more,
  });
  const save = async (more: Record<string, unknown>) =>
    admin.ask('blade-system/data-scope/submit', json(await draft(more)));
  /** Grants a role exactly these scopes beside its menus. */
  const grant = async (alias: string, scopes: { dataScopeIds?: string; apiScopeIds?: string }) => {
    const { rows } = await town.db.query<{ ids: string }>(
      "select string_agg(menu_id::text, ',') as ids from sys_role_menu where role_id = $1",
      [await roleOf(alias)],
    );
    expect(
      (
        await admin.ask(
          'blade-system/role/grant',
          json({ roleIds: await roleOf(alias), menuIds: rows[0]?.ids ?? '', ...scopes }),
        )
      ).status,
    ).toBe(200);
  };
  const idOf = (answer: { body: { data?: unknown } }) => (answer.body.data as { id: string }).id;
  const total = async (visitor: Visitor, path: string) =>
    ((await visitor.ask(`${path}?size=1`)).body.data as Page<unknown>).total;
  return { menuOf, roleOf, save, grant, idOf, total };
}
