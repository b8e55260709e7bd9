import { describe, expect, it } from 'vitest';
import { dialects } from './dialects/dialects.ts';
import { client, json, tokens } from './fixtures/askedClient.ts';
import { cookieTokens } from './TokenStore.ts';

describe('ways in', () => {
  it('signs in on a server of dialect B with what its front end sends', async () => {
    const reply = {
      tenant_id: '000000',
      user_id: '1123598821738675201',
      dept_id: '1123598813738675201',
      post_id: '1123598817738675201',
      role_id: '1123598816738675201',
      oauth_id: '',
      account: 'admin',
      user_name: 'admin',
      nick_name: '管理员',
      real_name: '管理员',
      avatar: 'https://town.example/a.png',
      role_name: 'administrator',
      client_id: 'saber3',
      license: 'powered by bladex',
      access_token: 'b-1',
      token_type: 'bearer',
      refresh_token: 'b-r',
      expires_in: 3600,
      detail: { type: 'web' },
    };
    const { transport, requested } = client(() => json(reply), dialects.B);
    transport.session.useTenant('100001');
    const got = await transport.session.login(
      { grant_type: 'captcha', type: 'account', username: 'admin', password: 'ab'.repeat(105) },
      { 'Captcha-Key': 'k', 'Captcha-Code': 'c' },
    );
    expect(requested[0]?.url.pathname).toBe('/api/blade-auth/oauth/token');
    expect(Object.fromEntries(requested[0]?.url.searchParams ?? [])).toEqual({
      tenantId: '100001',
      scope: 'all',
      grant_type: 'captcha',
      type: 'account',
      username: 'admin',
      password: 'ab'.repeat(105),
    });
    expect(requested[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('saber3:saber3_secret')}`);
    expect(requested[0]?.headers.get('Tenant-Id')).toBe('100001');
    expect(got).toMatchObject({
      access: 'b-1',
      abilities: [],
      user: { user_id: '1123598821738675201', role_name: 'administrator', real_name: '管理员' },
    });
  });

  it.each([
    [
      'social',
      { grant_type: 'social', source: 'gov', code: 'c', state: 's' },
      dialects.C,
      { tenantId: '000000', scope: 'all', grantType: 'social', source: 'gov', code: 'c', state: 's' },
    ],
    [
      'single sign-on',
      { grant_type: 'authorization_code', tenantId: 's', code: 'c', redirect_uri: 'https://town.example/login' },
      dialects.A,
      {
        tenantId: 's',
        scope: 'all',
        grant_type: 'authorization_code',
        code: 'c',
        redirect_uri: 'https://town.example/login',
      },
    ],
    [
      'phone',
      { grant_type: 'sms_code', phone: '138', id: 'n', value: '123456' },
      dialects.B,
      { tenantId: '000000', scope: 'all', grant_type: 'sms_code', phone: '138', id: 'n', value: '123456' },
    ],
  ])('signs in by %s as its dialect spells it', async (_, grant, dialect, sent) => {
    const { transport, requested } = client(() => tokens(1), dialect);
    await transport.session.login(grant);
    expect(Object.fromEntries(requested[0]?.url.searchParams ?? [])).toEqual(sent);
  });

  it('asks what the address offers, and has a code sent with the captcha in the headers', async () => {
    const login = { password: 'md5', publicKey: '04', phone: true, services: [] };
    const { transport, requested } = client((url) =>
      json({
        code: 200,
        success: true,
        data: url.pathname.endsWith('/info')
          ? { tenantId: '100001', login }
          : { success: true, phone: '138', id: 'n-1' },
      }),
    );
    expect(await transport.gate('town.example')).toEqual({ tenantId: '100001', login });
    transport.session.useTenant('100001');
    expect(await transport.sendCode('138', { key: 'k', answer: 'c' })).toBe('n-1');
    expect(requested.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
      '/api/blade-system/tenant/info?domain=town.example',
      '/api/blade-auth/oauth/sms/send-validate?tenantId=100001&phone=138',
    ]);
    expect([
      requested[1]?.headers.get('Captcha-Key'),
      requested[1]?.headers.get('Captcha-Code'),
      requested[1]?.headers.get('Blade-Auth'),
    ]).toEqual(['k', 'c', null]);
    expect(await client(() => json({ code: 200, success: true, data: null })).transport.gate('nowhere')).toEqual({});
  });

  it('changes department and role by a refresh that names them; a refused one keeps the session', async () => {
    const { transport, requested } = client((url) =>
      url.searchParams.get('grant_type') !== 'refresh_token'
        ? tokens(1)
        : requested.length === 2
          ? tokens(2)
          : json({ code: 400, msg: '只能切换到自己的部门和角色' }, 400),
    );
    await transport.session.login({ grant_type: 'captcha', username: 'a', password: 'b' });
    await transport.session.switchTo({ deptId: '7', roleId: '8' });
    expect([
      requested[1]?.headers.get('Dept-Id'),
      requested[1]?.headers.get('Role-Id'),
      requested[1]?.url.searchParams.get('refresh_token'),
    ]).toEqual(['7', '8', 'refresh-1']);
    await expect(transport.session.switchTo({ deptId: '9', roleId: '9' })).rejects.toThrow(
      '只能切换到自己的部门和角色',
    );
    expect(transport.session.tokens?.access).toBe('access-2');
  });

  it('keeps the choice on the next page of a stock server in switch mode, until the session ends', async () => {
    let kept: string | null = null;
    const choice = {
      get: () => kept,
      set: (text: string | null) => {
        kept = text;
      },
    };
    const openPage = () =>
      client(
        (_url, _init, headers) =>
          json({
            access_token: 'a',
            refresh_token: 'r',
            user_id: '1',
            dept_id: headers.get('Dept-Id') ?? '7,9',
            role_id: '8',
          }),
        dialects.A,
        {
          switchMode: true,
          store: cookieTokens({ cookie: 'saber-access-token=a; saber-refresh-token=r' }, false, choice),
        },
      );
    const first = openPage().transport.session;
    await first.login({ grant_type: 'captcha' });
    await first.switchTo({ deptId: '9', roleId: '8' });
    const { transport, requested } = openPage();
    expect((await transport.session.refresh())?.user.dept_id).toBe('9');
    expect([requested[0]?.headers.get('Dept-Id'), requested[0]?.headers.get('Role-Id')]).toEqual(['9', '8']);
    transport.session.forget();
    expect(kept).toBeNull();
  });
});
