import {
  type CameraFrame,
  dropPresetCall,
  hushCall,
  keepPresetCall,
  mediaCall,
  pictureCall,
  playbackCall,
  presetsCall,
  recordingsCall,
  speakCall,
} from '@lattice/api/cameraCalls';
import { thrid } from '@lattice/api/resources/project/thrid';
import type { Context } from '../../call/Context.ts';
import { demoFrame } from '../../domain/dispatch/video/demoCameras.ts';
import {
  type Device,
  cameraOf,
  deviceOf,
  neededPlatform,
  sourceOf,
  withPresets,
} from '../../domain/dispatch/video/devices.ts';
import type { Platform } from '../../domain/dispatch/platform.ts';
import { mediaAnswer } from '../../domain/dispatch/video/mediaAnswer.ts';
import { checkPictureAddress } from '../../domain/dispatch/video/pictureAddress.ts';
import { VIDEO_KINDS, videoPlatforms } from '../../domain/dispatch/video/videoPlatforms.ts';
import { weatherOf } from '../../domain/dispatch/weather.ts';
import { handle } from '../../call/handle.ts';
import { dayIn, idIn, numberIn, oneOf, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { say } from '../../words/say.ts';

type Input = Readonly<Record<string, unknown>>;

const COMMANDS = [
  'left',
  'right',
  'up',
  'down',
  'zoomin',
  'zoomout',
  'focusnear',
  'focusfar',
  'irisenlarge',
  'irisreduce',
  'preset',
] as const;

/** The latest moment that is understood, and the longest part of a recording, in milliseconds. */
const LATEST = 4_000_000_000_000;
const LONGEST_PART = 86_400_000;
/** Characters of an offer of sound. */
const LONGEST_SDP = 20_000;

const noted = async (
  device: Device,
  action: string,
  context: Context,
  changes: Record<string, { after: string }> = {},
) =>
  context.db.tx((sql) =>
    audit(sql, context, { action, path: 'dispatch/resourcesmonitor', recordId: device.id, changes }),
  );

/** Notes who watches; whoever watches on asks every two minutes for a new address, which is noted each half hour. */
async function notedWatch({ id }: Device, action: string, context: Context): Promise<void> {
  const entry = { action, path: 'dispatch/resourcesmonitor', recordId: id };
  await context.db.tx(async (sql) => {
    const { rows } = await sql.query(
      `select 1 from sys_audit where path = $1 and record_id = $2 and action = $3 and user_id = $4
        and time > now() - interval '30 minutes' limit 1`,
      [entry.path, id, entry.action, context.person?.userId ?? null],
    );
    if (rows.length === 0) await audit(sql, context, entry);
  });
}

/** A camera with a head that turns. */
async function turningOf(input: Input, context: Context): Promise<Device> {
  const device = await deviceOf(input, context);
  if (device.isPtz !== 1) throw new Refusal(400, say`这台设备没有云台，不能控制`);
  return device;
}

/** A camera that takes talk, and the platform that brings it there. */
async function talkingOf(input: Input, context: Context): Promise<{ device: Device; platform: Platform }> {
  const device = await deviceOf(input, context);
  if (device.isTalk !== 1) throw new Refusal(400, say`这台设备不支持语音对讲`);
  return { device, platform: await neededPlatform(['4'], device, say`语音对讲`, context) };
}

/** Answers of 第三方平台. */
export const handlers = handle(
  thrid,
  {
    cameraPreview: async (input, context) => {
      const device = await deviceOf(input, context);
      const { id, deviceName, channelNo } = device;
      const source = await sourceOf(device, context);
      await notedWatch(device, 'cameraPreview', context);
      return { id, deviceName, channelNo, ...source };
    },
    talk: async (input, context) => {
      const { device, platform } = await talkingOf(input, context);
      const player = videoPlatforms[platform.kind];
      const way = player?.speak ? { protocol: 'speak' } : await player?.talk?.(cameraOf(device), context);
      // What a platform takes by `speak` is noted there.
      if (player?.speak === undefined) await noted(device, 'talk', context);
      const { id, deviceName, channelNo } = device;
      return { id, deviceName, channelNo, url: platform.url, platform: platform.name, ...way };
    },
    controlling: async (input, context) => {
      const cmd = oneOf(input, 'cmd', COMMANDS);
      const action =
        cmd === 'preset' ? requiredTextIn(input, 'action', say`预置位`, 3) : oneOf(input, 'action', ['0', '1']);
      const device = await turningOf(input, context);
      const platform = await neededPlatform(VIDEO_KINDS, device, say`视频监控`, context);
      const player = videoPlatforms[platform.kind];
      if (player !== undefined && player.control === undefined)
        throw new Refusal(400, say`“${platform.name}”只转发画面，不能控制云台`);
      const isNews = (await player?.control?.({ command: cmd, action }, cameraOf(device), platform, context)) ?? true;
      if (isNews) await noted(device, 'controlling', context, { cmd: { after: cmd }, action: { after: action } });
      if (player === undefined)
        await context.db.query('select pg_notify($1, $2)', ['camera', JSON.stringify({ id: device.id, cmd, action })]);
      return true;
    },
    meteorology: async (_, context) => weatherOf(context),
  },
  {
    ownCalls: {
      picture: {
        call: pictureCall,
        answer: async (input: Input, context): Promise<CameraFrame> => {
          const stream = idIn(input, 'stream');
          const until = requiredTextIn(input, 'until', say`有效期`, 20);
          await checkPictureAddress(stream, until, requiredTextIn(input, 'signature', say`签名`, 64), context);
          return demoFrame(stream, context);
        },
      },
      media: {
        call: mediaCall,
        answer: async (input: Input, context) => mediaAnswer(input, context),
      },
      recordings: {
        call: recordingsCall,
        answer: async (input: Input, context) => {
          const day = dayIn(input, 'day');
          const device = await deviceOf(input, context);
          const platform = await neededPlatform(VIDEO_KINDS, device, say`视频监控`, context);
          const found = await videoPlatforms[platform.kind]?.recordings?.(cameraOf(device), day, platform, context);
          if (found === undefined) throw new Refusal(400, say`“${platform.name}”没有提供录像回放`);
          await notedWatch(device, 'recordings', context);
          return found;
        },
      },
      playback: {
        call: playbackCall,
        answer: async (input: Input, context) => {
          const [from, to] = [numberIn(input, 'from', 0, LATEST), numberIn(input, 'to', 0, LATEST)];
          if (from >= to || to - from > LONGEST_PART) throw new Refusal(400, say`录像应从早到晚，最长 24 小时`);
          const device = await deviceOf(input, context);
          const platform = await neededPlatform(VIDEO_KINDS, device, say`视频监控`, context);
          const ways = await videoPlatforms[platform.kind]?.playback?.(
            cameraOf(device),
            { from, to },
            platform,
            context,
          );
          if (ways === undefined) throw new Refusal(400, say`“${platform.name}”没有提供录像回放`);
          await notedWatch(device, 'recordings', context);
          return { platform: platform.name, ways };
        },
      },
      speak: {
        call: speakCall,
        answer: async (input: Input, context) => {
          const offer = requiredTextIn(input, 'sdp', say`声音的描述`, LONGEST_SDP);
          const { device, platform } = await talkingOf(input, context);
          const sdp = await videoPlatforms[platform.kind]?.speak?.(offer, cameraOf(device), platform, context);
          if (sdp === undefined) throw new Refusal(400, say`“${platform.name}”不从浏览器接收声音`);
          await noted(device, 'talk', context);
          return { sdp };
        },
      },
      hush: {
        call: hushCall,
        answer: async (input: Input, context) => {
          const { device, platform } = await talkingOf(input, context);
          await videoPlatforms[platform.kind]?.hush?.(cameraOf(device), platform, context);
          return true;
        },
      },
      presets: {
        call: presetsCall,
        answer: async (input: Input, context) => {
          const device = await deviceOf(input, context);
          return withPresets(device, context, async ({ list }, platform) => list(cameraOf(device), platform, context));
        },
      },
      keepPreset: {
        call: keepPresetCall,
        answer: async (input: Input, context) => {
          const name = requiredTextIn(input, 'name', say`预置位名称`, 20);
          const device = await turningOf(input, context);
          const kept = await withPresets(device, context, async ({ keep }, platform) =>
            keep(name, cameraOf(device), platform, context),
          );
          await noted(device, 'keepPreset', context, { preset: { after: name } });
          return kept;
        },
      },
      dropPreset: {
        call: dropPresetCall,
        answer: async (input: Input, context) => {
          const device = await turningOf(input, context);
          const no = numberIn(input, 'no', 0, 999);
          await withPresets(device, context, async ({ drop }, platform) =>
            drop(no, cameraOf(device), platform, context),
          );
          await noted(device, 'dropPreset', context, { preset: { after: String(no) } });
          return true;
        },
      },
    },
  },
);
