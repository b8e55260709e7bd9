import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serve } from '@lattice/server/start/serve';
import { md5Hex } from '@lattice/server/crypto/digest';
import { ownCertificate } from '@lattice/server/tls/ownCertificate';
import { type KeyPair, selfSigned } from '@lattice/server/tls/selfSigned';
import { tlsOf } from '@lattice/server/start/tlsOf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY = 86_400_000;
const from = new Date(Date.now() - DAY);
const until = new Date(Date.now() + 300 * DAY);

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lattice-tls-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const kept = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};

describe('a certificate that the server makes for itself', () => {
  it('is one of its names and addresses, signed by its own key, as others read it', async () => {
    const { cert, key } = selfSigned(['town.lan', '10.0.0.7', 'fd00::1:2'], from, until);
    const known = new X509Certificate(cert);
    expect(known.subjectAltName).toBe('DNS:town.lan, IP Address:10.0.0.7, IP Address:FD00:0:0:0:0:0:1:2');
    expect(known.verify(known.publicKey)).toBe(true);
    expect(known.ca).toBe(false);
    expect(Math.abs(Date.parse(known.validTo) - until.getTime())).toBeLessThan(1000);
    const file = await kept('made.pem', `${cert}${key}`);
    const usage = execFileSync('openssl', ['x509', '-in', file, '-noout', '-ext', 'extendedKeyUsage,keyUsage'], {
      encoding: 'utf8',
    });
    expect(usage).toMatch(/Digital Signature[\s\S]*TLS Web Server Authentication/);
  });

  it('is kept until thirty days before its end, and made anew then or for another name', async () => {
    const own = join(folder, 'own');
    const now = new Date();
    const first = await ownCertificate(own, '10.0.0.7', now);
    expect(new X509Certificate(first.cert).subjectAltName).toBe(
      `IP Address:10.0.0.7, DNS:${hostname()}, DNS:localhost, IP Address:127.0.0.1`,
    );
    expect((await stat(join(own, 'key.pem'))).mode & 0o777).toBe(0o600);
    expect(await ownCertificate(own, '10.0.0.7', new Date(now.getTime() + 360 * DAY))).toEqual(first);
    const second = await ownCertificate(own, '10.0.0.7', new Date(now.getTime() + 370 * DAY));
    expect(second.cert).not.toBe(first.cert);
    expect((await ownCertificate(own, '10.0.0.8', now)).cert).not.toBe(second.cert);
    expect((await stat(join(own, 'key.pem'))).mode & 0o777).toBe(0o600);
  });
});

describe('wrong settings', () => {
  let good: KeyPair;
  beforeAll(() => void (good = selfSigned(['town.lan'], from, until)));

  it.each([
    [{ TLS: 'yes' }, 'TLS is "yes", which is no way to get a certificate; give TLS=self'],
    [{ TLS_CERT: 'c.pem' }, 'TLS_CERT is given without TLS_KEY; give both'],
    [{ TLS_KEY: 'k.pem' }, 'TLS_KEY is given without TLS_CERT; give both'],
    [{ TLS: 'self', TLS_CERT: 'c.pem', TLS_KEY: 'k.pem' }, 'leave one of them out'],
  ])('are refused at once: %j', (env, words) => {
    expect(() => tlsOf(env, folder, '127.0.0.1')).toThrow(words);
  });

  it.each([
    ['a file that is missing', async () => [join(folder, 'none.pem'), await kept('k.pem', good.key)], 'cannot be read'],
    ['no certificate', async () => [await kept('c.pem', 'x'), await kept('k.pem', good.key)], 'holds no certificate'],
    ['no key', async () => [await kept('c.pem', good.cert), await kept('k.pem', 'x')], 'holds no private key'],
    [
      'two that do not belong together',
      async () => [await kept('c.pem', good.cert), await kept('k.pem', selfSigned(['x'], from, until).key)],
      'does not belong to the certificate',
    ],
    [
      'a certificate that is over',
      async () => {
        const old = selfSigned(['town.lan'], new Date(Date.now() - 9 * DAY), from);
        return [await kept('c.pem', old.cert), await kept('k.pem', old.key)];
      },
      'renew it',
    ],
  ] as const)('are refused with what to do: %s', async (_, files, words) => {
    const [TLS_CERT = '', TLS_KEY = ''] = await files();
    await expect(tlsOf({ TLS_CERT, TLS_KEY }, folder, '127.0.0.1')?.()).rejects.toThrow(words);
  });

  it('are none without a variable: plain HTTP', () => {
    expect(tlsOf({}, folder, '127.0.0.1')).toBeNull();
  });
});

interface Reply {
  status: number;
  cookies: readonly string[];
  text: string;
}

describe('a server over TLS', () => {
  let serving: Serving;
  let ca: string;
  beforeAll(async () => {
    const DATA_DIR = join(folder, 'data');
    serving = await serve(
      {
        DATA_DIR,
        PORT: '0',
        DEMO: '0',
        TLS: 'self',
        NODE_ENV: 'test',
        TEST_CAPTCHA: '1234',
        ADMIN_PASSWORD: 'Admin@12345',
      },
      () => undefined,
    );
    ca = await readFile(join(DATA_DIR, 'tls/certificate.pem'), 'utf8');
  });
  afterAll(() => serving?.close());

  /** Asks as a browser does that trusts the certificate; a stream is read until its first words. */
  const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<Reply>((resolve, reject) => {
      const to = request(`${serving.address}${path}`, { ca, headers, method: body === undefined ? 'GET' : 'POST' });
      to.once('error', reject);
      to.once('response', (reply) => {
        let text = '';
        const answer = () =>
          resolve({ status: reply.statusCode ?? 0, cookies: reply.headers['set-cookie'] ?? [], text });
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          text += part;
          if (reply.headers['content-type']?.startsWith('text/event-stream') !== true) return;
          answer();
          to.destroy();
        });
        reply.once('end', answer);
      });
      to.end(body);
    });

  it('is trusted by who trusts its certificate, keeps its cookie to itself, and sends events', async () => {
    expect(serving.address).toMatch(/^https:/);
    const { key } = JSON.parse((await ask('/api/blade-auth/oauth/captcha')).text) as { key: string };
    const form = new URLSearchParams({
      tenantId: '000000',
      username: 'admin',
      password: md5Hex('Admin@12345'),
      grant_type: 'captcha',
      scope: 'all',
      type: 'account',
    });
    const reply = await ask(
      '/api/blade-auth/oauth/token',
      {
        Authorization: `Basic ${btoa('saber:saber_secret')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        'Captcha-Key': key,
        'Captcha-Code': '1234',
        'Lattice-Session': 'cookie',
      },
      form.toString(),
    );
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('access_token')]);
    expect(reply.cookies.join()).toMatch(/^__Host-lattice-refresh=.*; Secure/);
    const { access_token: token } = JSON.parse(reply.text) as { access_token: string };
    const auth = { 'Blade-Auth': `bearer ${token}` };
    const ticket = (
      JSON.parse((await ask('/api/blade-desk/inbox/ticket', auth, '')).text) as { data: { ticket: string } }
    ).data;
    const events = await ask(`/api/blade-desk/inbox/stream?ticket=${encodeURIComponent(ticket.ticket)}`);
    expect([events.status, events.text]).toEqual([200, expect.stringContaining('retry: 5000')]);
  });
});
