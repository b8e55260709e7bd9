import { crud } from '@lattice/api/call';
import type { ActivityCode, CodedActivity, VolunteerStep } from '@lattice/api/volunteerCalls';
import { volunteActivities } from '@lattice/api/resources/project/volunteActivities';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { SIGNS, randomText } from '../../crypto/random.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { attempt, succeed } from '../../login/addressLimit.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { liveEnd, ticketFor } from './liveCode.ts';

/** About 40 bits: typed in one go, and not found by trying twenty in ten minutes. */
const LENGTH = 8;
/** Wrong codes that an address may try in ten minutes. */
const WRONG_CODES = 20;
/** How long before the start people check in, and after the end check out. */
const EARLY = '1 hour';
const LATE = '2 hours';

/** Metres from an activity at which people check in, unless the parameter `volunteer.checkInMetres` says others. */
const RADIUS = 500;

/** An activity that a code names; `steps` for which it is the time now. */
export interface Coded extends Omit<CodedActivity, 'ticket'> {
  tenantId: string;
  /** Signs the ends of its code where it changes. */
  secret: string;
  lng: number | null;
  lat: number | null;
}

/** The codes of activities that the person sees, made where there is none yet. */
export async function activityCodes(ids: readonly string[], context: Context): Promise<ActivityCode[]> {
  const { tenantId } = personOf(context);
  for (const id of ids) {
    await detail(tableOf(volunteActivities), crud.detail, { id }, context);
    await context.db.query(
      'insert into sys_activity_code (activity_id, tenant_id, code) values ($1, $2, $3) on conflict do nothing',
      [id, tenantId, randomText(SIGNS, LENGTH)],
    );
  }
  const { rows } = await context.db.query<ActivityCode & { secret: string; isLive: boolean }>(
    `select c.activity_id::text as id, c.code, c.secret, a.live_code = 1 as "isLive"
      from sys_activity_code c join project_volunteactivities a on a.id = c.activity_id
      where c.activity_id = any($1::bigint[])`,
    [ids],
  );
  const now = context.now();
  return rows.map(({ id, code, secret, isLive }) => ({ id, code, end: isLive ? liveEnd(secret, now) : '' }));
}

const stepsOf = (found: Record<'canSignUp' | 'canCheckIn' | 'canCheckOut' | 'isAhead', boolean>): VolunteerStep[] => [
  'look',
  ...(found.canSignUp ? (['signUp'] as const) : []),
  ...(found.isAhead ? (['cancel'] as const) : []),
  ...(found.canCheckIn ? (['checkIn'] as const) : []),
  ...(found.canCheckOut ? (['checkOut'] as const) : []),
];

/** The activity of a code, locked to the end of the transaction where `isLocked`; undefined for a code of none. */
export async function codedActivity(sql: Sql, code: string, now: Date, isLocked = false): Promise<Coded | undefined> {
  const { rows } = await sql.query<Coded & Parameters<typeof stepsOf>[0]>(
    `select a.id::text as id, a.tenant_id as "tenantId", a.activity_name as "activityName",
        coalesce(a.address, '') as address, left(a.start_time::text, 16) as "startTime",
        left(a.end_time::text, 16) as "endTime", left(a.sign_up_deadline::text, 16) as "signUpDeadline",
        coalesce(a.requirement, '') as requirement, coalesce(a.recruit_count, 0) as "recruitCount",
        (select count(*)::int from project_volunterecord r where r.activity_id = a.id and r.is_deleted = 0
          and r.permit_status in ('0', '1') and r.status <> '5') as "signedCount",
        coalesce(a.reward_points, 0) as "rewardPoints", a.status, coalesce(a.live_code, 0) = 1 as "isLive", c.secret,
        a.lng::float8 as lng, a.lat::float8 as lat,
        case when a.lng is null or a.lat is null then 0 else coalesce((select trim(o.param_value)::int
          from blade_system_param o where o.tenant_id = a.tenant_id and o.param_key = 'volunteer.checkInMetres'
            and o.is_deleted = 0 and trim(o.param_value) ~ '^[0-9]{1,5}$' limit 1), ${RADIUS}) end as radius,
        a.status = '1' and a.sign_up_deadline > $2::timestamptz as "canSignUp",
        a.status in ('1', '2') and a.start_time > $2::timestamptz as "isAhead",
        a.status in ('1', '2', '3') and $2::timestamptz between a.start_time - interval '${EARLY}' and a.end_time
          as "canCheckIn",
        a.status in ('1', '2', '3', '4')
          and $2::timestamptz between a.start_time and a.end_time + interval '${LATE}' as "canCheckOut"
      from sys_activity_code c
      join project_volunteactivities a on a.id = c.activity_id and a.is_deleted = 0 and a.status <> '0'
      where c.code = $1${isLocked ? ' for update of a' : ''}`,
    [code.toUpperCase(), now.toISOString()],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { canSignUp, canCheckIn, canCheckOut, isAhead, ...activity } = row;
  return { ...activity, steps: stepsOf({ canSignUp, canCheckIn, canCheckOut, isAhead }) };
}

/** What the code of an activity says, with the end that changes on a screen; '' for a printed one. */
export function partsOfCode(text: string): { code: string; end: string } {
  const [code = '', end = ''] = text.split('-');
  return { code, end };
}

/** An activity as everybody sees it who has its code. */
export function shownActivity(found: Coded, end: string, now: Date): CodedActivity {
  const { tenantId: _tenant, secret, lng: _lng, lat: _lat, ...shown } = found;
  return { ...shown, ticket: found.isLive ? ticketFor(secret, end, now) : '' };
}

/** The activity of a code; a code of none counts against the address of the call. */
export async function openByCode(code: string, context: Context): Promise<Coded> {
  const now = context.now();
  const tried = await attempt(context.db, `activity ${context.address}`, WRONG_CODES, now);
  if ('wait' in tried) throw new Refusal(429, say`尝试次数过多，请在 ${Math.ceil(tried.wait / 60)} 分钟后再试`);
  const found = await codedActivity(context.db, code, now);
  if (found === undefined) throw new Refusal(400, say`签到码不正确，或活动已经删除，请核对后再试`);
  await succeed(context.db, tried.id);
  return found;
}
