import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mount } from '@lattice/server/http/mount';
import { loadHandlers, loadResources } from '@lattice/server/start/load';
import { describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

const [resources, handlers] = await Promise.all([loadResources(), loadHandlers()]);
const writes = [...resources.values()]
  .flatMap((one) => mount(one, handlers.get(one.path)))
  .filter(({ call }) => call.method === 'POST' && call.reads !== true && call.where !== 'multipart')
  .map(({ address, call }) => ({ path: address.replace('/api/', ''), inBody: call.where === 'body' }));

/** Calls that name no record: they are of the person's own account or session, or of the installation as a whole. */
const ofNoRecord: readonly string[] = [
  'blade-auth/oauth/lock',
  'blade-auth/oauth/logout',
  'blade-auth/oauth/unlock',
  'blade-auth/second-factor/begin',
  'blade-auth/view-as/end',
  'blade-desk/inbox/ticket',
  'blade-desk/setting/favourites',
  'blade-desk/setting/submit',
  'blade-log/audit/verify',
  'blade-log/security/check',
  'blade-system/separation/prepare',
  'blade-user/update-info',
];
/** A call that stores a row of which nothing is required. */
const ofAnyRow: readonly string[] = ['cms/wechatuser/submit'];

const sources = join(import.meta.dirname, '../../packages/server/src');
/** The names under which the server reads ids. */
const idNames = new Set(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(sources, name), 'utf8').matchAll(/\bids?(?:In|OrNone|OrAll)\(\w+, '(\w+)'\)/g),
    ])
    .map(([, name]) => name ?? '')
    .concat('id', 'ids'),
);
const unknown = Object.fromEntries([...idNames].map((name) => [name, '1']));

inTown('ids that a call is given on $name', {}, ({ town, admin }) => {
  /** What calls would have changed: what is noted of writes, who is signed in, what roles may do. */
  const state = async () =>
    town.one(
      `select (select count(*)::int from sys_audit) as written,
        (select count(*)::int from sys_session where ended is null) as sessions,
        (select count(*)::int from sys_role_menu) as menus, (select count(*)::int from sys_role_scope) as scopes,
        (select count(*)::int from sys_inbox_read) as read`,
    );
  /** The calls that say yes to what each is given. */
  async function obeyed(give: (inBody: boolean) => { query: string; init: RequestInit }): Promise<string[]> {
    const found: string[] = [];
    for (const { path, inBody } of writes) {
      if (ofNoRecord.includes(path) || ofAnyRow.includes(path)) continue;
      const { query, init } = give(inBody);
      const { status } = await admin.ask(`${path}${query}`, init);
      if (status < 400 || status >= 500) found.push(`${path} ${status}`);
    }
    return found;
  }

  it('are asked for by every call that acts on records: none given is not all', async () => {
    await town.visit('admin');
    const before = await state();
    expect(await obeyed((inBody) => ({ query: '', init: inBody ? json({}) : { method: 'POST' } }))).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it('are looked for among the records, in the address and in the body: unknown ones change nothing', async () => {
    expect(idNames.size).toBeGreaterThan(20);
    await town.visit('admin');
    const before = await state();
    const query = `?${new URLSearchParams(unknown).toString()}`;
    expect(await obeyed((inBody) => ({ query, init: inBody ? json({}) : { method: 'POST' } }))).toEqual([]);
    expect(await obeyed(() => ({ query: '', init: json(unknown) }))).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it('are found in the body where the definition names the address, and the other way round', async () => {
    const [here, there] = [await town.visit('staff'), await town.visit('staff')];
    const idOf = async (visitor: Visitor) => {
      const { body } = await visitor.ask('blade-auth/session/list');
      return (body.data as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)?.id ?? '';
    };
    const third = await town.visit('staff');
    expect(await here.post('blade-auth/session/end', { id: await idOf(there) }).status()).toBe(200);
    expect(await there.ask('blade-user/info').status()).toBe(401);
    expect(await third.ask('blade-user/info').status()).toBe(200);
    const given = { id: await idOf(third) };
    const query = new URLSearchParams({ id: await idOf(here) }).toString();
    expect(await here.post(`blade-auth/session/end?${query}`, given).told()).toEqual([400, '参数“id”只能给出一次']);
    expect(await here.post('blade-auth/session/end', { ...given, all: 1 }).status()).toBe(400);
    expect(await here.post('blade-auth/session/end', { all: 1 }).status()).toBe(200);
    expect(await third.ask('blade-user/info').status()).toBe(401);
    expect(await here.ask('blade-user/info').status()).toBe(200);
  });

  describe('of a grant', () => {
    const roleId = async () =>
      (await town.one<{ id: string }>("select id::text as id from blade_system_role where role_alias = 'staff'"))?.id ??
      '';
    const rightsOf = async (id: string) =>
      town.one(
        `select (select string_agg(menu_id::text, ',' order by menu_id) from sys_role_menu where role_id = $1) as menus,
          (select string_agg(category || scope_id, ',' order by 1) from sys_role_scope where role_id = $1) as scopes`,
        [id],
      );
    const keysOf = async (id: string) =>
      await admin
        .ask(`blade-system/menu/role-tree-keys?roleIds=${id}`)
        .data<Record<'menu' | 'dataScope' | 'apiScope', string[]>>();

    it.each(['menuIds', 'dataScopeIds', 'apiScopeIds'])('that %s knows nowhere change no right', async (name) => {
      const id = await roleId();
      const before = await rightsOf(id);
      const { menu, dataScope, apiScope } = await keysOf(id);
      const given = { roleIds: [id], menuIds: menu, dataScopeIds: dataScope, apiScopeIds: apiScope };
      expect(await admin.post('blade-system/role/grant', { ...given, [name]: ['1'] }).told()).toEqual([
        400,
        '菜单或权限（编号 1）不存在或已被删除，没有作任何修改，请刷新后重新勾选',
      ]);
      expect(await rightsOf(id)).toEqual(before);
    });

    it('may be entries of the menu above a scope, which are passed over', async () => {
      const id = await roleId();
      const before = await rightsOf(id);
      const { menu, dataScope, apiScope } = await keysOf(id);
      const [above = ''] = menu;
      const { status } = await admin.post('blade-system/role/grant', {
        roleIds: [id],
        menuIds: menu,
        dataScopeIds: [...dataScope, above],
        apiScopeIds: [...apiScope, above],
      });
      expect(status).toBe(200);
      const after = await rightsOf(id);
      expect(after).toMatchObject({ scopes: (before as { scopes: string }).scopes });
    });

    it('of the top bar are known, too', async () => {
      const id = (
        await town.one<{ id: string }>('select id::text as id from blade_system_topmenu where is_deleted = 0')
      )?.id;
      const shown = async () => town.one('select count(*)::int as n from sys_topmenu_menu where topmenu_id = $1', [id]);
      const before = await shown();
      expect(await admin.post('blade-system/topmenu/grant', { topMenuIds: id, menuIds: '1' }).status()).toBe(400);
      expect(await shown()).toEqual(before);
    });
  });
});
