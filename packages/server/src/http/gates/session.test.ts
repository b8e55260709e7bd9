import { get } from '@lattice/api/call';
import { beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../../fixtures/openTestDatabase.ts';
import { throughGate } from '../../fixtures/gateCall.ts';
import { session } from './session.ts';
import { serverOf } from '../../fixtures/serverOf.ts';

describe.each(oneTestDatabase())('the gate of sessions on $name', (database) => {
  const server = serverOf(database);
  let token: string;

  beforeAll(async () => {
    const answer = (await (await server.login('admin', server.passwordOf('admin'))).json()) as { access_token: string };
    token = answer.access_token;
  });

  const ask = (headers: Record<string, string>) =>
    throughGate(session, { db: server.db, at: server.now(), init: { headers } });

  it('finds the person of an access token', async () => {
    const { passed, call } = await ask({ 'Blade-Auth': `bearer ${token}` });
    expect([passed, call.person?.account]).toEqual([true, 'admin']);
  });

  it('refuses a call without a good token with 401', async () => {
    expect(await ask({})).toMatchObject({ passed: false, code: 401 });
    expect(await ask({ 'Blade-Auth': 'bearer unknown' })).toMatchObject({ passed: false, code: 401 });
    expect(await ask({ Cookie: `Blade-Auth=${token}`, Authorization: `bearer ${token}` })).toMatchObject({ code: 401 });
  });

  it('asks nobody who makes an open call', async () => {
    const { passed, call } = await throughGate(session, { call: get('open', { access: 'anonymous' }) });
    expect([passed, call.person]).toEqual([true, null]);
  });
});
