import { describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { unlock } from '../session/accountLock.ts';
import { md5Hex } from '../crypto/digest.ts';
import { basic } from '../fixtures/openTestServer.ts';
import { hashPassword, storePassword } from '../session/password.ts';
import { serverOf } from '../fixtures/serverOf.ts';

type Body = Record<string, unknown>;
const bodyOf = async (response: Response) => (await response.json()) as Body;
const outcome = async (response: Response) => [response.status, (await bodyOf(response)).error_description];

describe.each(oneTestDatabase())('signing in on $name', (database) => {
  const server = serverOf(database);
  const ok = (password = server.passwordOf('admin')) => server.login('admin', md5Hex(password));

  it('answers the flat reply of the wire', async () => {
    const reply = await ok();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const body = await bodyOf(reply);
    expect(Object.keys(body).sort().join(' ')).toBe(
      'abilities access_token account avatar client_id dept_id detail expires_in license looks nick_name oauth_id ' +
        'post_id real_name records refresh_token role_id role_name scope tenant_id token_type user_id user_name',
    );
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      tenant_id: '000000',
      account: 'admin',
      role_name: 'administrator',
      client_id: 'saber',
      detail: { type: 'web' },
    });
    expect(body.user_id).toMatch(/^\d{15,19}$/);
    expect(body.access_token).not.toBe(body.refresh_token);
    expect(reply.headers.get('Set-Cookie')).toBeNull();
  });

  it('takes parameters in the query, and a plain password', async () => {
    const form = {
      tenantId: '000000',
      username: 'staff',
      password: server.passwordOf('staff'),
      grant_type: 'password',
    };
    const body = await bodyOf(await server.token(form, await server.captcha(), undefined, true));
    expect(body.role_name).toBe('staff');
  });

  it('refuses a wrong password and an unknown account with the same words', async () => {
    const wrong = await outcome(await server.login('manager', md5Hex('wrong')));
    expect(wrong).toEqual([400, '用户名或密码错误']);
    expect(await outcome(await server.login('nobody', md5Hex('wrong')))).toEqual(wrong);
    expect(await outcome(await server.login('nobody\u0000', ''))).toEqual(wrong);
    expect(
      await outcome(
        await server.token(
          {
            tenantId: '999999',
            username: 'admin',
            password: md5Hex(server.passwordOf('admin')),
            grant_type: 'captcha',
          },
          await server.captcha(),
        ),
      ),
    ).toEqual(wrong);
  });

  it('sends both spellings of a failure', async () => {
    const body = await bodyOf(await server.login('manager', 'wrong'));
    expect(body).toEqual({
      code: 400,
      success: false,
      error: 'invalid_grant',
      error_code: 400,
      error_description: '用户名或密码错误',
      msg: '用户名或密码错误',
    });
  });

  it('needs a right captcha, which counts once', async () => {
    const form = { username: 'admin', password: md5Hex(server.passwordOf('admin')), grant_type: 'captcha' };
    const refused = [400, '验证码不正确'];
    expect(await outcome(await server.token(form))).toEqual(refused);
    const headers = await server.captcha();
    expect(await outcome(await server.token(form, { ...headers, 'Captcha-Code': 'AAAAA' }))).toEqual(refused);
    expect(await outcome(await server.token(form, headers))).toEqual(refused);
    const small = await server.captcha();
    expect((await server.token(form, { ...small, 'Captcha-Code': 'aB3De' })).status).toBe(200);
    expect(await outcome(await server.token(form, small))).toEqual(refused);
  });

  it('needs a known client and a grant that is offered', async () => {
    const unknown = await server.token({ grant_type: 'captcha' }, { Authorization: `Basic ${btoa('saber:other')}` });
    expect(await outcome(unknown)).toEqual([401, '请求头中无client信息']);
    expect((await server.token({ grant_type: 'captcha' }, { Authorization: '' })).status).toBe(401);
    expect(
      (await server.token({ grant_type: 'captcha' }, { Authorization: `Basic ${btoa('sword:sword_secret')}` })).status,
    ).toBe(400);
    expect(await outcome(await server.token({ grant_type: 'social' }, { Authorization: basic }))).toEqual([
      400,
      '本系统未配置这种登录方式',
    ]);
    expect(await outcome(await server.token({ grant_type: 'client_credentials' }))).toEqual([400, '不支持的授权类型']);
  });

  it('refuses a disabled account and one without a role, after the right password alone', async () => {
    const password = server.passwordOf('gridman');
    await server.db.query("update blade_user set status = '0' where account = 'gridman'");
    expect(await outcome(await server.login('gridman', password))).toEqual([
      400,
      '账号未启用或尚未通过审核,请联系管理员',
    ]);
    expect(await outcome(await server.login('gridman', 'wrong'))).toEqual([400, '用户名或密码错误']);
    await server.db.query("update blade_user set status = '1', role_id = '' where account = 'gridman'");
    expect(await outcome(await server.login('gridman', password))).toEqual([400, '未获得用户的角色信息']);
  });

  it('says when the password must be changed, and holds every other call back', async () => {
    const { rows } = await server.db.query<{ id: string }>("select id from blade_user where account = 'manager'");
    await storePassword(server.db, rows[0]?.id ?? '', await hashPassword('Given#1'), {
      now: server.now(),
      mustChange: true,
    });
    await unlock(server.db, '000000', 'manager');
    const body = await bodyOf(await server.login('manager', 'Given#1'));
    expect(body.must_change_password).toBe(true);
    const auth = { 'Blade-Auth': `bearer ${String(body.access_token)}` };
    expect((await server.ask('source/roadinfo/page', auth)).status).toBe(403);
    expect((await server.ask('blade-auth/oauth/user-info', auth)).status).toBe(200);
  });

  it('writes no password and no token to the security log', async () => {
    const { rows } = await server.db.query<{ action: string }>(
      "select action, user_id, address, changes from sys_audit where path = 'blade-auth/oauth'",
    );
    expect(new Set(rows.map((row) => row.action))).toEqual(new Set(['login', 'login-refused']));
    const text = JSON.stringify(rows);
    for (const secret of [server.passwordOf('admin'), server.passwordOf('staff'), md5Hex(server.passwordOf('admin'))])
      expect(text).not.toContain(secret);
  });

  it('keeps neither tokens nor md5 at rest', async () => {
    const body = await bodyOf(await ok());
    const dump: unknown[] = [];
    for (const table of [
      'sys_session',
      'sys_access_token',
      'sys_used_refresh',
      'sys_password',
      'sys_login_attempt',
      'blade_user',
    ])
      dump.push((await server.db.query(`select * from ${table}`)).rows);
    const text = JSON.stringify(dump);
    expect(text).toContain(String(body.user_id));
    for (const secret of [body.access_token, body.refresh_token, md5Hex(server.passwordOf('admin'))])
      expect(text).not.toContain(String(secret));
  });
});
