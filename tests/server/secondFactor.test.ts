import { codeOf, stepAt } from '@lattice/server/crypto/totp';
import { md5Hex } from '@lattice/server/crypto/digest';
import { expect, it } from 'vitest';
import { obeyed } from './atOnce.ts';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

inTown('one-time codes on $name', {}, ({ town }) => {
  let secret = '';
  let recovery: string[] = [];

  const call = (who: Visitor, what: string, body: object = {}) => who.post(`blade-auth/second-factor/${what}`, body);
  const code = () => codeOf(secret, stepAt(town.now()));
  const roads = (who: Visitor) => who.ask('source/roadinfo/page?current=1&size=1').then(({ status }) => status);
  const idOf = async (account: string) =>
    await town.text('select id::text as id from blade_user where account = $1', [account]);

  it('are set up with a first code, after which a password alone opens nothing', async () => {
    const manager = await town.visit('manager');
    ({ secret } = await call(manager, 'begin').data<{ secret: string }>());
    expect(await call(manager, 'confirm', { code: '000000' }).status()).toBe(400);
    expect(await roads(await town.visit('manager'))).toBe(200);
    ({ recovery } = await call(manager, 'confirm', { code: code() }).data<{ recovery: string[] }>());
    expect(recovery).toHaveLength(10);
    expect(await roads(manager)).toBe(200);
    const other = await town.visit('manager');
    expect(await roads(other)).toBe(403);
    expect(await other.ask('blade-user/info').status()).toBe(403);
    expect(await call(other, 'begin').status()).toBe(400);
    const reply = await town.login('manager', md5Hex(town.passwordOf('manager')));
    expect(await reply.json()).toMatchObject({ second_factor: 'due' });
  });

  it('are good once, also when ten try at the same time', async () => {
    const visitor = await town.visit('manager');
    expect(await call(visitor, 'prove', { code: code() }).status()).toBe(400);
    town.pass(60);
    const given = code();
    expect(await obeyed(4, () => call(visitor, 'prove', { code: given }))).toBe(1);
    expect(await roads(visitor)).toBe(200);
  });

  it('may be replaced by a recovery code, once', async () => {
    town.pass(16 * 60);
    const visitor = await town.visit('manager');
    const prove = () => call(visitor, 'prove', { code: recovery[0] ?? '' }).then(({ status }) => status);
    expect(await prove()).toBe(200);
    expect(await prove()).toBe(400);
    expect(await visitor.ask('blade-auth/second-factor/state').data()).toEqual({
      isOn: true,
      isNeeded: false,
      recovery: 9,
    });
  });

  it('are asked for again before what is grave', async () => {
    town.pass(16 * 60);
    const visitor = await town.visit('manager');
    expect(await call(visitor, 'prove', { code: code() }).status()).toBe(200);
    const reset = async () => await visitor.post(`blade-user/reset-password?userIds=${await idOf('gridman')}`).status();
    expect(await reset()).toBe(200);
    town.pass(11 * 60);
    expect(await reset()).toBe(428);
    expect(await call(visitor, 'prove', { code: code() }).status()).toBe(200);
    expect(await reset()).toBe(200);
  });

  it('are asked for where a form gives roles or a password, and where a scope that is held is changed', async () => {
    town.pass(16 * 60);
    const visitor = await town.visit('manager');
    expect(await call(visitor, 'prove', { code: code() }).status()).toBe(200);
    const id = await idOf('gridman');
    const send = (register: string, body: object) =>
      visitor.post(`${register}/submit`, body).then(({ status }) => status);
    const account = async () => await visitor.ask(`blade-user/detail?id=${id}`).data<{ roleId: string; rev: number }>();
    const rows = await town.rows<{ id: string; menu: string }>(
      `select id::text as id, menu_id::text as menu from blade_system_data_scope where tenant_id = '000000' limit 1`,
    );
    const [scope] = rows;
    const { roleId } = await account();
    const other = await town.text("select id::text as id from blade_system_role where role_alias = 'gridmember'");
    const role = async (roles: string) => send('blade-user', { id, roleId: roles, rev: (await account()).rev });
    await town.db.query("insert into sys_role_scope (role_id, scope_id, category) values ($1, $2, 'data')", [
      other,
      scope?.id,
    ]);
    const change = () => send('blade-system/data-scope', { id: scope?.id, scopeName: `${town.now().getTime()}` });
    town.pass(11 * 60);
    expect(await role(other)).toBe(428);
    expect(await send('blade-user', { id, password: 'Feng-Qiao#2027' })).toBe(428);
    expect(await change()).toBe(428);
    expect((await account()).roleId).toBe(roleId);
    // What gives nothing needs none: the same roles, another name.
    expect(await send('blade-user', { id, roleId, name: '网格员', rev: (await account()).rev })).toBe(200);
    expect(await call(visitor, 'prove', { code: code() }).status()).toBe(200);
    expect([await role(other), await change()]).toEqual([200, 200]);
    expect((await account()).roleId).toBe(other);
  });

  it('are not guessed', async () => {
    town.pass(16 * 60);
    const visitor = await town.visit('manager');
    for (let n = 0; n < 5; n += 1) await call(visitor, 'prove', { code: '123456' });
    expect(await call(visitor, 'prove', { code: code() }).status()).toBe(429);
    town.pass(16 * 60);
    expect(await call(await town.visit('manager'), 'prove', { code: code() }).status()).toBe(200);
  });

  it('have to be set up where a role needs them, and are turned off by an administrator', async () => {
    const admin = await town.visit('admin');
    expect(await admin.post(`blade-user/reset-second?userIds=${await idOf('manager')}`).status()).toBe(200);
    expect(await roads(await town.visit('manager'))).toBe(200);
    await town.setParam('account.secondFactorRoles', 'leader, dept');
    const leader = await town.visit('leader');
    expect(await roads(leader)).toBe(403);
    ({ secret } = await call(leader, 'begin').data<{ secret: string }>());
    expect(await call(leader, 'confirm', { code: code() }).status()).toBe(200);
    expect(await roads(leader)).toBe(200);
    expect(await roads(await town.visit('community'))).toBe(200);
  });
});
