import { beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { endSessionsOf } from '../session/endSession.ts';
import { authenticate, openSession } from '../session/tokens.ts';
import { serverOf } from '../fixtures/serverOf.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

describe.each(oneTestDatabase())('sessions on $name', (database) => {
  const server = serverOf(database);
  let userId: string;
  beforeAll(async () => {
    userId =
      (await server.db.query<{ id: string }>("select id from blade_user where account = 'staff'")).rows[0]?.id ?? '';
  });

  const start = async () =>
    openSession(
      server.db,
      { id: server.nextId(), userId, tenantId: '000000', address: '10.0.0.1', userAgent: 'test' },
      server.now(),
    );
  const renew = (token: string, headers = {}) =>
    server.token({ grant_type: 'refresh_token', refresh_token: token, tenantId: '000000', scope: 'all' }, headers);
  const renewed = async (token: string): Promise<Tokens> => {
    const reply = await renew(token);
    expect(reply.status).toBe(200);
    return (await reply.json()) as Tokens;
  };
  const isIn = async (access: string) =>
    (await server.ask('blade-auth/oauth/user-info', { 'Blade-Auth': `bearer ${access}` })).status === 200;

  it('renew: a new pair, the first access token good until it expires', async () => {
    const first = await start();
    const next = await renewed(first.refresh);
    expect(next.refresh_token).not.toBe(first.refresh);
    expect(next.access_token).not.toBe(first.access);
    expect([await isIn(first.access), await isIn(next.access_token)]).toEqual([true, true]);
    server.pass(3599);
    expect(await isIn(next.access_token)).toBe(true);
    server.pass(1);
    expect([await isIn(first.access), await isIn(next.access_token)]).toEqual([false, false]);
    expect(await isIn((await renewed(next.refresh_token)).access_token)).toBe(true);
  });

  it('give the identical pair again within ten seconds, in parallel too', async () => {
    const { refresh } = await start();
    const [one, two, three] = await Promise.all([renewed(refresh), renewed(refresh), renewed(refresh)]);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    server.pass(10);
    expect(await renewed(refresh)).toEqual(one);
    expect(await isIn(one.access_token)).toBe(true);
  });

  it('lead a token used moments ago to the newest pair', async () => {
    const { refresh } = await start();
    const second = await renewed(refresh);
    const third = await renewed(second.refresh_token);
    expect(await renewed(refresh)).toEqual(third);
    expect((await renewed(third.refresh_token)).refresh_token).not.toBe(third.refresh_token);
  });

  it('end with all their tokens when a used token comes back later', async () => {
    const { access, refresh } = await start();
    const second = await renewed(refresh);
    server.pass(11);
    const third = await renewed(second.refresh_token);
    const other = await start();
    const replay = await renew(refresh);
    expect(replay.status).toBe(401);
    expect(await replay.json()).toMatchObject({
      code: 401,
      error: 'invalid_grant',
      error_description: '令牌授权已过期,请重新登录',
    });
    expect([await isIn(access), await isIn(second.access_token), await isIn(third.access_token)]).toEqual([
      false,
      false,
      false,
    ]);
    expect((await renew(third.refresh_token)).status).toBe(401);
    expect(await isIn(other.access)).toBe(true);
    const { rows } = await server.db.query<{ user_id: string; ended_why: string }>(
      `select a.user_id, s.ended_why
        from sys_audit a
        join sys_session s on s.id = a.record_id
        where a.action = 'refresh-reuse'`,
    );
    expect(rows).toEqual([{ user_id: userId, ended_why: 'reuse' }]);
  });

  it('refuse tokens that are unknown, of the wrong kind, or expired', async () => {
    const { access, refresh } = await start();
    expect((await renew('x'.repeat(43))).status).toBe(401);
    expect((await renew('')).status).toBe(401);
    expect((await renew(access)).status).toBe(401);
    expect(await isIn(refresh)).toBe(false);
    server.pass(7 * 24 * 3600);
    expect((await renew(refresh)).status).toBe(401);
  });

  it('end after 30 days however much they are used', async () => {
    let token = (await start()).refresh;
    for (let day = 0; day < 30; day += 6) {
      token = (await renewed(token)).refresh_token;
      server.pass(6 * 24 * 3600);
    }
    expect((await renew(token)).status).toBe(401);
  });

  it('end on sign-out, that one alone', async () => {
    const [mine, other] = [await start(), await start()];
    const reply = await server.ask('blade-auth/oauth/logout', { 'Blade-Auth': `bearer ${mine.access}` });
    expect(await reply.json()).toEqual({ success: 'true', msg: 'success' });
    expect([await isIn(mine.access), await isIn(other.access)]).toEqual([false, true]);
    expect((await renew(mine.refresh)).status).toBe(401);
    expect((await renew(other.refresh)).status).toBe(200);
    expect((await server.ask('blade-auth/oauth/logout')).status).toBe(401);
  });

  it('end with the password, and when the account is disabled or removed', async () => {
    const [kept, ended] = [await start(), await start()];
    const keeper = await authenticate(server.db, `Bearer ${kept.access}`, server.now());
    await endSessionsOf(server.db, userId, 'password', server.now(), keeper?.sessionId);
    expect([await isIn(kept.access), await isIn(ended.access)]).toEqual([true, false]);
    for (const change of ["status = '0'", 'is_deleted = 1', "tenant_id = '000001'"]) {
      const { access, refresh } = await start();
      await server.db.query(`update blade_user set ${change} where id = $1`, [userId]);
      expect(await isIn(access)).toBe(false);
      expect((await renew(refresh)).status).toBe(401);
      await server.db.query("update blade_user set status = '1', is_deleted = 0, tenant_id = '000000' where id = $1", [
        userId,
      ]);
      expect(await isIn(access)).toBe(false);
    }
  });

  it('take credentials from the header alone', async () => {
    const { access } = await start();
    expect((await server.ask(`blade-auth/oauth/user-info?Blade-Auth=bearer%20${access}`)).status).toBe(401);
    expect((await server.ask('blade-auth/oauth/user-info', { Cookie: `Blade-Auth=bearer ${access}` })).status).toBe(
      401,
    );
    expect((await server.ask('blade-auth/oauth/user-info', { 'Blade-Auth': access })).status).toBe(401);
  });

  it('read roles anew within a second, and only those of their tenant', async () => {
    const { access } = await start();
    const read = async () => (await authenticate(server.db, `bearer ${access}`, server.now()))?.permissions;
    expect((await read())?.has('roadinfo_add')).toBe(true);
    expect((await read())?.has('roadinfo_delete')).toBe(false);
    await server.db.query(
      "delete from sys_role_menu where menu_id = (select id from blade_system_menu where code = 'roadinfo_add')",
    );
    server.pass(1);
    expect((await read())?.has('roadinfo_add')).toBe(false);
    await server.db.query("update blade_system_role set tenant_id = '000001' where role_alias = 'staff'");
    server.pass(1);
    expect([...((await read()) ?? ['?'])]).toEqual([]);
    await server.db.query("update blade_system_role set tenant_id = '000000' where role_alias = 'staff'");
    server.pass(1);
  });

  describe('in cookie mode', () => {
    const mode = { 'Lattice-Session': 'cookie' };
    const tokenIn = (reply: Response) =>
      /^(?:__Host-)?lattice-refresh=([\w-]*);/.exec(reply.headers.get('Set-Cookie') ?? '')?.[1] ?? '';

    it('keep the refresh token in a sealed cookie and out of the body', async () => {
      const reply = await server.login('staff', server.passwordOf('staff'), mode);
      expect(reply.headers.get('Set-Cookie')).toMatch(
        /^__Host-lattice-refresh=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800; Secure$/,
      );
      expect(((await reply.json()) as Tokens).refresh_token).toBe('');
      const next = await renew('', {
        ...mode,
        Cookie: `a=b; __Host-lattice-refresh=${tokenIn(reply)}`,
        'Sec-Fetch-Site': 'same-origin',
      });
      expect(next.status).toBe(200);
      expect(tokenIn(next)).not.toBe(tokenIn(reply));
      const { access_token: access } = (await next.json()) as Tokens;
      const out = await server.ask('blade-auth/oauth/logout', {
        'Blade-Auth': `bearer ${access}`,
        Cookie: `__Host-lattice-refresh=${tokenIn(next)}`,
      });
      expect(out.headers.get('Set-Cookie')).toMatch(/^__Host-lattice-refresh=; .*Max-Age=0/);
      expect(out.headers.get('Clear-Site-Data')).toBe('"cache"');
    });

    it('renew by cookie only with the header and from a page of this server', async () => {
      const { refresh } = await start();
      const Cookie = `__Host-lattice-refresh=${refresh}`;
      expect((await renew('', { Cookie })).status).toBe(401);
      expect((await renew('', { ...mode, Cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect((await renew('', { ...mode, Cookie, 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
      expect((await renew('', { ...mode, Cookie })).status).toBe(200);
    });

    it('forget a cookie that is not good any more', async () => {
      const reply = await renew('', { ...mode, Cookie: '__Host-lattice-refresh=gone' });
      expect(reply.status).toBe(401);
      expect(reply.headers.get('Set-Cookie')).toMatch(/^__Host-lattice-refresh=; .*Max-Age=0/);
    });
  });
});
