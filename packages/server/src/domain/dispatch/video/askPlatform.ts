import type { Context } from '../../../call/Context.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { type MessageDescriptor, say } from '../../../words/say.ts';
import { addressOf, checkHost } from '../../develop/sourceHosts.ts';
import { callAddress } from '../../settings/callAddress.ts';
import type { Platform } from '../platform.ts';

/** Milliseconds that a platform has to answer. */
const WAIT = 3000;
/** Characters of its answer that are read. */
const MOST = 60_000;

/** What is asked of a platform. */
export interface Question {
  path: string;
  query: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** What is posted; a question without it is a GET. */
  body?: string;
  /** Milliseconds that the platform has to answer, where it asks a device first; default 3 s. */
  wait?: number;
}

/** A refusal that tells which platform was tried, and how that went. */
export const notGiven = ({ name, url }: Platform, reason: MessageDescriptor): Refusal =>
  new Refusal(400, say`已向“${name}”（${url}）请求：${reason}`);

/** Asks a platform at a host that the operator allows; gives what it answers, read as JSON. */
export async function askPlatform(
  platform: Platform,
  { path, query, headers = {}, body, wait = WAIT }: Question,
  { settings }: Pick<Context, 'settings'>,
): Promise<Readonly<Record<string, unknown>>> {
  const url = new URL(`${platform.url}${path}?${new URLSearchParams(query).toString()}`);
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  checkHost(host, settings.datasourceHosts ?? [], 'serverUrl');
  const address = await addressOf(host);
  if (address === null) throw notGiven(platform, say`找不到这台主机`);
  const { status, text } = await callAddress(
    url,
    address,
    { headers, ...(body !== undefined && { body }) },
    wait,
    MOST,
  ).catch((error: unknown) => {
    const isLate = error instanceof Error && /Abort|Timeout/.test(error.name);
    throw notGiven(platform, isLate ? say`${wait / 1000} 秒内没有应答` : say`连不上这台主机的端口`);
  });
  if (status === 401 || status === 403) throw notGiven(platform, say`平台不接受所填的密钥`);
  if (status !== 200) throw notGiven(platform, say`平台应答 ${status}`);
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    throw notGiven(platform, say`平台的应答不是所填类型的平台的格式`);
  }
}
