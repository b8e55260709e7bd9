import {
  type CameraFrame,
  dropPresetCall,
  keepPresetCall,
  pictureCall,
  presetsCall,
  recordingsCall,
} from '@lattice/api/cameraCalls';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { type DeviceStream, thrid } from '@lattice/api/resources/project/thrid';
import type { Context } from '../../call/Context.ts';
import { demoFrame, dropPreset, keepPreset, presetsOf } from '../../domain/dispatch/video/demoCameras.ts';
import { checkPictureAddress } from '../../domain/dispatch/video/pictureAddress.ts';
import type { Camera } from '../../domain/dispatch/video/VideoPlatform.ts';
import { VIDEO_KINDS, videoPlatforms } from '../../domain/dispatch/video/videoPlatforms.ts';
import { type Platform, platformOf } from '../../domain/dispatch/platform.ts';
import { weatherOf } from '../../domain/dispatch/weather.ts';
import { handle } from '../../call/handle.ts';
import { dayIn, idIn, numberIn, oneOf, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';

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

interface Device extends Omit<DeviceStream, 'url' | 'platform' | 'protocol'> {
  stream: string;
  login: string | null;
  isPtz: number;
  isTalk: number;
  isOnline: number;
  status: string;
  direction: number;
  thirdId: string;
}

async function deviceOf(input: Input, context: Context): Promise<Device> {
  const q = new ReportQuery(context);
  const device = await q.one<Device>(
    `select t.id, t.device_name as "deviceName", t.channel_no as "channelNo", coalesce(t.stream_url, '') as stream,
      t.login_id as login, coalesce(t.is_ptz, 0) as "isPtz", coalesce(t.is_talk, 0) as "isTalk", t.status,
      coalesce(t.is_online, 0) as "isOnline", coalesce(t.direction, 0)::int as direction,
      coalesce(t.third_id, '') as "thirdId"
     from ${q.of(resourcesmonitor)} and t.id = ${q.p(idIn(input, 'id'))}`,
  );
  if (device.status === '3') throw new Refusal(400, say`这台设备已报废，不能使用`);
  return device;
}

const cameraOf = ({ id, deviceName, direction, thirdId, isOnline }: Device): Camera => ({
  id,
  name: deviceName,
  direction,
  thirdId,
  isOnline: isOnline === 1,
});

async function needed(
  kinds: readonly string[],
  device: Device,
  what: MessageDescriptor,
  context: Context,
): Promise<Platform> {
  const platform = await platformOf(kinds, device.login, context);
  if (platform === null) throw new Refusal(400, say`尚未配置${what}平台，请在“调度设备登录”中添加并启用`);
  return platform;
}

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

/** Answers of 第三方平台. */
export const handlers = handle(
  thrid,
  {
    cameraPreview: async (input, context) => {
      const device = await deviceOf(input, context);
      const { id, deviceName, channelNo, stream } = device;
      const platform = stream === '' ? await needed(VIDEO_KINDS, device, say`视频监控`, context) : null;
      const player = platform === null ? undefined : videoPlatforms[platform.kind];
      const url = (await player?.open(cameraOf(device), context)) ?? platform?.url ?? stream;
      await notedWatch(device, 'cameraPreview', context);
      const name = platform?.name ?? '';
      return { id, deviceName, channelNo, url, platform: name, ...(player && { protocol: player.protocol }) };
    },
    talk: async (input, context) => {
      const device = await deviceOf(input, context);
      if (device.isTalk !== 1) throw new Refusal(400, say`这台设备不支持语音对讲`);
      const platform = await needed(['4'], device, say`语音对讲`, context);
      const player = videoPlatforms[platform.kind];
      const url = (await player?.talk?.(cameraOf(device), context)) ?? platform.url;
      await noted(device, 'talk', context);
      const { id, deviceName, channelNo } = device;
      const protocol = player?.talk === undefined ? {} : { protocol: player.protocol };
      return { id, deviceName, channelNo, url, platform: platform.name, ...protocol };
    },
    controlling: async (input, context) => {
      const cmd = oneOf(input, 'cmd', COMMANDS);
      const action =
        cmd === 'preset' ? requiredTextIn(input, 'action', say`预置位`, 3) : oneOf(input, 'action', ['0', '1']);
      const device = await turningOf(input, context);
      const platform = await needed(VIDEO_KINDS, device, say`视频监控`, context);
      const player = videoPlatforms[platform.kind];
      const isNews = player === undefined || (await player.control(cameraOf(device), cmd, action, context));
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
      recordings: {
        call: recordingsCall,
        answer: async (input: Input, context) => {
          const day = dayIn(input, 'day');
          const device = await deviceOf(input, context);
          const platform = await needed(VIDEO_KINDS, device, say`视频监控`, context);
          const found = await videoPlatforms[platform.kind]?.recordings?.(cameraOf(device), day, context);
          if (found === undefined) throw new Refusal(400, say`“${platform.name}”没有提供录像回放`);
          await notedWatch(device, 'recordings', context);
          return found;
        },
      },
      presets: {
        call: presetsCall,
        answer: async (input: Input, context) => presetsOf((await deviceOf(input, context)).id, context),
      },
      keepPreset: {
        call: keepPresetCall,
        answer: async (input: Input, context) => {
          const name = requiredTextIn(input, 'name', say`预置位名称`, 20);
          const device = await turningOf(input, context);
          const kept = await keepPreset(cameraOf(device), name, context);
          await noted(device, 'keepPreset', context, { preset: { after: name } });
          return kept;
        },
      },
      dropPreset: {
        call: dropPresetCall,
        answer: async (input: Input, context) => {
          const device = await turningOf(input, context);
          const no = numberIn(input, 'no', 0, 999);
          await dropPreset(cameraOf(device), no, context);
          await noted(device, 'dropPreset', context, { preset: { after: String(no) } });
          return true;
        },
      },
    },
  },
);
