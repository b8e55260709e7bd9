import type { Attendance, MeetingPerson, MeetingRing } from '@lattice/api/meetingCalls';
import type { Sql } from '../../../db/Database.ts';

/** The channel on which servers tell each other of rooms. */
export const MEETING_CHANNEL = 'meeting';
/** After so many seconds without a sign of life a seat is free. */
export const SEAT_SECONDS = 10;
/** For so many seconds a call rings. */
const RING_SECONDS = 60;

/** True of a row `p` of somebody who is there. */
export const HERE = `p.peer is not null and p.seen > now() - interval '${SEAT_SECONDS} seconds'`;

/** Everybody who was called, and who called, with how they stand to the meeting. */
export async function peopleIn(meeting: string, sql: Sql): Promise<MeetingPerson[]> {
  const { rows } = await sql.query<Omit<MeetingPerson, 'attendance'> & { attendance: Attendance }>(
    `select p.user_id::text as "userId", coalesce(u.real_name, u.account, '') as name,
      case when ${HERE} then 'here' when p.answer = 'here' then 'left' else p.answer end as attendance,
      case when ${HERE} then p.peer else '' end as peer,
      p.has_sound and ${HERE} as "hasSound", p.has_picture and ${HERE} as "hasPicture"
     from sys_meeting_person p join blade_user u on u.id = p.user_id
     where p.meeting = $1 order by p.called, p.user_id`,
    [meeting],
  );
  return rows;
}

/** Tells all servers that the people of a meeting changed. */
const announcePeople = async (meeting: string, sql: Sql) =>
  sql.query('select pg_notify($1, $2)', [MEETING_CHANNEL, JSON.stringify({ meeting, to: '*' })]);

/** Writes down whom a meeting calls; those who declined before are called again. Gives the ids that exist. */
export async function callPeople(
  meeting: string,
  users: readonly string[],
  tenantId: string,
  sql: Sql,
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into sys_meeting_person (meeting, user_id)
     select $1, u.id from blade_user u where u.id = any($2::bigint[]) and u.tenant_id = $3 and u.is_deleted = 0
     on conflict (meeting, user_id) do update set answer = 'called', called = now()
       where sys_meeting_person.answer = 'declined'
     returning user_id::text as id`,
    [meeting, users, tenantId],
  );
  await announcePeople(meeting, sql);
  return rows.map(({ id }) => id);
}

/** Gives a person's seat to a connection; an earlier one of theirs loses it. Gives the name of the person. */
export async function takeSeat(
  seat: { meeting: string; userId: string; peer: string; server: string },
  sql: Sql,
): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    `update sys_meeting_person p set answer = 'here', peer = $3, server = $4, seen = now(), has_sound = false,
      has_picture = false from blade_user u where p.meeting = $1 and p.user_id = $2 and u.id = p.user_id
     returning coalesce(u.real_name, u.account, '') as name`,
    [seat.meeting, seat.userId, seat.peer, seat.server],
  );
  await announcePeople(seat.meeting, sql);
  return rows[0]?.name ?? '';
}

/** Says what a person sends. */
export async function noteMedia(
  { meeting, peer, hasSound, hasPicture }: { meeting: string; peer: string; hasSound: boolean; hasPicture: boolean },
  sql: Sql,
): Promise<void> {
  await sql.query('update sys_meeting_person set has_sound = $3, has_picture = $4 where meeting = $1 and peer = $2', [
    meeting,
    peer,
    hasSound,
    hasPicture,
  ]);
  await announcePeople(meeting, sql);
}

/** Frees the seat of a connection, unless another one took it. */
export async function freeSeat(meeting: string, peer: string, sql: Sql): Promise<void> {
  await sql.query('update sys_meeting_person set peer = null, seen = null where meeting = $1 and peer = $2', [
    meeting,
    peer,
  ]);
  await announcePeople(meeting, sql);
}

/** Keeps the seats of connections that live. */
export const keepSeats = async (peers: readonly string[], sql: Sql): Promise<unknown> =>
  sql.query('update sys_meeting_person set seen = now() where peer = any($1::text[])', [peers]);

/** Notes that somebody does not come. */
export async function decline(meeting: string, userId: string, sql: Sql): Promise<void> {
  await sql.query(
    "update sys_meeting_person set answer = 'declined' where meeting = $1 and user_id = $2 and answer = 'called'",
    [meeting, userId],
  );
  await announcePeople(meeting, sql);
}

/** The calls to a person that ring now. */
export async function ringsOf(userId: string, sql: Sql): Promise<MeetingRing[]> {
  const { rows } = await sql.query<MeetingRing>(
    `select r.id::text as id, coalesce(r.room_name, '') as "roomName", coalesce(u.real_name, '') as "from"
     from sys_meeting_person p join dispatch_recorddispatch r on r.id = p.meeting
     left join blade_user u on u.id = r.send_user
     where p.user_id = $1 and p.answer = 'called' and p.called > now() - interval '${RING_SECONDS} seconds'
      and r.status = '0' and r.is_deleted = 0 and r.send_user is distinct from p.user_id
     order by p.called`,
    [userId],
  );
  return rows;
}
