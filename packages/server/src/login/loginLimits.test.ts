import { describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { countAgainst, unlock } from '../session/accountLock.ts';
import { openTestServer } from '../fixtures/openTestServer.ts';
import { serverOf } from '../fixtures/serverOf.ts';

type Body = Record<string, unknown>;
const bodyOf = async (response: Response) => (await response.json()) as Body;
const outcome = async (response: Response) => [response.status, (await bodyOf(response)).error_description];

describe.each(oneTestDatabase())('limits of signing in on $name', (database) => {
  const server = serverOf(database);

  const fail = async (account: string, times: number) => {
    for (let i = 0; i < times; i += 1) await countAgainst(server.db, '000000', account, server.now());
  };

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
    expect(await countAgainst(server.db, '000000', 'nobody3', server.now())).toBe(1800);
    await server.db.query(`update blade_system_param set param_value = '99' where ${key}`);
    await fail('nobody5', 4);
    expect(await countAgainst(server.db, '000000', 'nobody5', server.now())).toBe(0);
    expect(await countAgainst(server.db, '000000', 'nobody5', server.now())).toBe(1800);
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
    const own = await bodyOf(await server.login('gridman', server.passwordOf('gridman')));
    const auth = { 'Blade-Auth': `bearer ${String(own.access_token)}` };
    await lockOut();
    expect(await status()).toBe('2');
    expect((await server.ask('blade-auth/oauth/user-info', auth)).status).toBe(200);
    const admin = await bodyOf(await server.login('admin', server.passwordOf('admin')));
    const { rows } = await server.db.query<{ id: string }>("select id from blade_user where account = 'gridman'");
    await server.fetch(
      new Request(`http://127.0.0.1:8080/api/blade-user/unlock?userIds=${rows[0]?.id ?? ''}`, {
        method: 'POST',
        headers: { 'Blade-Auth': `bearer ${String(admin.access_token)}` },
      }),
    );
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

  it('lets an address fail 50 times in ten minutes, others go on', async () => {
    await server.db.query(
      "insert into sys_login_attempt (address, time) select '10.9.9.9', $1::timestamptz from generate_series(1, 49)",
      [server.now().toISOString()],
    );
    server.pass(60);
    expect((await server.token({ grant_type: 'captcha' }, {}, '10.9.9.9')).status).toBe(400);
    const refused = await server.login('admin', server.passwordOf('admin'), {}, '10.9.9.9');
    expect(refused.headers.get('Retry-After')).toBe('540');
    expect(await outcome(refused)).toEqual([429, '登录错误次数过多,请稍后再试（请在 9 分钟后重试）']);
    expect((await server.login('admin', server.passwordOf('admin'), {}, '10.9.9.8')).status).toBe(200);
    server.pass(540);
    expect((await server.login('admin', server.passwordOf('admin'), {}, '10.9.9.9')).status).toBe(200);
  });
});

describe('limits in tests', () => {
  it('let an address fail 100 times', async () => {
    const [first] = oneTestDatabase();
    if (first === undefined) throw new Error('no database to test on');
    const server = await openTestServer(first, {
      test: true,
    });
    await server.db.query(
      "insert into sys_login_attempt (address, time) select '10.0.0.1', $1::timestamptz from generate_series(1, 99)",
      [server.now().toISOString()],
    );
    expect((await server.token({ grant_type: 'captcha' })).status).toBe(400);
    expect((await server.token({ grant_type: 'captcha' })).status).toBe(429);
    await server.db.close();
  });
});
