import type { Context } from '../../../call/Context.ts';
import { say } from '../../../words/say.ts';
import type { Platform } from '../platform.ts';
import { type Question, askPlatform, notGiven } from './askPlatform.ts';
import type { Camera } from './VideoPlatform.ts';

/** A part of an answer as a record; empty where it is none. */
export const own = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};

/** Asks for something; the platform answers `{code, msg, data}`, and 0 is a success. */
export async function askWvp(platform: Platform, question: Question, context: Context): Promise<unknown> {
  const headers = { 'api-key': platform.secret };
  const { code, msg, data } = await askPlatform(platform, { ...question, headers }, context);
  if (code !== 0) throw notGiven(platform, say`平台说“${String(msg ?? code)}”`);
  return data;
}

/** Asks for something about channels. */
export const askChannel = async (
  platform: Platform,
  path: string,
  query: Readonly<Record<string, string>>,
  context: Context,
  wait?: number,
): Promise<unknown> =>
  askWvp(platform, { path: `/api/common/channel/${path}`, query, ...(wait !== undefined && { wait }) }, context);

/** Numbers of channels by platform and national code, which platforms do not change. */
const channels = new Map<string, string>();

/** The number under which the platform keeps a camera: as it was filled in, else found by its national code. */
export async function channelOf(
  { name, code, thirdId }: Camera,
  platform: Platform,
  context: Context,
): Promise<string> {
  if (/^\d{1,9}$/.test(thirdId)) return thirdId;
  const key = `${platform.url} ${code}`;
  const known = channels.get(key);
  if (known !== undefined) return known;
  const found = own(await askChannel(platform, 'list', { page: '1', count: '10', query: code }, context)).list;
  const channel = (Array.isArray(found) ? found.map(own) : []).find(({ gbDeviceId }) => gbDeviceId === code);
  if (channel?.gbId === undefined) throw notGiven(platform, say`平台上没有国标编码为 ${code} 的通道（${name}）`);
  channels.set(key, String(channel.gbId));
  return String(channel.gbId);
}
