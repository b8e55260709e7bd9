import { type MeetingPass, MOST_AT_LIVEKIT, MOST_PEOPLE } from '@lattice/api/meetingCalls';
import { personOf } from '../../../access/guard.ts';
import type { Context } from '../../../call/Context.ts';
import type { LiveKit } from '../../../call/LiveKit.ts';
import { idIn, idsIn } from '../../../call/parameter.ts';
import type { Settings } from '../../../call/Settings.ts';
import type { Sql } from '../../../db/Database.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { audit } from '../../../table/audit.ts';
import { say } from '../../../words/say.ts';
import { INBOX_CHANNEL } from '../../messages/stream.ts';
import { notify } from '../../messages/notify.ts';
import { recordRoom } from './liveKit.ts';
import { MEETING_CHANNEL, callPeople, decline, ringsOf } from './people.ts';
import { meetingTicket } from './meetingTicket.ts';

type Input = Readonly<Record<string, unknown>>;

interface Meeting {
  id: string;
  roomName: string;
  roomNo: string;
  isHost: boolean;
}

/** How many people a meeting of this server has at most. */
export const mostPeople = ({ liveKit }: Settings): number => (liveKit === undefined ? MOST_PEOPLE : MOST_AT_LIVEKIT);

const mayBeRecorded = ({ liveKit }: Settings): boolean => (liveKit?.recordings ?? '') !== '';

/** The meeting of a record that goes on and to which the person was called; locked where it is to be changed. */
async function meetingIn(input: Input, context: Context, sql: Sql, lock: '' | ' for update' = ''): Promise<Meeting> {
  const { userId, tenantId } = personOf(context);
  const { rows } = await sql.query<Meeting & { status: string }>(
    `select r.id::text as id, coalesce(r.room_name, '') as "roomName", coalesce(r.room_no, '') as "roomNo",
      r.send_user is not distinct from $2::bigint as "isHost", r.status
     from dispatch_recorddispatch r
     where r.id = $1 and r.tenant_id = $3 and r.is_deleted = 0
      and exists (select 1 from sys_meeting_person p where p.meeting = r.id and p.user_id = $2)${lock}`,
    [idIn(input, 'id'), userId, tenantId],
  );
  const [meeting] = rows;
  if (meeting === undefined) throw new Refusal(403, say`您没有被邀请参加这个会议`);
  if (meeting.status !== '0') throw new Refusal(400, say`会议已经结束`);
  return meeting;
}

const hostOnly = (meeting: Meeting): Meeting => {
  if (!meeting.isHost) throw new Refusal(403, say`只有会议的发起人可以这样做`);
  return meeting;
};

/** Calls people by a notice that rings. */
const ring = async (sql: Sql, context: Context, users: readonly string[], { id, roomName, roomNo }: Meeting) =>
  notify(sql, context, {
    users,
    type: '6',
    title: `视频会议：${roomName}`,
    content: `请加入会议，房间号 ${roomNo}。`,
    bizType: 'meeting',
    bizId: id,
  });

/** Opens a room of this server for a record of dispatch, and calls its people. */
export async function openRoom(
  sql: Sql,
  context: Context,
  users: readonly string[],
  room: { id: string; roomName: string; roomNo: string },
): Promise<void> {
  const { userId, tenantId } = personOf(context);
  await sql.query('insert into sys_meeting (id) values ($1)', [room.id]);
  const called = await callPeople(room.id, [...new Set([userId, ...users])], tenantId, sql);
  await ring(
    sql,
    context,
    called.filter((one) => one !== userId),
    { ...room, isHost: true },
  );
}

/** A pass to the room, for somebody who was called. */
export async function joinMeeting(input: Input, context: Context): Promise<MeetingPass> {
  const { id, roomName, isHost } = await meetingIn(input, context, context.db);
  return {
    ticket: await meetingTicket(id, context),
    roomName,
    isHost,
    iceServers: (context.settings.iceServers ?? []).map((one) => ({ ...one, urls: [...one.urls] })),
    most: mostPeople(context.settings),
    mayRecord: isHost && mayBeRecorded(context.settings),
  };
}

/** Says that the person does not come; all their windows stop to ring. */
export const declineMeeting = async (input: Input, context: Context): Promise<boolean> =>
  context.db.tx(async (sql) => {
    const { id } = await meetingIn(input, context, sql, ' for update');
    const { userId } = personOf(context);
    await decline(id, userId, sql);
    await sql.query('select pg_notify($1, $2)', [INBOX_CHANNEL, userId]);
    return true;
  });

/** Calls more people, or once more those who did not come; gives how many. */
export const callToMeeting = async (input: Input, context: Context): Promise<number> =>
  context.db.tx(async (sql) => {
    const meeting = hostOnly(await meetingIn(input, context, sql, ' for update'));
    const { tenantId } = personOf(context);
    const called = await callPeople(meeting.id, idsIn(input, 'userIds'), tenantId, sql);
    const { rows } = await sql.query<{ users: string[] }>(
      'select array_agg(user_id::text order by called, user_id) as users from sys_meeting_person where meeting = $1',
      [meeting.id],
    );
    const users = rows[0]?.users ?? [];
    const most = mostPeople(context.settings);
    if (users.length > most) throw new Refusal(400, say`会议最多 ${most} 人`);
    await sql.query(
      'update dispatch_recorddispatch set user_ids = $2, update_time = now(), rev = rev + 1 where id = $1',
      [meeting.id, users.join(',')],
    );
    await ring(sql, context, called, meeting);
    return called.length;
  });

/** Ends a meeting for everybody. */
export const endMeeting = async (input: Input, context: Context): Promise<boolean> =>
  context.db.tx(async (sql) => {
    const { id } = hostOnly(await meetingIn(input, context, sql, ' for update'));
    await sql.query(
      `update dispatch_recorddispatch set status = '1', end_time = now(), update_time = now(), rev = rev + 1,
        duration = greatest(0, extract(epoch from now() - coalesce(start_time, now()))::int) where id = $1`,
      [id],
    );
    await sql.query('select pg_notify($1, $2)', [MEETING_CHANNEL, JSON.stringify({ meeting: id, to: '*' })]);
    return true;
  });

/**
 * Takes the right to ask the LiveKit server about the recording of a meeting, which one request has at a time; one that
 * did not give it back, as its server was killed, has lost it after half a minute.
 */
const takeRecording = async (input: Input, context: Context): Promise<{ id: string; liveKit: LiveKit }> =>
  context.db.tx(async (sql) => {
    const { id } = hostOnly(await meetingIn(input, context, sql, ' for update'));
    const { liveKit } = context.settings;
    if (liveKit === undefined || !mayBeRecorded(context.settings))
      throw new Refusal(400, say`本系统的会议不录制；录制由 LiveKit 服务器承担，尚未为它配置`);
    const { rows } = await sql.query(
      `update sys_meeting set recording_asked = now()
       where id = $1 and (recording_asked is null or recording_asked < now() - interval '30 seconds') returning 1`,
      [id],
    );
    if (rows.length === 0) throw new Refusal(409, say`录制正在开始或结束，请稍候再试`);
    return { id, liveKit };
  });

/** Begins or ends the recording of a meeting at its LiveKit server; noted in the audit log. */
export async function recordMeeting(input: Input, context: Context): Promise<boolean> {
  const { id, liveKit } = await takeRecording(input, context);
  const isOn = input.isOn === true;
  // The call goes out between two transactions: a LiveKit server that hangs must not hold up the database.
  const isDone = await recordRoom(liveKit, id, isOn).then(
    () => true,
    () => false,
  );
  await context.db.tx(async (sql) => {
    await sql.query('update sys_meeting set recording_asked = null where id = $1', [id]);
    if (!isDone) return;
    const action = isOn ? 'beginRecording' : 'endRecording';
    await audit(sql, context, { action, path: 'dispatch/recorddispatch', recordId: id });
  });
  if (!isDone) throw new Refusal(400, say`LiveKit 服务器没有接受录制的请求，请检查它的录制服务`);
  return true;
}

/** Meetings to which the person is called right now; nobody rings for those who look as somebody else. */
export const meetingRings = async (_: Input, context: Context) => {
  const { userId, viewer } = personOf(context);
  return viewer === undefined ? ringsOf(userId, context.db) : [];
};
