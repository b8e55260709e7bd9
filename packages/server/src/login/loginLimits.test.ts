import { describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { countAgainst, unlock } from '../session/accountLock.ts';
import { unlockAccount } from '../start/unlockAccount.ts';
import { serverOf } from '../fixtures/serverOf.ts';

type Body = Record<string, unknown>;
const bodyOf = async (response: Response) => (await response.json()) as Body;
const outcome = async (response: Response) => [response.status, (await bodyOf(response)).error_description];

describe.each(oneTestDatabase())('limits of signing in on $name', (database) => {
  const server = serverOf(database);

  const count = async (account: string, address = '10.0.0.1') =>
    countAgainst(server.db, { tenantId: '000000', account, address }, server.now());
  const fail = async (account: string, times: number, address?: string) => {
    for (let i = 0; i < times; i += 1) await count(account, address);
  };
  const right = async (account: string, address?: string) =>
    (await server.login(account, server.passwordOf(account), {}, address)).status;

  it('locks an account for 30 minutes after five failures, also side by side', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => server.login('admin', 'wrong')));
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([400, 400, 400, 400, 400, 423, 423]);
    const locked = await server.login('admin', server.passwordOf('admin'));
    expect(locked.headers.get('Retry-After')).toBe('1800');
    expect(await outcome(locked)).toEqual([
      423,
      '登录错误次数过多,请稍后再试（账号已锁定，请在 30 分钟后重试，或请管理员解锁）',
    ]);
    expect((await server.login('staff', server.passwordOf('staff'))).status).toBe(200);
    server.pass(1799);
    expect((await server.login('admin', server.passwordOf('admin'))).status).toBe(423);
    server.pass(1);
    expect((await server.login('admin', server.passwordOf('admin'))).status).toBe(200);
  });

  it('locks after as many failures as the parameter of the tenant says', async () => {
    const key = "param_key = 'account.failCount'";
    await server.db.query(
      `insert into blade_system_param (id, tenant_id, param_name, param_key, param_value)
        values ($1, '000000', '登录失败锁定次数', 'account.failCount', '3')`,
      [server.nextId()],
    );
    await fail('nobody3', 3);
    expect(await count('nobody3')).toBe(1800);
    await server.db.query(`update blade_system_param set param_value = '99' where ${key}`);
    await fail('nobody5', 4);
    expect(await count('nobody5')).toBe(0);
    expect(await count('nobody5')).toBe(1800);
    await server.db.query(`delete from blade_system_param where ${key}`);
  });

  it('shows the lock on the row of the account, and clears it by unlock, by a right password and by time', async () => {
    const status = async () =>
      (await server.db.query<{ status: string }>("select status from blade_user where account = 'gridman'")).rows[0]
        ?.status;
    const lockOut = async () => Promise.all(Array.from({ length: 7 }, () => server.login('gridman', 'wrong')));
    expect(await status()).toBe('1');
    for (let i = 0; i < 4; i += 1) await server.login('gridman', 'wrong');
    expect(await status()).toBe('1');
    await server.login('gridman', 'wrong');
    expect(await status()).toBe('2');
    await unlock(server.db, '000000', 'gridman');
    expect(await status()).toBe('1');
    const auth = await server.enter('gridman');
    await lockOut();
    expect(await status()).toBe('2');
    expect((await server.ask('blade-auth/oauth/user-info', auth)).status).toBe(200);
    const { rows } = await server.db.query<{ id: string }>("select id from blade_user where account = 'gridman'");
    await server.post(`blade-user/unlock?userIds=${rows[0]?.id ?? ''}`, await server.enter('admin'));
    expect(await status()).toBe('1');
    expect((await server.login('gridman', server.passwordOf('gridman'))).status).toBe(200);
    await lockOut();
    server.pass(1800);
    await server.login('staff', server.passwordOf('staff'));
    expect(await status()).toBe('1');
    await lockOut();
    await server.db.query("update blade_user set status = '3' where account = 'gridman'");
    await unlock(server.db, '000000', 'gridman');
    await lockOut();
    expect(await status()).toBe('3');
    await server.db.query("update blade_user set status = '1' where account = 'gridman'");
    await unlock(server.db, '000000', 'gridman');
  });

  it('locks names that nobody has alike', async () => {
    await fail('nobody', 4);
    expect((await server.login('nobody', 'wrong')).status).toBe(400);
    expect((await server.login('nobody', 'wrong')).status).toBe(423);
  });

  it('starts anew after a right password or half an hour, and frees an account at once when told', async () => {
    await fail('staff', 4);
    expect((await server.login('staff', server.passwordOf('staff'))).status).toBe(200);
    await fail('staff', 4);
    server.pass(1800);
    await fail('staff', 4);
    expect((await server.login('staff', 'wrong')).status).toBe(400);
    expect((await server.login('staff', server.passwordOf('staff'))).status).toBe(423);
    await unlock(server.db, '000000', 'staff');
    expect((await server.login('staff', server.passwordOf('staff'))).status).toBe(200);
  });

  it('locks an account at the address of the failures, and nobody else behind it', async () => {
    await fail('manager', 5, '10.9.9.9');
    for (let n = 0; n < 60; n += 1) await fail(`guess${n}`, 1, '10.9.9.9');
    await Promise.all(Array.from({ length: 12 }, () => server.login('nobody9', 'wrong', {}, '10.9.9.9')));
    expect(await right('manager', '10.9.9.9')).toBe(423);
    expect(await right('manager', '10.9.9.8')).toBe(200);
    expect(await right('manager', '10.9.9.9')).toBe(423);
    for (const account of ['admin', 'staff', 'gridman']) expect(await right(account, '10.9.9.9')).toBe(200);
    await unlock(server.db, '000000', 'manager');
    expect(await right('manager', '10.9.9.9')).toBe(200);
  });

  it('locks an account after fifty failures an hour from everywhere, but not where it is known', async () => {
    const from = (n: number) => `10.8.0.${n}`;
    for (const account of ['deptchief', 'nobody50']) {
      for (let n = 0; n < 12; n += 1) await fail(account, 4, from(n));
      expect(await count(account, from(20))).toBe(0);
      server.pass(600);
      expect(await count(account, from(21))).toBe(0);
      expect(await count(account, from(22))).toBe(3000);
      server.pass(2999);
      expect(await count(account, from(22))).toBe(1);
      server.pass(1);
      expect(await count(account, from(22))).toBe(0);
    }
    expect(await right('admin', from(1))).toBe(200);
    for (let n = 2; n < 15; n += 1) await fail('admin', 4, from(n));
    expect(await right('admin', from(30))).toBe(423);
    expect(await right('admin', from(1))).toBe(200);
    await unlock(server.db, '000000', 'admin');
    expect(await right('admin', from(30))).toBe(200);
  });

  it('counts fifty also where they come side by side, and no right password', async () => {
    const waits = await Promise.all(Array.from({ length: 60 }, async (_, n) => count('nobody60', `10.7.0.${n}`)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(50);
    for (let n = 0; n < 60; n += 1) expect(await right('staff', `10.6.0.${n}`)).toBe(200);
  });

  it('are lifted by the command on the server, which is noted', async () => {
    await fail('gridman', 5);
    await server.login('gridman', 'wrong');
    const told = await unlockAccount(server.db, { account: 'gridman', tenantId: '000000', nextId: server.nextId });
    expect(told).toContain('"gridman" is unlocked');
    expect(await right('gridman')).toBe(200);
    const { rows } = await server.db.query<{ action: string; user: string }>(
      `select action, user_id::text as user from sys_audit where path = 'blade-user' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'unlock', user: '0' }]);
    await expect(
      unlockAccount(server.db, { account: 'nobody', tenantId: '000000', nextId: server.nextId }),
    ).rejects.toThrow('has no account "nobody"');
  });
});
