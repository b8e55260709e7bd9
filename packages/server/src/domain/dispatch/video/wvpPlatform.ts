import { readTownMoment, townSpan, townText } from '@lattice/api/townTime';
import type { CameraPreset } from '@lattice/api/cameraCalls';
import type { StreamWay } from '@lattice/api/resources/project/thrid';
import type { Context } from '../../../call/Context.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { say } from '../../../words/say.ts';
import type { Platform } from '../platform.ts';
import { notGiven } from './askPlatform.ts';
import { beginMove, endMove } from './moveWatch.ts';
import { askChannel as ask, channelOf, own } from './wvpCalls.ts';
import { hushByWvp, speakByWvp } from './wvpTalk.ts';
import type { VideoPlatform } from './VideoPlatform.ts';

/** How fast cameras turn, of 100. */
const SPEED = '50';
/** Milliseconds that a recorder has to say what it recorded, or to begin to play it. */
const RECORDER_WAIT = 10_000;
/** Greatest number of a preset in GB/T 28181. */
const MOST_PRESETS = 255;

/** The address of the media server in the page's own scheme first: pages of https load nothing of http. */
const addresses = (stream: Readonly<Record<string, unknown>>, names: readonly string[]): string[] =>
  names.flatMap((name) => (typeof stream[name] === 'string' && stream[name] !== '' ? [stream[name]] : []));

const ways = (stream: Readonly<Record<string, unknown>>): StreamWay[] => [
  ...addresses(stream, ['rtcs', 'rtc']).map((url) => ({ protocol: 'whep' as const, url })),
  ...addresses(stream, ['https_flv', 'flv']).map((url) => ({ protocol: 'flv' as const, url })),
  ...addresses(stream, ['https_hls', 'hls']).map((url) => ({ protocol: 'hls' as const, url })),
];

/** The streams of an answer; refused where there is none that a browser plays. */
function waysIn(answer: unknown, platform: Platform): StreamWay[] {
  const found = ways(own(answer));
  if (found.length === 0) throw notGiven(platform, say`平台没有给出浏览器能播放的地址`);
  return found;
}

/** A moment as the platform writes it, by the clock of the town. */
const readTime = (text: unknown): number => readTownMoment(String(text).slice(0, 19))?.getTime() ?? Number.NaN;

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
    return waysIn(await ask(platform, 'play', { channelId }, context), platform);
  },
  speak: speakByWvp,
  hush: hushByWvp,
  recordings: async (camera, day, platform, context) => {
    const channelId = await channelOf(camera, platform, context);
    const { from, to } = townSpan(day);
    const span = { startTime: townText(from), endTime: townText(to - 1000) };
    const found = await ask(platform, 'playback/query', { channelId, ...span }, context, RECORDER_WAIT);
    return (Array.isArray(found) ? found.map(own) : [])
      .map(({ startTime, endTime }) => ({
        from: Math.max(from, readTime(startTime)),
        to: Math.min(to, readTime(endTime)),
      }))
      .filter((one) => one.to > one.from)
      .sort((one, other) => one.from - other.from);
  },
  playback: async (camera, { from, to }, platform, context) => {
    const channelId = await channelOf(camera, platform, context);
    const span = { startTime: townText(from), endTime: townText(to) };
    return waysIn(await ask(platform, 'playback', { channelId, ...span }, context, RECORDER_WAIT), platform);
  },
  control: async ({ command, action }, camera, platform, context) => {
    const channelId = await channelOf(camera, platform, context);
    if (command === 'preset') {
      await ask(platform, 'front-end/preset/call', { channelId, presetId: action }, context);
      return true;
    }
    const { path, begin, speeds } = wordsOf(command);
    if (action === '0') {
      // The platform first: where it does not answer, the watch goes on and tells it again.
      await ask(platform, path, { channelId, command: 'stop', ...speeds }, context);
      return endMove(camera.id, context);
    }
    const isNews = await beginMove(camera.id, command, context);
    if (isNews) await ask(platform, path, { channelId, command: begin, ...speeds }, context);
    return isNews;
  },
  halt: async (camera, command, platform, context) => {
    const { path, speeds } = wordsOf(command);
    await ask(
      platform,
      path,
      { channelId: await channelOf(camera, platform, context), command: 'stop', ...speeds },
      context,
    );
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
