import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { type DeviceStream, thrid } from '@lattice/api/resources/project/thrid';
import type { Context } from '../../call/Context.ts';
import { type Platform, platformOf } from '../../domain/dispatch/platform.ts';
import { weatherOf } from '../../domain/dispatch/weather.ts';
import { handle } from '../../call/handle.ts';
import { idIn, oneOf } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';

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

interface Device extends Omit<DeviceStream, 'url' | 'platform'> {
  stream: string;
  login: string | null;
  isPtz: number;
  isTalk: number;
  status: string;
}

async function deviceOf(input: Readonly<Record<string, unknown>>, context: Context): Promise<Device> {
  const q = new ReportQuery(context);
  const device = await q.one<Device>(
    `select t.id, t.device_name as "deviceName", t.channel_no as "channelNo", coalesce(t.stream_url, '') as stream,
      t.login_id as login, coalesce(t.is_ptz, 0) as "isPtz", coalesce(t.is_talk, 0) as "isTalk", t.status
     from ${q.of(resourcesmonitor)} and t.id = ${q.p(idIn(input, 'id'))}`,
  );
  if (device.status === '3') throw new Refusal(400, say`这台设备已报废，不能使用`);
  return device;
}

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

/** Answers of 第三方平台. */
export const handlers = handle(thrid, {
  cameraPreview: async (input, context) => {
    const device = await deviceOf(input, context);
    const { id, deviceName, channelNo } = device;
    await context.db.tx((sql) =>
      audit(sql, context, { action: 'cameraPreview', path: 'dispatch/resourcesmonitor', recordId: id }),
    );
    if (device.stream !== '') return { id, deviceName, channelNo, url: device.stream, platform: '' };
    const platform = await needed(['1', '2'], device, say`视频监控`, context);
    return { id, deviceName, channelNo, url: platform.url, platform: platform.name };
  },
  talk: async (input, context) => {
    const device = await deviceOf(input, context);
    if (device.isTalk !== 1) throw new Refusal(400, say`这台设备不支持语音对讲`);
    const platform = await needed(['4'], device, say`语音对讲`, context);
    await context.db.tx((sql) =>
      audit(sql, context, { action: 'talk', path: 'dispatch/resourcesmonitor', recordId: device.id }),
    );
    return {
      id: device.id,
      deviceName: device.deviceName,
      channelNo: device.channelNo,
      url: platform.url,
      platform: platform.name,
    };
  },
  controlling: async (input, context) => {
    const device = await deviceOf(input, context);
    const [cmd, action] = [oneOf(input, 'cmd', COMMANDS), oneOf(input, 'action', ['0', '1'])];
    if (device.isPtz !== 1) throw new Refusal(400, say`这台设备没有云台，不能控制`);
    await needed(['1', '2'], device, say`视频监控`, context);
    await context.db.tx(async (sql) => {
      await audit(sql, context, {
        action: 'controlling',
        path: 'dispatch/resourcesmonitor',
        recordId: device.id,
        changes: { cmd: { after: cmd }, action: { after: action } },
      });
      await sql.query('select pg_notify($1, $2)', ['camera', JSON.stringify({ id: device.id, cmd, action })]);
    });
    return true;
  },
  meteorology: async (_, context) => weatherOf(context),
});
