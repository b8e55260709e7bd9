import {
  type SeparationState,
  mandateRoles,
  mandates,
  separation,
} from '@lattice/api/resources/blade-system/separation';
import { forgetGrants } from '@lattice/server/session/grants';
import { loadHandlers, loadResources } from '@lattice/server/start/load';
import { beforeAll, expect, it } from 'vitest';
import { obeyed } from './atOnce.ts';
import { inTown } from './inTown.ts';
import { json } from './json.ts';
import type { Visitor } from './openTown.ts';
import { scopesOf } from './scopesOf.ts';

const [resources, handlers] = [await loadResources(), await loadHandlers()];
/** Where the three administrators work. */
const AREAS =
  /^(blade-user|blade-auth\/view-as|blade-system\/.*|blade-log\/.*|blade-develop\/.*|systemset\/parameter)$/;
/** Calls that more than one of them makes, or everybody with their permission. */
const SHARED = /^(blade-system\/param|blade-log\/(security|privacy))\//;
const routes = [...resources.values()]
  .filter(({ path }) => AREAS.test(path) && path !== separation.path)
  .flatMap((resource) =>
    [
      ...Object.values(resource.calls),
      ...Object.values(handlers.get(resource.path)?.ownCalls ?? {}).map((own) => own.call),
    ]
      .filter(({ access }) => !['session', 'anonymous', 'picker'].includes(String(access)))
      .map((call) => ({ address: `${resource.path}/${call.path}`, call })),
  );
const accounts = { system: 'editor', security: 'reviewer', audit: 'finance' } as const;

inTown('three administrators on $name', {}, ({ town, admin }) => {
  let at: ReturnType<typeof scopesOf>;
  const three = {} as Record<(typeof mandates)[number], Visitor>;

  const post = (who: Visitor, path: string) => who.post(path);
  const stateOf = async (who: Visitor) => await who.ask('blade-system/separation/state').data<SeparationState>();
  const grantUser = async (who: Visitor, account: string, alias: string) =>
    post(who, `blade-user/grant?userIds=${await town.idOf(account)}&roleIds=${await at.roleOf(alias)}`);

  /** Who of the three, and the administrator, is not turned away at once, by call. */
  const opened = async () => {
    const people = [...Object.entries(three), ['administrator', admin] as const];
    const found = await Promise.all(
      routes.map(async ({ address, call }) => {
        const init = call.where === 'body' ? json({ id: '1', ids: '1' }) : { method: call.method };
        const query = call.where === 'query' ? '?id=1&ids=1&userIds=1&roleIds=1&userId=1' : '';
        const answers = await Promise.all(people.map(([, who]) => who.ask(`${address}${query}`, init)));
        return [address, people.flatMap(([name], n) => (answers[n]?.status === 403 ? [] : [name]))] as const;
      }),
    );
    return new Map(found);
  };

  beforeAll(async () => {
    at = scopesOf(town, admin);
  });

  it('are switched on by two people, once every one of them is there', async () => {
    const demo = (await stateOf(admin)).roles;
    expect(demo.map(({ mandate, people }) => [mandate, people.length])).toEqual(mandates.map((one) => [one, 1]));
    expect((await stateOf(await town.visit('sysadmin'))).may).toEqual(['ask']);
    await town.db.query(
      "update blade_system_role set is_deleted = 1, role_alias = role_alias || '-demo' where id = any($1::bigint[])",
      [demo.map(({ roleId }) => roleId)],
    );
    forgetGrants(town.db);
    expect((await stateOf(admin)).obstacles).toHaveLength(3);
    expect((await stateOf(admin)).may).toEqual(['prepare']);
    expect(await post(admin, 'blade-system/separation/prepare').status()).toBe(200);
    for (const one of mandates) {
      expect((await grantUser(admin, accounts[one], mandateRoles[one])).status).toBe(200);
      three[one] = await town.visit(accounts[one]);
    }
    expect(await post(admin, 'blade-system/separation/ask?isOn=1').status()).toBe(403);
    expect((await stateOf(three.system)).may).toEqual(['ask']);
    expect(await obeyed(10, () => post(three.system, 'blade-system/separation/ask?isOn=1'))).toBe(1);
    expect(await post(three.system, 'blade-system/separation/decide?agrees=1').status()).toBe(403);
    expect(await stateOf(three.security)).toMatchObject({ isOn: false, request: { isOn: true }, may: ['decide'] });
    expect(await obeyed(10, () => post(three.security, 'blade-system/separation/decide?agrees=1'))).toBe(1);
    expect(await stateOf(three.audit)).toMatchObject({ isOn: true, mandate: 'audit', may: [] });
    expect(
      await town.texts('select action as v from sys_audit where path = $1 order by id', [separation.path]),
    ).toEqual([...mandates.map(() => 'separation-prepare'), 'separation-ask', 'separation-on']);
  });

  it('do their own work', async () => {
    const [deptId] = await town.texts('select min(id)::text as v from blade_system_dept where is_deleted = 0');
    const [postId] = await town.texts('select min(id)::text as v from blade_system_post where is_deleted = 0');
    const draft = { account: 'fresh', name: '新人', realName: '新人', userType: '1', deptId, postId };
    expect(await three.system.post('blade-user/submit', draft).status()).toBe(200);
    expect((await grantUser(three.security, 'fresh', 'staff')).status).toBe(200);
    expect(await three.audit.ask('blade-log/audit/list?size=1').status()).toBe(200);
    expect(await three.system.ask('blade-system/menu/routes').data()).not.toEqual([]);
    const menus = async (who: Visitor) => JSON.stringify(await who.ask('blade-system/menu/buttons').data());
    expect(await menus(three.system)).not.toContain('bladeuser_grant');
    expect(await menus(three.security)).toContain('bladeuser_grant');
    expect(await menus(admin)).not.toMatch(
      /"(blade-user|bladeuser_view|tenant|role_grant|audit_view|area_blade-develop)"/,
    );
    expect(await menus(admin)).toContain('houseinfo_view');
    const explained = await three.security.ask(
      `blade-user/button-sight?userId=${await town.idOf('admin')}&path=blade-user`,
    );
    const { buttons, givers } = explained.body.data as {
      buttons: { code: string; roles: string[] }[];
      givers: { roleName: string }[];
    };
    expect(buttons.filter(({ code }) => /_(add|edit|delete)$/.test(code)).flatMap(({ roles }) => roles)).toEqual([]);
    expect(givers.map(({ roleName }) => roleName)).toEqual(['安全管理员']);
    const key = (paramKey: string) => json({ paramName: 'x', paramKey, paramValue: '5' });
    expect(await three.system.ask('blade-system/param/submit', key('account.other')).status()).toBe(400);
    expect(await three.security.ask('blade-system/param/submit', key('other')).status()).toBe(400);
  });

  it('cannot do the work of each other, whatever they give themselves', async () => {
    const all = (await town.texts('select id::text as v from blade_system_menu')).join(',');
    for (const one of mandates) {
      const [own, userId] = [await at.roleOf(mandateRoles[one]), await town.idOf(accounts[one])];
      const tries = [
        () => three[one].post('blade-system/role/grant', { roleIds: own, menuIds: all }),
        ...mandates.map((other) => () => grantUser(three[one], accounts[one], mandateRoles[other])),
        () => three[one].post('blade-user/submit', { id: userId, roleId: `${own},1` }),
        () => three[one].post('blade-system/role/submit', { id: own, roleAlias: 'other' }),
        async () => grantUser(three[one], accounts[one === 'audit' ? 'system' : 'audit'], 'staff'),
        async () =>
          post(
            three[one],
            `blade-user/reset-password?userIds=${await town.idOf(accounts[one === 'audit' ? 'system' : 'audit'])}`,
          ),
        async () =>
          post(
            three[one],
            `blade-auth/view-as/begin?userId=${await town.idOf(accounts[one === 'audit' ? 'system' : 'audit'])}`,
          ),
        async () =>
          three[one].post('blade-user/submit', {
            id: await town.idOf(accounts[one === 'audit' ? 'system' : 'audit']),
            phone: '15400000001',
          }),
      ];
      for (const attempt of tries) expect([one, [400, 403].includes((await attempt()).status)]).toEqual([one, true]);
      await town.db.query(
        `insert into sys_role_menu (role_id, menu_id) select $1, id from blade_system_menu on conflict do nothing`,
        [own],
      );
    }
    forgetGrants(town.db);
    const found = await opened();
    const isWrite = (address: string) => routes.find((one) => one.address === address)?.call.method === 'POST';
    const isFault = ([address, who]: readonly [string, readonly string[]]) =>
      who.includes('administrator') ||
      (isWrite(address) && who.length > 1) ||
      (/^blade-log\/(audit|login|export|trace|usual)/.test(address) && who.join() !== 'audit') ||
      (!address.startsWith('blade-log/') && who.includes('audit'));
    expect([...found].filter(([address]) => !SHARED.test(address)).filter(isFault)).toEqual([]);
    expect(found.get('blade-user/submit')).toEqual(['system']);
    expect(found.get('blade-user/grant')).toEqual(['security']);
    expect(found.get('blade-system/role/grant')).toEqual(['security']);
    expect(found.get('blade-system/dept/submit')).toEqual(['system']);
  }, 60_000);

  it('are switched off by two people again', async () => {
    expect(await post(three.system, 'blade-system/separation/ask?isOn=0').status()).toBe(200);
    expect(await post(three.security, 'blade-system/separation/decide?agrees=1').status()).toBe(200);
    expect(await stateOf(admin)).toMatchObject({ isOn: false, mandate: '' });
    expect(await admin.ask('blade-user/page?size=1').status()).toBe(200);
  });
});
