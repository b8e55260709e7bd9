import { describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../../fixtures/openTestDatabase.ts';
import { serverOf } from '../../fixtures/serverOf.ts';

describe.each(oneTestDatabase())('a server that needs a licence, on $name', (database) => {
  const server = serverOf(database, { test: true, needsLicence: true });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await server.ask(path, headers);
    const { code } = (await response.json()) as { code: number };
    return [response.status, code];
  };

  it('answers 5000 to everything but what leads to a licence', async () => {
    expect(await ask('blade-user/info', await server.enter('admin'))).toEqual([200, 5000]);
    expect(await ask('blade-user/info')).toEqual([200, 5000]);
    expect(await ask('blade-auth/oauth/captcha')).toEqual([200, undefined]);
    expect(await ask('krd/license/getLicenseInfo')).toEqual([200, 200]);
    expect(await ask('krd/license/generate')).toEqual([200, 200]);
  });

  it('is at work once it has one, and then signs for administrators alone', async () => {
    expect(await ask('krd/license/register')).toEqual([200, 200]);
    const admin = await server.enter('admin');
    expect(await ask('blade-user/info', admin)).toEqual([200, 200]);
    expect(await ask('krd/license/register')).toEqual([401, 401]);
    expect(await ask('krd/license/generate', admin)).toEqual([200, 200]);
  });

  it('stops at the end of the licence', async () => {
    const admin = await server.enter('admin');
    server.pass(366 * 24 * 3600);
    expect(await ask('blade-user/info', admin)).toEqual([200, 5000]);
  });
});
