import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import type { DeviceStream } from '@lattice/api/resources/project/thrid';
import { wayOf } from '@lattice/api/streamWays';
import type { Context } from '../../../call/Context.ts';
import { idIn } from '../../../call/parameter.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { ReportQuery } from '../../../table/read/ReportQuery.ts';
import { type MessageDescriptor, say } from '../../../words/say.ts';
import { type Platform, platformOf } from '../platform.ts';
import type { Camera, VideoPlatform } from './VideoPlatform.ts';
import { VIDEO_KINDS, videoPlatforms } from './videoPlatforms.ts';

type Input = Readonly<Record<string, unknown>>;

/** A camera of the register, as its calls need it. */
export interface Device extends Omit<DeviceStream, 'url' | 'platform' | 'protocol' | 'ways' | 'can' | 'frame'> {
  stream: string;
  login: string | null;
  isPtz: number;
  isTalk: number;
  isOnline: number;
  status: string;
  direction: number;
  code: string;
  thirdId: string;
}

/** The camera that a call names, among those that the person sees. */
export async function deviceOf(input: Input, context: Context): Promise<Device> {
  const q = new ReportQuery(context);
  const device = await q.one<Device>(
    `select t.id, t.device_name as "deviceName", t.channel_no as "channelNo", coalesce(t.stream_url, '') as stream,
      t.login_id as login, coalesce(t.is_ptz, 0) as "isPtz", coalesce(t.is_talk, 0) as "isTalk", t.status,
      coalesce(t.is_online, 0) as "isOnline", coalesce(t.direction, 0)::int as direction,
      t.device_code as code, coalesce(t.third_id, '') as "thirdId"
     from ${q.of(resourcesmonitor)} and t.id = ${q.p(idIn(input, 'id'))}`,
  );
  if (device.status === '3') throw new Refusal(400, say`这台设备已报废，不能使用`);
  return device;
}

/** A camera as platforms know it. */
export const cameraOf = ({ id, deviceName, direction, code, thirdId, isOnline }: Device): Camera => ({
  id,
  name: deviceName,
  direction,
  code,
  thirdId,
  isOnline: isOnline === 1,
});

/** The platform of a device, of some kinds; refused where none is configured. */
export async function neededPlatform(
  kinds: readonly string[],
  device: Device,
  what: MessageDescriptor,
  context: Context,
): Promise<Platform> {
  const platform = await platformOf(kinds, device.login, context);
  if (platform === null) throw new Refusal(400, say`尚未配置${what}平台，请在“调度设备登录”中添加并启用`);
  return platform;
}

type Source = Pick<DeviceStream, 'platform' | 'url' | 'protocol' | 'ways' | 'can' | 'frame'>;

/** The ways to the picture of a camera, who gives it, and what they do besides. */
export async function sourceOf(device: Device, context: Context): Promise<Source> {
  if (device.stream !== '') {
    const way = wayOf(device.stream);
    return { platform: '', url: device.stream, ...(way && { protocol: way.protocol, ways: [way] }) };
  }
  const platform = await neededPlatform(VIDEO_KINDS, device, say`视频监控`, context);
  const player = videoPlatforms[platform.kind];
  if (player === undefined) return { platform: platform.name, url: platform.url };
  const ways = await player.open(cameraOf(device), platform, context);
  const [{ url, protocol } = { url: platform.url, protocol: undefined }] = ways;
  const can: NonNullable<DeviceStream['can']> = [
    ...(player.control ? (['move'] as const) : []),
    ...(player.presets ? (['presets'] as const) : []),
    ...(player.recordings ? (['playback'] as const) : []),
    ...((player.talk ?? player.speak) ? (['talk'] as const) : []),
  ];
  const frame = await player.frame?.(cameraOf(device), context);
  return { platform: platform.name, url, ...(protocol && { protocol }), ways, can, ...(frame && { frame }) };
}

type Presets = NonNullable<VideoPlatform['presets']>;

/** What a camera's platform does about its presets. */
export async function withPresets<T>(
  device: Device,
  context: Context,
  act: (presets: Presets, platform: Platform) => Promise<T>,
): Promise<T> {
  const platform = await neededPlatform(VIDEO_KINDS, device, say`视频监控`, context);
  const presets = videoPlatforms[platform.kind]?.presets;
  if (presets === undefined) throw new Refusal(400, say`“${platform.name}”没有预置位`);
  return act(presets, platform);
}
