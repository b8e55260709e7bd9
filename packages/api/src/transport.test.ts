import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { dialects } from './dialects/dialects.ts';
import { client, json, tokens } from './fixtures/askedClient.ts';

const isToken = (url: URL) => url.pathname.endsWith('/token');
const page = { records: [], total: 0, size: 10, current: 1, pages: 0 };
const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('the call did not fail');
  return error;
};

it('sends filters in the query, drops empty ones, and carries both headers', async () => {
  const { roads, requested, login } = client((url) =>
    isToken(url) ? tokens(1) : json({ code: 200, success: true, data: page }),
  );
  await login();
  await roads.page({ current: 2, size: 30, routeName: '大道 & 桥', routeType: '', hazardLevel: ['01', '02'] });
  const last = requested.at(-1);
  expect(last?.url.pathname).toBe('/api/source/roadinfo/page');
  expect(Object.fromEntries(last?.url.searchParams ?? [])).toEqual({
    current: '2',
    size: '30',
    routeName: '大道 & 桥',
    hazardLevel: '01,02',
  });
  expect(last?.headers.get('Blade-Auth')).toBe('bearer access-1');
  expect(last?.headers.get('Authorization')).toBe(`Basic ${btoa('saber:saber_secret')}`);
  expect(last?.init.credentials).toBe('include');
});

it('logs in on a stock server with everything in the query and an empty body', async () => {
  const { requested, login } = client(() => tokens(1));
  await login();
  expect(requested[0]?.url.searchParams.get('grant_type')).toBe('captcha');
  expect(requested[0]?.url.searchParams.get('tenantId')).toBe('000000');
  expect(requested[0]?.init.body).toBeUndefined();
});

it('keeps names and passwords out of the address of our own server', async () => {
  const { requested, login } = client(() => tokens(1), dialects.A, { sealed: true });
  await login();
  expect(requested[0]?.url.search).toBe('');
  expect(String(requested[0]?.init.body)).toContain('username=a');
  expect(requested[0]?.headers.get('Lattice-Session')).toBe('cookie');
});

it('speaks dialect C: other addresses, camel case, an envelope around the tokens', async () => {
  const data = { accessToken: 'c-1', refreshToken: 'r-1', expiresIn: 60, userId: '9' };
  const { requested, login } = client(
    (url) => (isToken(url) ? json({ code: 200, success: true, data }) : json({ code: 200, success: true, data: page })),
    dialects.C,
  );
  const got = await login();
  expect(requested[0]?.url.pathname).toBe('/api/blade-auth/token');
  expect(requested[0]?.url.searchParams.get('account')).toBe('a');
  expect(got).toMatchObject({ access: 'c-1', refresh: 'r-1', user: { user_id: '9' } });
});

it('adds the headers of dialect B and finds its users', async () => {
  const { transport, requested } = client(() => json({ code: 200, success: true, data: null }), dialects.B);
  await transport.send('blade-user/info', { method: 'GET', where: 'query', answer: 'data', access: 'anonymous' }, {});
  expect(requested[0]?.url.pathname).toBe('/api/blade-system/user/info');
  expect(requested[0]?.headers.get('Blade-Requested-With')).toBe('BladeHttpRequest');
});

it('does not log in on HTTP 200 with error_description, and stores nothing', async () => {
  const { transport, login } = client(() => json({ error_code: 400, error_description: '用户名或密码不正确' }));
  expect((await failure(login())).message).toBe('用户名或密码不正确');
  expect(transport.session.tokens).toBeNull();
});

it.each([
  ['a failing code under HTTP 200', json({ code: 400, success: false, msg: '已存在' }), 400, '已存在'],
  ['a code as text', json({ code: '400', msg: '不行' }), 400, '不行'],
  ['success false without a code', json({ success: false, msg: '没成' }), 400, '没成'],
  ['no message at all', json({ code: 403 }, 403), 403, '未知错误'],
  ['an error_description', json({ code: 500, error_description: '描述' }, 500), 500, '描述'],
])('fails on %s', async (_, response, code, message) => {
  const { roads } = client(() => response.clone());
  const error = await failure(roads.page());
  expect([error.code, error.message]).toEqual([code, message]);
});

it.each([
  ['a gateway page of HTML', new Response('<html>502</html>', { status: 502 })],
  ['an answer that is no JSON', new Response('<html>ok</html>', { status: 200 })],
])('treats %s as no answer', async (_, response) => {
  const { roads } = client(() => response.clone());
  expect(await failure(roads.page())).toMatchObject({ code: 0, reason: 'unavailable' });
});

it('says so when the network is gone, and when the caller went away', async () => {
  const { roads } = client(() => Promise.reject(new TypeError('network')));
  expect((await failure(roads.page())).reason).toBe('offline');
  const control = new AbortController();
  control.abort();
  expect((await failure(roads.page({}, { signal: control.signal }))).reason).toBe('aborted');
});

it('survives an envelope without records, data null and no body', async () => {
  const { roads } = client(() => json({ code: 200, success: true, data: null }));
  expect(await roads.page()).toEqual({ records: [], total: 0 });
  expect(await client(() => new Response(null, { status: 200 })).roads.page()).toEqual({ records: [], total: 0 });
});

it('tells what a message says besides, and only where the server marks it', async () => {
  const said = { code: 200, success: true, data: page, msg: '操作成功；已移除不允许的内容：script' };
  const marked = client(() => Response.json(said, { headers: { 'Lattice-Notice': '1' } }));
  expect(await marked.roads.page()).toEqual(page);
  expect(marked.notices).toEqual(['操作成功；已移除不允许的内容：script']);
  const stock = client(() => json(said));
  await stock.roads.page();
  expect(stock.notices).toEqual([]);
});

it('refreshes once for twenty calls that met 401, and each goes on', async () => {
  let refreshed = 0;
  const { roads, notices, login } = client(async (url, init) => {
    if (isToken(url)) {
      if (url.searchParams.get('grant_type') !== 'refresh_token') return tokens(1);
      refreshed += 1;
      await Promise.resolve();
      return tokens(2);
    }
    const isNew = new Headers(init.headers).get('Blade-Auth') === 'bearer access-2';
    return isNew
      ? json({ code: 200, success: true, data: page })
      : json({ code: 401, msg: '令牌已失效', data: null }, 401);
  });
  await login();
  const answers = await Promise.all(Array.from({ length: 20 }, () => roads.page()));
  expect(answers).toHaveLength(20);
  expect(refreshed).toBe(1);
  expect(notices).toEqual([]);
});

it('signs out once in a storm of 401 that no refresh mends', async () => {
  const { roads, notices, transport, login } = client((url) => {
    if (isToken(url) && url.searchParams.get('grant_type') !== 'refresh_token') return tokens(1);
    return json({ code: 401, msg: '请求未授权' }, 401);
  });
  await login();
  await Promise.all(Array.from({ length: 20 }, () => failure(roads.page())));
  expect(notices).toEqual(['signed out']);
  expect(transport.session.tokens).toBeNull();
});

it('signs out once in a storm of 401 that goes on for a minute, and asks for no more tokens', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { roads, notices, requested, login } = client(async (url) => {
    if (isToken(url) && url.searchParams.get('grant_type') !== 'refresh_token') return tokens(1);
    await new Promise((go) => setTimeout(go, isToken(url) ? 200 : requested.length * 170));
    return json({ code: 401, msg: '请求未授权' }, 401);
  });
  await login();
  const calls = Array.from({ length: 120 }, (_, n) =>
    new Promise((go) => setTimeout(go, n * 500)).then(() => failure(roads.page())),
  );
  await vi.advanceTimersByTimeAsync(90_000);
  expect(new Set((await Promise.all(calls)).map(({ code }) => code))).toEqual(new Set([401]));
  expect(notices).toEqual(['signed out']);
  expect(requested.filter(({ url }) => url.searchParams.get('grant_type') === 'refresh_token')).toHaveLength(1);
});

it('leaves the next session alone when a call from before it is refused', async () => {
  let refuse: (answer: Response) => void = () => undefined;
  const { roads, notices, transport, login } = client((url) =>
    isToken(url) ? tokens(2) : new Promise((go) => (refuse = go)),
  );
  const early = failure(roads.page());
  await login();
  refuse(json({ code: 401, msg: '请求未授权' }, 401));
  expect((await early).code).toBe(401);
  expect(notices).toEqual([]);
  expect(transport.session.tokens?.access).toBe('access-2');
});

it('keeps the session when the refresh meets a broken network', async () => {
  const { roads, notices, transport, login } = client((url) => {
    if (isToken(url)) {
      if (url.searchParams.get('grant_type') === 'refresh_token') throw new TypeError('network');
      return tokens(1);
    }
    return json({ code: 401 }, 401);
  });
  await login();
  expect((await failure(roads.page())).reason).toBe('offline');
  expect(notices).toEqual([]);
  expect(transport.session.tokens?.access).toBe('access-1');
});

it('goes to the licence page on 5000', async () => {
  const { roads, notices } = client(() => json({ code: 5000, msg: '未授权' }));
  expect((await failure(roads.page())).code).toBe(5000);
  expect(notices).toEqual(['unlicensed']);
});
