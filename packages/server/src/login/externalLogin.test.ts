import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { md5Hex } from '../crypto/digest.ts';
import { type TestProvider, openTestProvider } from '../fixtures/openTestProvider.ts';
import { type TestServer, openTestServer } from '../fixtures/openTestServer.ts';

const ORIGIN = 'http://127.0.0.1:8080';
const STALE = '登录请求已失效，请回到登录页重新开始';

type Body = Record<string, unknown>;

/** What a browser holds after it came back from the other service. */
interface Back {
  cookie: string;
  code: string;
  state: string;
  path: string;
}

describe.each(oneTestDatabase())('signing in by another service on $name', (database) => {
  let server: TestServer;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
    server = await openTestServer(database, {
      demo: true,
      seeds: ['blade-system/dict', 'blade-system/region', 'grid/grid'],
      settings: {
        providers: [
          provider.asProvider(),
          provider.asProvider({
            source: 'unit',
            label: '单位单点登录',
            kind: 'sso',
            accountClaim: 'preferred_username',
          }),
        ],
      },
    });
  });
  afterAll(async () => {
    await server?.db.close();
    await provider.close();
  });

  /** Goes to a service and comes back, as a browser does. */
  const goOutside = async (source: string, cookie = ''): Promise<Back> => {
    const sent = await server.ask(`blade-auth/oauth/render?source=${source}`, cookie === '' ? {} : { Cookie: cookie });
    expect(sent.status).toBe(302);
    const [pair = ''] = (sent.headers.get('Set-Cookie') ?? '').split(';');
    expect(sent.headers.get('Set-Cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600; Secure$/);
    const returned = await fetch(sent.headers.get('Location') ?? '', { redirect: 'manual' });
    const back = new URL(returned.headers.get('Location') ?? '');
    return {
      cookie: pair,
      code: back.searchParams.get('code') ?? '',
      state: back.searchParams.get('state') ?? '',
      path: back.pathname,
    };
  };
  const answer = async (form: Readonly<Record<string, string>>, cookie: string): Promise<[number, Body]> => {
    const response = await server.token(form, { Cookie: cookie });
    return [response.status, (await response.json()) as Body];
  };
  const social = ({ code, state, cookie }: Back, more: Readonly<Record<string, string>> = {}) =>
    answer({ tenantId: '000000', grant_type: 'social', source: 'gov', code, state, ...more }, cookie);
  const bearer = (body: Body) => ({ 'Blade-Auth': `bearer ${String(body.access_token)}` });

  it('is offered by the login page with what the settings name, and nothing of their secrets', async () => {
    const text = await (await server.ask('blade-system/tenant/info?domain=nowhere.example')).text();
    expect((JSON.parse(text) as { data: { login: unknown } }).data.login).toMatchObject({
      services: [
        { source: 'gov', label: '政务统一身份认证', kind: 'social' },
        { source: 'unit', label: '单位单点登录', kind: 'sso' },
      ],
    });
    expect(text).not.toContain('lattice-secret');
    expect((await server.ask('blade-auth/oauth/render?source=other')).status).toBe(400);
  });

  it('makes somebody unknown a guest, who may register and nothing else, and is a person once approved', async () => {
    const back = await goOutside('gov');
    expect(back.path).toBe('/oauth/redirect/gov');
    const [status, guest] = await social(back);
    expect(status).toBe(200);
    expect(guest).toMatchObject({
      user_id: '-1',
      oauth_id: 'gov:1001',
      nick_name: '赵六',
      tenant_id: '000000',
      role_id: '',
      account: '',
    });
    for (const path of [
      'blade-system/menu/routes',
      'blade-desk/inbox/list',
      'source/roadinfo/page',
      'blade-user/page',
      'blade-system/dept/list',
      'blade-auth/session/list',
    ])
      expect((await server.ask(path, bearer(guest))).status).toBe(403);
    expect(
      ((await (await server.ask('blade-auth/oauth/user-info', bearer(guest))).json()) as { data: Body }).data,
    ).toMatchObject({ user_id: '-1', oauth_id: 'gov:1001' });
    const [, renewed] = await answer({ grant_type: 'refresh_token', refresh_token: String(guest.refresh_token) }, '');
    expect(renewed).toMatchObject({ user_id: '-1', oauth_id: 'gov:1001' });
    const register = async (more: Readonly<Record<string, string>>) => {
      const form = new URLSearchParams({
        tenantId: '000000',
        name: '赵六',
        account: 'zhaoliu',
        password: md5Hex('Qing-He#2031'),
        oauthId: 'gov:someone-else',
        roleId: '1',
        ...more,
      });
      return (await (await server.post(`blade-user/register-guest?${form.toString()}`, bearer(renewed))).json()) as {
        code: number;
        msg: string;
        data: { id: string };
      };
    };
    expect((await register({ tenantId: '123456' })).msg).toBe('租户ID未找到');
    expect((await register({ password: md5Hex('zhaoliu123') })).msg).toContain('容易被猜到');
    const { msg, data } = await register({});
    expect(msg).toBe('操作成功');
    expect((await server.db.query('select oauth_id as name, user_id as id from sys_identity')).rows).toEqual([
      { name: 'gov:1001', id: data.id },
    ]);
    expect((await social(await goOutside('gov')))[1].error_description).toBe('账号未启用或尚未通过审核,请联系管理员');
    await server.db.query(
      `update blade_user set status = '1', role_id = (select id::text from blade_system_role where role_alias = 'staff')
        where id = $1`,
      [data.id],
    );
    expect((await social(await goOutside('gov')))[1]).toMatchObject({
      account: 'zhaoliu',
      role_name: 'staff',
      user_id: data.id,
    });
  });

  it('takes a state once, from the browser that began, in time, for its own service', async () => {
    const back = await goOutside('gov');
    expect((await social({ ...back, cookie: '' }))[1].error_description).toBe(STALE);
    expect((await social({ ...back, cookie: (await goOutside('gov')).cookie }))[1].error_description).toBe(STALE);
    expect((await social(back, { source: 'unit' }))[1].error_description).toBe(STALE);
    const fresh = await goOutside('gov');
    expect((await social(fresh))[0]).toBe(200);
    expect((await social(fresh))[1].error_description).toBe(STALE);
    expect((await social({ ...(await goOutside('gov')), state: 'made-up' }))[1].error_description).toBe(STALE);
    const late = await goOutside('gov');
    server.pass(600);
    expect((await social(late))[1].error_description).toBe(STALE);
    const [one, two] = [await goOutside('gov'), await goOutside('gov')];
    expect((await social({ ...one, code: two.code }))[1].error_description).toContain('第三方登录服务没有正确应答');
  });

  it('keeps two windows of one browser apart, both good', async () => {
    const one = await goOutside('gov');
    const two = await goOutside('gov', one.cookie);
    expect(two.cookie).toBe(one.cookie);
    expect([(await social(one))[0], (await social(two))[0]]).toEqual([200, 200]);
  });

  it('comes back for single sign-on, whose state is the tenant, as the account that the service names', async () => {
    provider.person = { sub: '77', name: '管理员', preferred_username: 'manager' };
    const { code, state, cookie, path } = await goOutside('unit');
    expect(path).toBe('/login');
    expect((await answer({ grant_type: 'social', source: 'unit', code, state }, cookie))[1].error_description).toBe(
      STALE,
    );
    const again = await goOutside('unit');
    const [status, body] = await answer(
      {
        tenantId: again.state,
        grant_type: 'authorization_code',
        code: again.code,
        redirect_uri: `${ORIGIN}/login`,
        scope: 'all',
      },
      again.cookie,
    );
    expect([status, body.account]).toEqual([200, 'manager']);
    provider.person = { sub: '77', name: '管理员', preferred_username: 'admin' };
    const third = await goOutside('unit');
    expect(
      (await answer({ tenantId: third.state, grant_type: 'authorization_code', code: third.code }, third.cookie))[1]
        .account,
    ).toBe('manager');
  });

  it('writes no code and no token to the security log', async () => {
    const text = JSON.stringify(
      (await server.db.query("select action, changes from sys_audit where path = 'blade-auth/oauth'")).rows,
    );
    expect(text).toContain('gov:1001');
    expect(text).not.toMatch(/[\w-]{43}/);
  });
});
