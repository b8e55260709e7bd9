import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed } from '@lattice/server/http/compression';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverOf } from '@lattice/server/fixtures/serverOf';

describe.each(oneTestDatabase())('what every answer carries on $name', (database) => {
  const server = serverOf(database);
  let signedIn: Record<string, string>;
  beforeAll(async () => {
    signedIn = await server.enter('admin');
  });

  const LARGE = 'blade-system/menu/routes';
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it.each([
    ['gzip', 'gzip, deflate', gunzipSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
  ])('compresses JSON from 1 kB on: %s', async (coding, accepted, open) => {
    const plain = await server.ask(LARGE, signedIn);
    expect([plain.status, plain.headers.get('Content-Encoding')]).toEqual([200, null]);
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
    const text = await bytesOf(plain);
    const packed = await server.ask(LARGE, { ...signedIn, 'Accept-Encoding': accepted });
    expect([packed.headers.get('Content-Encoding'), packed.headers.get('Vary')]).toEqual([coding, 'Accept-Encoding']);
    const bytes = await bytesOf(packed);
    expect(bytes.length).toBeLessThan(text.length / 4);
    expect(open(bytes).equals(text)).toBe(true);
  });

  it.each(['', 'identity', 'gzip;q=0, br;q=0', 'zstd'])(
    'sends it as it is to who takes no coding: "%s"',
    async (accepted) => {
      const answer = await server.ask(LARGE, { ...signedIn, 'Accept-Encoding': accepted });
      expect(answer.headers.get('Content-Encoding')).toBeNull();
      expect(((await answer.json()) as { code: number }).code).toBe(200);
    },
  );

  it('leaves short answers, those of the session, and events as they are', async () => {
    const accepted = { 'Accept-Encoding': 'br, gzip' };
    const coding = async (path: string, headers: Record<string, string> = {}) =>
      (await server.ask(path, { ...accepted, ...headers })).headers.get('Content-Encoding');
    expect(await coding('nowhere')).toBeNull();
    expect(await coding('blade-auth/oauth/captcha')).toBeNull();
    const events = new Response('data: 1\n\n'.repeat(1000), { headers: { 'Content-Type': 'text/event-stream' } });
    expect(await compressed(new Request('http://town.test/api/x', { headers: accepted }), events)).toBe(events);
  });

  it.each([
    ['a success', LARGE, 200],
    ['a missing session', 'source/roadinfo/page', 401],
    ['an unknown path', 'nowhere', 404],
    ['a wrong method', 'blade-system/menu/submit', 405],
    ['a wrong value', 'source/roadinfo/page?size=x', 400],
  ])('keeps browsers from guessing the type of %s', async (_, path, status) => {
    const answer = await server.ask(path, status === 401 ? {} : signedIn);
    expect([answer.status, answer.headers.get('X-Content-Type-Options')]).toEqual([status, 'nosniff']);
  });
});
