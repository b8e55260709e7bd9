import { readFile } from 'node:fs/promises';
import { DEFAULT_ZONE, isTownZone } from '@lattice/api/townTime';
import type { Environment } from '../call/Environment.ts';
import type { LiveKit } from '../call/LiveKit.ts';
import type { Settings } from '../call/Settings.ts';
import { StartError } from '../errors/StartError.ts';
import { isHostRule } from '../domain/develop/sourceHosts.ts';
import type { Scale } from '../town/Town.ts';
import { providersOf } from '../login/providersOf.ts';

/** The port; 8080 by default. */
export const portOf = (env: Environment): number => {
  const port = Number(env.PORT ?? '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT is "${env.PORT}", which is no port; give a number from 1 to 65535, such as PORT=8080.`);
  return port;
};

/** The folder of files, keys and, without PostgreSQL, the database; `./data` by default. */
export const dataDirOf = (env: Environment): string => env.DATA_DIR ?? './data';

/** The zone of the town; China's by default. */
export const zoneOf = (env: Environment): string => {
  const zone = env.TIME_ZONE || DEFAULT_ZONE;
  if (!isTownZone(zone))
    throw new StartError(
      `TIME_ZONE is "${zone}", which is no zone; give the name of one, such as TIME_ZONE=Asia/Urumqi, or leave it out.`,
    );
  return zone;
};

/** How much of the demo town is asked for; null for none of it. */
export const demoOf = (env: Environment): Scale | null => {
  const demo = env.DEMO ?? '1';
  if (!['0', '1', 'sample'].includes(demo))
    throw new StartError(
      `DEMO is "${demo}", which names no demo town; give 1 for the whole town, sample for a ` +
        'small part of it, or 0 for an empty system.',
    );
  return demo === '0' ? null : demo === '1' ? 'town' : 'sample';
};

const hostsOf = (env: Environment): string[] => {
  const hosts = (env.DATASOURCE_HOSTS ?? '').split(',').flatMap((host) => (host.trim() === '' ? [] : [host.trim()]));
  const wrong = hosts.find((host) => !isHostRule(host));
  if (wrong !== undefined)
    throw new StartError(
      `DATASOURCE_HOSTS names "${wrong}", which is no host; give names, addresses or ` +
        'networks joined by commas, such as ' +
        'DATASOURCE_HOSTS=db.town.gov.cn,*.data.town.gov.cn,10.1.0.0/16.',
    );
  return hosts;
};

const iceServersOf = (env: Environment): NonNullable<Settings['iceServers']> => {
  const fault = new StartError(
    'ICE_SERVERS is no JSON list of {urls, username, credential}; correct it, such as ' +
      'ICE_SERVERS=[{"urls":["stun:stun.town.example:3478"]}], or leave it out.',
  );
  try {
    const list = JSON.parse(env.ICE_SERVERS ?? '[]') as NonNullable<Settings['iceServers']>;
    if (list.every(({ urls }) => Array.isArray(urls) && urls.every((one) => /^(?:stun|turns?):/.test(String(one)))))
      return list;
  } catch {
    throw fault;
  }
  throw fault;
};

/** The LiveKit server that carries meetings; undefined without one. */
const liveKitOf = (env: Environment): LiveKit | undefined => {
  const [address, key, secret] = [env.LIVEKIT_URL ?? '', env.LIVEKIT_API_KEY ?? '', env.LIVEKIT_API_SECRET ?? ''];
  if (address === '' && key === '' && secret === '') return undefined;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^wss?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new StartError(
      `LIVEKIT_URL is "${address}", which is no address of a LiveKit server; give one such as ` +
        'LIVEKIT_URL=wss://livekit.town.example, or leave out all LIVEKIT variables.',
    );
  if (key === '' || secret.length < 32)
    throw new StartError(
      'LIVEKIT_API_KEY is missing or LIVEKIT_API_SECRET has fewer than 32 characters, so no token could be signed; ' +
        'give the pair that stands under "keys" in the configuration of the LiveKit server.',
    );
  return { url: url.href.replace(/\/$/, ''), key, secret, recordings: env.LIVEKIT_RECORDINGS ?? '' };
};

/** What the variables say of a server that opens no port. */
export const settingsOf = async (env: Environment): Promise<Settings> => {
  const test = env.NODE_ENV === 'test';
  const liveKit = liveKitOf(env);
  return {
    quirks: env.WIRE_QUIRKS === '1',
    test,
    needsLicence: true,
    ...(test && env.TEST_CAPTCHA && { testCaptcha: env.TEST_CAPTCHA }),
    switchMode: env.SWITCH_MODE === '1',
    sm2: env.PASSWORD_SM2 === '1',
    hasGateway: (env.MESSAGE_WEBHOOK_URL ?? '') !== '',
    phoneLogin: (env.PHONE_LOGIN ?? (env.MESSAGE_WEBHOOK_URL ? '1' : '0')) === '1',
    openFiles: env.OPEN_FILES === '1',
    datasourceHosts: hostsOf(env),
    dataDir: dataDirOf(env),
    iceServers: iceServersOf(env),
    ...(liveKit !== undefined && { liveKit }),
    providers: env.LOGIN_PROVIDERS ? await readProviders(env.LOGIN_PROVIDERS) : [],
  };
};

/** The number of proxies in front whose headers are believed; 0 by default. */
export const proxiesOf = (env: Environment): number => {
  const proxies = Number(env.TRUST_PROXY ?? '0');
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 10)
    throw new StartError(
      `TRUST_PROXY is "${env.TRUST_PROXY}", which is no number of proxies; give how many ` +
        'stand in front of this server, such as TRUST_PROXY=1, or leave it out.',
    );
  return proxies;
};

const readProviders = async (file: string) => {
  try {
    return providersOf(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      error instanceof Error && error.message.startsWith('LOGIN_PROVIDERS')
        ? error.message
        : `LOGIN_PROVIDERS names ${file}, which cannot be read as JSON ` +
            `(${error instanceof Error ? error.message : 'unknown reason'}); correct it, or ` +
            'start without the setting.',
    );
  }
};
