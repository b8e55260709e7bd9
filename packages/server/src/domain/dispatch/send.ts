import { MEETING_PAGE } from '@lattice/api/meetingPage';
import type { Conference } from '@lattice/api/resources/dispatch/recorddispatch';
import type { Context } from '../../call/Context.ts';
import { personOf } from '../../access/guard.ts';
import { mostPeople, openRoom } from './meeting/meetings.ts';
import { notify } from '../messages/notify.ts';
import { sendMessages } from '../messages/outbox.ts';
import { decimalIn, idOrNone, idsIn, requiredTextIn, oneOf, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { chineseText, say } from '../../words/say.ts';
import { isDrilled, noteDispatch } from './journal.ts';
import { platformOf } from './platform.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Opens a conference on the configured platform; without one in a room of this server, or for more people than that
 * holds the attempt is noted and refused.
 */
export async function conference(input: Input, context: Context): Promise<Conference> {
  const users = idsIn(input, 'userIds');
  const roomName = requiredTextIn(input, 'roomName', say`会议名称`, 100);
  const roomNo = String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));
  const row = {
    dispatchType: '1',
    userIds: users.join(','),
    roomName,
    roomNo,
    eventId: idOrNone(input, 'eventId') ?? '',
    planId: idOrNone(input, 'planId') ?? '',
    griddingId: idOrNone(input, 'griddingId') ?? '',
  };
  if (await isDrilled(context.db, idOrNone(input, 'planId'), context))
    throw new Refusal(400, say`预案正在演练，不发起会议；请结束演练后再发起`);
  const platform = await platformOf(['3'], null, context);
  const [people, most] = [new Set([...users, personOf(context).userId]).size, mostPeople(context.settings)];
  if (platform === null && people <= most)
    return context.db.tx(async (sql) => {
      const { id, dispatchNo } = await noteDispatch(sql, row, { status: '0' }, context);
      await openRoom(sql, context, users, { id, roomName, roomNo });
      return { id, dispatchNo, roomNo, roomName, url: `${MEETING_PAGE}${id}` };
    });
  if (platform === null) {
    const reason = say`不用会议平台的会议最多 ${most} 人；尚未配置视频会议平台，请在“调度设备登录”中添加并启用`;
    await context.db.tx((sql) => noteDispatch(sql, row, { status: '2', failReason: chineseText(reason) }, context));
    throw new Refusal(400, reason);
  }
  return context.db.tx(async (sql) => {
    const { id, dispatchNo } = await noteDispatch(sql, row, { status: '0' }, context);
    await notify(sql, context, {
      users,
      type: '6',
      title: `视频会议：${roomName}`,
      content: `请加入会议，房间号 ${roomNo}。`,
      bizType: 'dispatch',
      bizId: id,
    });
    await sendMessages(sql, context, {
      channel: 'conference',
      receivers: users,
      content: { roomNo, roomName, url: platform.url },
      setting: platform.name,
    });
    return { id, dispatchNo, roomNo, roomName, url: `${platform.url}/${roomNo}` };
  });
}

const CHANNELS = { '1': null, '2': 'app', '3': 'sms', '4': 'wechat', '5': null } as const;

/**
 * Sends a message to people: within the product, by the outbox to their telephones, or both; a voice call needs a
 * platform.
 */
export async function push(input: Input, context: Context): Promise<{ id: string; dispatchNo: string; total: number }> {
  const sendType = oneOf(input, 'sendType', ['1', '2', '3', '4', '5']);
  const [users, text] = [idsIn(input, 'userIds'), requiredTextIn(input, 'sendMess', say`消息内容`, 500)];
  const [lon, lat] = [decimalIn(input, 'lon'), decimalIn(input, 'lat')];
  if (sendType === '5' && (await platformOf(['4', '5'], null, context)) === null)
    throw new Refusal(400, say`尚未配置语音对讲或广播平台，请在“调度设备登录”中添加并启用`);
  return context.db.tx(async (sql) => {
    const planId = idOrNone(input, 'planId');
    const isDrill = await isDrilled(sql, planId, context);
    const made = await noteDispatch(
      sql,
      {
        dispatchType: '2',
        sendType,
        userIds: users.join(','),
        sendMess: text,
        lon: lon === null ? '' : String(lon),
        lat: lat === null ? '' : String(lat),
        address: optionalTextIn(input, 'address', 200),
        eventId: idOrNone(input, 'eventId') ?? '',
        planId: planId ?? '',
        isDrill: isDrill ? 1 : 0,
      },
      { status: '1' },
      context,
    );
    if (isDrill) return { ...made, total: 0 };
    const { rows } = await sql.query<{ id: string; phone: string | null }>(
      'select id, phone from blade_user where id = any($1::bigint[]) and tenant_id = $2 and is_deleted = 0',
      [users, context.person?.tenantId],
    );
    await notify(sql, context, {
      users: rows.map((row) => row.id),
      type: '6',
      title: '调度指令',
      content: text,
      bizType: 'dispatch',
      bizId: made.id,
    });
    const channel = CHANNELS[sendType];
    const phones = rows.flatMap((row) => (row.phone === null || row.phone === '' ? [] : [row.phone]));
    const receivers = channel === 'sms' ? phones : rows.map((row) => row.id);
    if (channel === 'sms' && phones.length === 0) throw new Refusal(400, say`所选人员都没有手机号码，不能发送短信`);
    if (channel !== null) await sendMessages(sql, context, { channel, receivers, content: { text, lon, lat } });
    return { ...made, total: channel === null ? rows.length : receivers.length };
  });
}
