import type { Page } from '@lattice/api/call';
import { expect } from 'vitest';
import type { Town, Visitor } from './openTown.ts';

/** What tests of data scopes do again and again in a town, as its administrator. */
export function scopesOf(town: Town, admin: Visitor) {
  const menuOf = async (code: string) =>
    await town.text('select id::text as id from blade_system_menu where code = $1', [code]);
  const roleOf = async (alias: string) =>
    await town.text('select id::text as id from blade_system_role where role_alias = $1', [alias]);
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
  const save = async (more: Record<string, unknown>) => admin.post('blade-system/data-scope/submit', await draft(more));
  /** Grants a role exactly these scopes beside its menus. */
  const grant = async (alias: string, scopes: { dataScopeIds?: string; apiScopeIds?: string }) => {
    const ids = await town.text("select string_agg(menu_id::text, ',') as ids from sys_role_menu where role_id = $1", [
      await roleOf(alias),
    ]);
    expect(
      await admin.post('blade-system/role/grant', { roleIds: await roleOf(alias), menuIds: ids, ...scopes }).status(),
    ).toBe(200);
  };
  const idOf = (answer: { body: { data?: unknown } }) => (answer.body.data as { id: string }).id;
  const total = async (visitor: Visitor, path: string) =>
    (await visitor.ask(`${path}?size=1`).data<Page<unknown>>()).total;
  return { menuOf, roleOf, save, grant, idOf, total };
}
