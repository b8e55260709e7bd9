import { sm2 } from 'sm-crypto-v2';
import type { ServerSettings } from '../serverSettings.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('@lingui/core/macro', () => ({ t: (words: TemplateStringsArray) => words.join('') }));
vi.mock('../../base/preferences.ts', () => ({ preferences: { language: 'zh' } }));

const keys = sm2.generateKeyPairHex();
const opened = (sealed: string) => sm2.doDecrypt(sealed, keys.privateKey, 0, { output: 'string' });

/** The modules of a page with some settings, which speaks to a server that says of its ways in what is given. */
async function build(settings: Partial<ServerSettings>, login: object | null) {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => ({ content: JSON.stringify(settings) }) });
  vi.stubGlobal('location', { host: 'town.example', protocol: 'https:' });
  const ask = vi.fn<typeof fetch>(async () =>
    Response.json({ code: 200, success: true, data: login === null ? {} : { login } }),
  );
  vi.stubGlobal('fetch', ask);
  const [{ encodePassword }, { openGate }] = [await import('./encodePassword.ts'), await import('../gate.ts')];
  return { encodePassword, openGate, ask };
}

describe('a password on its way', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is md5 for our server and those of dialect A', async () => {
    const { encodePassword, ask } = await build({}, null);
    expect(await encodePassword('admin')).toBe('21232f297a57a5a743894a0e4a801fc3');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is SM2 for our server when it says so', async () => {
    const { encodePassword, openGate } = await build(
      {},
      { password: 'sm2', publicKey: keys.publicKey, phone: false, services: [] },
    );
    await openGate();
    expect(opened(await encodePassword('枫桥#1'))).toBe('枫桥#1');
  });

  it('is SM2 by the key of the page', async () => {
    const { encodePassword, ask } = await build({ dialect: 'B', publicKey: keys.publicKey }, null);
    expect(opened(await encodePassword('枫桥#2'))).toBe('枫桥#2');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is plain for a server of dialect C whose key nobody knows', async () => {
    const { encodePassword } = await build({ dialect: 'C' }, null);
    expect(await encodePassword('枫桥#3')).toBe('枫桥#3');
  });

  it('is not sent to a server of dialect B whose key nobody knows', async () => {
    const { encodePassword } = await build({ dialect: 'B' }, null);
    await expect(encodePassword('x')).rejects.toThrow('SM2');
  });
});
