import { bind } from '@lattice/api/bind';
import { dialects } from '@lattice/api/dialects/dialects';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { memoryTokens } from '@lattice/api/TokenStore';
import { createTransport } from '@lattice/api/transport';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { md5Hex } from '@lattice/server/crypto/digest';
import { describe, expect, it } from 'vitest';
import { serverOf } from '@lattice/server/fixtures/serverOf';

const DAY = 86_400;

describe.each(oneTestDatabase())('calls of one client at the end of its session on $name', (database) => {
  const server = serverOf(database, { test: true });

  /** A client that is signed in, with the paths it asked and what it was told. */
  async function signedIn() {
    const requested: string[] = [];
    const notices: string[] = [];
    const transport = createTransport({
      base: 'http://127.0.0.1:8080',
      dialect: dialects.A,
      tenantId: '000000',
      sealed: false,
      store: memoryTokens(),
      language: () => 'zh-CN',
      onSignedOut: () => notices.push('signed out'),
      onUnlicensed: () => notices.push('unlicensed'),
      fetch: (input, init) => {
        const request = new Request(input, init);
        const { pathname, searchParams } = new URL(request.url);
        requested.push(searchParams.get('grant_type') ?? pathname);
        return server.fetch(request);
      },
    });
    await transport.session.login(
      { username: 'admin', password: md5Hex(server.passwordOf('admin')), grant_type: 'captcha', type: 'account' },
      await server.captcha(),
    );
    requested.length = 0;
    return { transport, roads: bind(roadinfo, transport), requested, notices };
  }

  it('with an expired token make one refresh between twenty, and all are answered', async () => {
    const { roads, requested, notices, transport } = await signedIn();
    const first = transport.session.tokens;
    server.pass((first?.expiresIn ?? 0) + 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => roads.page({ current: 1, size: 1 })));
    expect(answers.map(({ total }) => total)).toEqual(Array.from({ length: 20 }, () => 0));
    expect(requested.filter((one) => one === 'refresh_token')).toHaveLength(1);
    expect(requested).toHaveLength(41);
    expect(transport.session.tokens?.access).not.toBe(first?.access);
    expect(notices).toEqual([]);
  });

  it('after its last day are told once that it is over, and ask for no more tokens', async () => {
    const { roads, requested, notices, transport } = await signedIn();
    server.pass(31 * DAY);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => roads.page({ current: 1, size: 1 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await expect(roads.page({ current: 1, size: 1 })).rejects.toMatchObject({ code: 401 });
    expect(requested.filter((one) => one === 'refresh_token')).toHaveLength(1);
    expect(notices).toEqual(['signed out']);
    expect(transport.session.tokens).toBeNull();
  });
});
