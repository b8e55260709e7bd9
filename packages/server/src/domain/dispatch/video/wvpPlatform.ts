import type { CameraPreset } from '@lattice/api/cameraCalls';
import type { StreamWay } from '@lattice/api/resources/project/thrid';
import type { Context } from '../../../call/Context.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { say } from '../../../words/say.ts';
import type { Platform } from '../platform.ts';
import { askPlatform, notGiven } from './askPlatform.ts';
import { beginMove, endMove } from './moveWatch.ts';
import type { Camera, VideoPlatform } from './VideoPlatform.ts';

/** How fast cameras turn, of 100. */
const SPEED = '50';
/** Greatest number of a preset in GB/T 28181. */
const MOST_PRESETS = 255;

const own = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};

/** Asks for something about channels; the platform answers `{code, msg, data}`, and 0 is a success. */
async function ask(platform: Platform, path: string, query: Readonly<Record<string, string>>, context: Context) {
  const headers = { 'api-key': platform.secret };
  const { code, msg, data } = await askPlatform(
    platform,
    { path: `/api/common/channel/${path}`, query, headers },
    context,
  );
  if (code !== 0) throw notGiven(platform, say`平台说“${String(msg ?? code)}”`);
  return data;
}

/** Numbers of channels by platform and national code, which platforms do not change. */
const channels = new Map<string, string>();

/** The number under which the platform keeps a camera: as it was filled in, else found by its national code. */
async function channelOf({ name, code, thirdId }: Camera, platform: Platform, context: Context): Promise<string> {
  if (/^\d{1,9}$/.test(thirdId)) return thirdId;
  const key = `${platform.url} ${code}`;
  const known = channels.get(key);
  if (known !== undefined) return known;
  const found = own(await ask(platform, 'list', { page: '1', count: '10', query: code }, context)).list;
  const channel = (Array.isArray(found) ? found.map(own) : []).find(({ gbDeviceId }) => gbDeviceId === code);
  if (channel?.gbId === undefined) throw notGiven(platform, say`平台上没有国标编码为 ${code} 的通道（${name}）`);
  channels.set(key, String(channel.gbId));
  return String(channel.gbId);
}

/** The address of the media server in the page's own scheme first: pages of https load nothing of http. */
const addresses = (stream: Readonly<Record<string, unknown>>, names: readonly string[]): string[] =>
  names.flatMap((name) => (typeof stream[name] === 'string' && stream[name] !== '' ? [stream[name]] : []));

const ways = (stream: Readonly<Record<string, unknown>>): StreamWay[] => [
  ...addresses(stream, ['rtcs', 'rtc']).map((url) => ({ protocol: 'whep' as const, url })),
  ...addresses(stream, ['https_flv', 'flv']).map((url) => ({ protocol: 'flv' as const, url })),
  ...addresses(stream, ['https_hls', 'hls']).map((url) => ({ protocol: 'hls' as const, url })),
];

/** Path and word of a movement, and the word that ends it. */
function wordsOf(command: string): { path: string; begin: string; speeds: Record<string, string> } {
  if (command.startsWith('focus'))
    return { path: 'front-end/fi/focus', begin: command.replace('focus', ''), speeds: { speed: SPEED } };
  if (command.startsWith('iris'))
    return {
      path: 'front-end/fi/iris',
      begin: command === 'irisenlarge' ? 'in' : 'out',
      speeds: { speed: SPEED },
    };
  return {
    path: 'front-end/ptz',
    begin: command,
    speeds: { panSpeed: SPEED, tiltSpeed: SPEED, zoomSpeed: SPEED },
  };
}

const presetsOf = async (channelId: string, platform: Platform, context: Context): Promise<CameraPreset[]> => {
  const found = await ask(platform, 'front-end/preset/query', { channelId }, context);
  return (Array.isArray(found) ? found.map(own) : [])
    .map(({ presetId, presetName }) => ({ no: Number(presetId), name: String(presetName ?? presetId) }))
    .filter(({ no }) => Number.isInteger(no))
    .sort((one, other) => one.no - other.no);
};

/** WVP (wvp-GB28181-pro 2.7.4): cameras by GB/T 28181, played by its media server. */
export const wvpPlatform: VideoPlatform = {
  open: async (camera, platform, context) => {
    const channelId = await channelOf(camera, platform, context);
    const found = ways(own(await ask(platform, 'play', { channelId }, context)));
    if (found.length === 0) throw notGiven(platform, say`平台没有给出浏览器能播放的地址`);
    return found;
  },
  control: async ({ command, action }, camera, platform, context) => {
    const channelId = await channelOf(camera, platform, context);
    if (command === 'preset') {
      await ask(platform, 'front-end/preset/call', { channelId, presetId: action }, context);
      return true;
    }
    const told = async (of: string, isEnd: boolean) => {
      const { path, begin, speeds } = wordsOf(of);
      return ask(platform, path, { channelId, command: isEnd ? 'stop' : begin, ...speeds }, context);
    };
    if (action === '0') {
      const didMove = await endMove(camera.id, context);
      await told(command, true);
      return didMove;
    }
    const isNews = await beginMove(camera.id, command, context, (moving) => told(moving, true));
    if (isNews) await told(command, false);
    return isNews;
  },
  presets: {
    list: async (camera, platform, context) => presetsOf(await channelOf(camera, platform, context), platform, context),
    keep: async (name, camera, platform, context) => {
      const channelId = await channelOf(camera, platform, context);
      const known = await presetsOf(channelId, platform, context);
      const numbers = Array.from({ length: MOST_PRESETS }, (_, at) => at + 1);
      const no =
        known.find((one) => one.name === name)?.no ?? numbers.find((one) => known.every((kept) => kept.no !== one));
      if (no === undefined) throw new Refusal(400, say`预置位已满，请先删除不用的`);
      await ask(platform, 'front-end/preset/add', { channelId, presetId: String(no), presetName: name }, context);
      return { no, name };
    },
    drop: async (no, camera, platform, context) => {
      const channelId = await channelOf(camera, platform, context);
      await ask(platform, 'front-end/preset/delete', { channelId, presetId: String(no) }, context);
    },
  },
};
