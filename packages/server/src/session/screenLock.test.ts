import { beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { md5Hex } from '../crypto/digest.ts';
import { serverOf } from '../fixtures/serverOf.ts';

type Body = {
  code?: number;
  data?: Record<string, unknown>;
  access_token?: string;
  refresh_token?: string;
  locked?: boolean;
};

describe.each(oneTestDatabase())('the locked screen on $name', (database) => {
  const server = serverOf(database, { test: true });
  let auth: Record<string, string>;
  let refresh = '';
  const bodyOf = async (response: Response) => (await response.json()) as Body;
  const post = async (path: string, body: unknown) => bodyOf(await server.post(path, auth, body));
  const enter = async (account: string) => {
    const body = await bodyOf(await server.login(account, md5Hex(server.passwordOf(account))));
    auth = { 'Blade-Auth': `bearer ${body.access_token ?? ''}` };
    refresh = body.refresh_token ?? '';
  };
  const info = async () => (await server.ask('blade-user/info', auth)).status;

  beforeAll(async () => {
    await enter('admin');
  });

  it('is not locked before a password is set', async () => {
    expect((await post('blade-auth/oauth/lock', {})).data).toEqual({ locked: false });
    expect(await info()).toBe(200);
  });

  it('answers nothing but unlocking and leaving, in every tab, and stays so after a refresh', async () => {
    expect((await post('blade-auth/oauth/lock', { password: 'Suo#1' })).data).toEqual({ locked: true });
    expect(await info()).toBe(423);
    const renewed = await bodyOf(await server.token({ grant_type: 'refresh_token', refresh_token: refresh }));
    expect(renewed.locked).toBe(true);
    auth = { 'Blade-Auth': `bearer ${renewed.access_token ?? ''}` };
    expect(await info()).toBe(423);
  });

  it('keeps the lock password salted and hashed', async () => {
    const { rows } = await server.db.query<{ hash: string }>(
      'select lock_hash as hash from sys_session where locked is not null',
    );
    expect(rows[0]?.hash).toMatch(/^\$scrypt\$/);
    expect(rows[0]?.hash).not.toContain(md5Hex('Suo#1'));
  });

  it('opens by the right password, and is locked again without a new one', async () => {
    expect((await post('blade-auth/oauth/unlock', { password: 'falsch' })).data).toEqual({ unlocked: false, left: 4 });
    expect((await post('blade-auth/oauth/unlock', { password: 'Suo#1' })).data).toMatchObject({ unlocked: true });
    expect(await info()).toBe(200);
    expect((await post('blade-auth/oauth/lock', {})).data).toEqual({ locked: true });
    expect(await info()).toBe(423);
  });

  it('ends the session at the fifth wrong password', async () => {
    const left = [];
    for (let i = 0; i < 5; i += 1)
      left.push((await post('blade-auth/oauth/unlock', { password: 'falsch' })).data?.left);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await post('blade-auth/oauth/unlock', { password: 'Suo#1' })).code).toBe(401);
    expect(await info()).toBe(401);
  });

  it('locked by idleness opens by the password of the account where none was set', async () => {
    await enter('staff');
    expect((await post('blade-auth/oauth/lock', { idle: true })).data).toEqual({ locked: true });
    expect(
      (await post('blade-auth/oauth/unlock', { password: md5Hex(server.passwordOf('staff')) })).data,
    ).toMatchObject({ unlocked: true });
  });
});
