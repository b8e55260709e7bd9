import { describe, expect, it } from 'vitest';
import type { DueAccount } from '@lattice/api/accountCalls';
import { sm2 } from 'sm-crypto-v2';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { md5Hex } from '../crypto/digest.ts';
import { sm2Keys } from '../crypto/sm2.ts';
import { serverOf } from '../fixtures/serverOf.ts';

const DAY = 86_400;

describe.each(oneTestDatabase())('rules of passwords on $name', (database) => {
  const server = serverOf(database);

  const login = async (account: string, password: string) =>
    (await (await server.login(account, password)).json()) as Record<string, unknown>;
  const change = async (token: unknown, old: string, fresh: string, encode: (text: string) => string = md5Hex) => {
    const form = new URLSearchParams({
      oldPassword: encode(old),
      newPassword: encode(fresh),
      newPassword1: encode(fresh),
    });
    const path = `blade-user/update-password?${form.toString()}`;
    const response = await server.post(path, { 'Blade-Auth': `bearer ${String(token)}` });
    return ((await response.json()) as { msg: string }).msg;
  };

  it('refuse the last five, and take the one before', async () => {
    const first = server.passwordOf('staff');
    const { access_token: token } = await login('staff', first);
    const used = [first, ...Array.from({ length: 4 }, (_, n) => `Feng-Qiao#${n}x`)];
    for (let n = 1; n < used.length; n += 1)
      expect(await change(token, used[n - 1] ?? '', used[n] ?? '')).toBe('操作成功');
    const last = used.at(-1) ?? '';
    for (const one of used.slice(0, -1))
      expect(await change(token, last, one)).toBe('新密码不能与最近 5 次用过的密码相同');
    expect(await change(token, last, 'Feng-Qiao#5x')).toBe('操作成功');
    expect(await change(token, 'Feng-Qiao#5x', first)).toBe('操作成功');
    expect(
      (
        await server.db.query(
          "select hash from sys_old_password o join blade_user u on u.id = o.user_id where u.account = 'staff'",
        )
      ).rows,
    ).toHaveLength(4);
  });

  it('find the weak ones of the town at the next login, list them, and refuse them as new ones', async () => {
    const password = server.passwordOf('staff');
    const { access_token: admin } = await login('admin', server.passwordOf('admin'));
    const due = async () => {
      const response = await server.ask('blade-user/due-passwords', { 'Blade-Auth': `bearer ${String(admin)}` });
      const { data } = (await response.json()) as { data: DueAccount[] };
      return data.filter(({ account }) => account === 'staff').map(({ reason }) => reason);
    };
    await server.db.query(
      `insert into blade_system_param (id, tenant_id, param_name, param_key, param_value)
        values ($1, '000000', '弱口令表', 'account.weakPasswords', $2)`,
      [server.nextId(), `Qing-He#2040，\n${password}`],
    );
    expect(await due()).toEqual([]);
    const { access_token: token, must_change_password: must } = await login('staff', password);
    expect([must, await due()]).toEqual([true, ['weak']]);
    expect(await change(token, password, 'Qing-He#2040')).toContain('容易被猜到');
    expect(await change(token, password, 'Qing-He#2041')).toBe('操作成功');
    expect(await due()).toEqual([]);
    expect((await login('staff', 'Qing-He#2041')).must_change_password).toBeUndefined();
  });

  it('demand a new one after the days of the parameter, none with 0', async () => {
    const password = server.passwordOf('manager');
    const put = (days: string) =>
      server.db.query("update blade_system_param set param_value = $1 where param_key = 'account.passwordDays'", [
        days,
      ]);
    await server.db.query(
      `insert into blade_system_param (id, tenant_id, param_name, param_key, param_value)
        values ($1, '000000', '密码有效天数', 'account.passwordDays', '90')`,
      [server.nextId()],
    );
    server.pass(90 * DAY - 1);
    expect((await login('manager', password)).must_change_password).toBeUndefined();
    server.pass(1);
    await put('0');
    expect((await login('manager', password)).must_change_password).toBeUndefined();
    await put('many');
    expect((await login('manager', password)).must_change_password).toBeUndefined();
    await put('90');
    const due = await login('manager', password);
    expect(due.must_change_password).toBe(true);
    const auth = { 'Blade-Auth': `bearer ${String(due.access_token)}` };
    expect((await server.ask('source/roadinfo/page', auth)).status).toBe(403);
    expect(await change(due.access_token, password, 'Qing-He#2031')).toBe('操作成功');
    expect((await server.ask('source/roadinfo/page', auth)).status).toBe(200);
    expect((await login('manager', 'Qing-He#2031')).must_change_password).toBeUndefined();
  });

  it('hold for passwords that travel by SM2 as well, of which length and variety are seen', async () => {
    const { publicKey } = await sm2Keys(server.db);
    const seal = (text: string) => sm2.doEncrypt(text, publicKey, 0);
    const password = server.passwordOf('gridman');
    const { access_token: token, account } = await login('gridman', seal(password));
    expect(account).toBe('gridman');
    expect((await login('gridman', seal('wrong'))).error_description).toBe('用户名或密码错误');
    expect(await change(token, password, 'abcdefghijk', seal)).toContain('至少三种');
    expect(await change(token, password, 'Qing-He#2032', seal)).toBe('操作成功');
    expect((await login('gridman', md5Hex('Qing-He#2032'))).account).toBe('gridman');
    expect((await login('gridman', 'Qing-He#2032')).account).toBe('gridman');
  });
});
