import { crud } from '@lattice/api/call';
import type { CheckedIn } from '@lattice/api/patrolCalls';
import { patrolTaskProgressDetail } from '@lattice/api/resources/project/patrolTaskProgressDetail';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { decimalIn, fileLinksIn, idIn, oneOf, optionalTextIn } from '../../call/parameter.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { lockRow } from '../../table/write/store.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { followCheckIn } from './checkIn.ts';
import { type StandingPoint, lockPatrol, pointAt } from './walkedPatrol.ts';

type Input = Readonly<Record<string, unknown>>;

const FINE = '1';
const BY_CODE = '2';
const BY_PLACE = '1';

function placeIn(input: Input): { lng: number; lat: number } {
  const [lng, lat] = [decimalIn(input, 'lng'), decimalIn(input, 'lat')];
  if (lng === null || lat === null)
    throw new Refusal(400, say`没有得到您的位置，请打开手机定位并允许浏览器使用后再打卡`, [
      { field: 'lng', rule: 'enter' },
    ]);
  return { lng, lat };
}

/** Refuses a check-in too far away, without the photo that is asked for, or without a word on what is wrong. */
function judge({ name, radius, needsPhoto, metres }: StandingPoint, input: Input, images: string): void {
  if (metres !== null && metres > radius)
    throw new Refusal(400, say`您离“${name}”约 ${metres} 米，请走到 ${radius} 米以内再打卡`, [
      { field: 'lng', rule: 'max', params: { max: radius } },
    ]);
  if (needsPhoto && images === '')
    throw new Refusal(400, say`“${name}”要求拍照，请拍照后再打卡`, [{ field: 'images', rule: 'enter' }]);
  if (oneOf(input, 'checkResult', ['1', '2', '3']) !== FINE && optionalTextIn(input, 'abnormalDesc', 1000) === '')
    throw new Refusal(400, say`发现异常时请写明异常情况`, [{ field: 'abnormalDesc', rule: 'enter' }]);
}

async function refuseSecond(sql: Sql, progress: string, { point, name }: StandingPoint): Promise<void> {
  const { count } = await sql.query(
    `select 1 from project_patroltaskprogressdetail
      where progress_id = $1 and point_id = $2 and is_deleted = 0 limit 1`,
    [progress, point],
  );
  if (count > 0) throw new Refusal(400, say`“${name}”已经打过卡，不用重复打卡`);
}

/** Draws the way of a patrol through the places of its check-ins, and measures it. */
async function draw(sql: Sql, progress: string): Promise<{ checkedPoints: number; totalPoints: number }> {
  const { rows } = await sql.query<{ checkedPoints: number; totalPoints: number }>(
    `with stops as (select lng::float8 as lng, lat::float8 as lat, lag(lng::float8) over way as x,
        lag(lat::float8) over way as y, check_time as time, id from project_patroltaskprogressdetail
        where progress_id = $1 and is_deleted = 0 and lng is not null and lat is not null
        window way as (order by check_time, id)),
      way as (select count(*)::int as n, jsonb_agg(jsonb_build_array(lng, lat) order by time, id) as line,
        coalesce(sum(2 * 6371 * asin(least(1, sqrt(sin(radians(lat - y) / 2) ^ 2
          + cos(radians(lat)) * cos(radians(y)) * sin(radians(lng - x) / 2) ^ 2)))), 0) as km from stops)
     update project_patroltaskprogress p
      set mileage = round(way.km::numeric, 2), track_line = case when way.n < 2 then p.track_line
        else jsonb_build_object('type', 'LineString', 'coordinates', way.line) end
      from way where p.id = $1
      returning coalesce(p.checked_points, 0) as "checkedPoints", coalesce(p.total_points, 0) as "totalPoints"`,
    [progress],
  );
  return rows[0] ?? { checkedPoints: 0, totalPoints: 0 };
}

/** Checks in at a point of an own patrol: the code names the point, the place is near it, and nobody does so twice. */
export async function checkInAt(input: Input, context: Context): Promise<CheckedIn> {
  personOf(context);
  const progressId = idIn(input, 'progressId');
  const code = optionalTextIn(input, 'code', 64);
  const place = placeIn(input);
  const images = fileLinksIn(input, 'images', patrolTaskProgressDetail.fields.images);
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const patrol = await lockPatrol(sql, progressId, context);
    const point = await pointAt(sql, patrol, code, place);
    await refuseSecond(sql, progressId, point);
    judge(point, input, images);
    const { id } = await submit(
      tableOf(patrolTaskProgressDetail),
      crud.submit,
      {
        progressId,
        taskId: patrol.task,
        pointId: point.point,
        gridMemberId: patrol.member,
        checkTime: patrol.moment,
        checkMode: String(input.scanned) === '1' ? BY_CODE : BY_PLACE,
        lng: String(place.lng),
        lat: String(place.lat),
        checkResult: input.checkResult,
        checkItems: input.checkItems,
        abnormalDesc: optionalTextIn(input, 'abnormalDesc', 1000),
        images,
      },
      systemContext(inner),
    );
    await followCheckIn(sql, id, inner);
    return { id, distance: point.metres ?? 0, ...(await draw(sql, progressId)) };
  });
}

/** Notes which event the person raised from an own check-in. */
export async function noteRaised(input: Input, context: Context): Promise<boolean> {
  const { userId } = personOf(context);
  const [id, eventId] = [idIn(input, 'id'), idIn(input, 'eventId')];
  return context.db.tx(async (sql) => {
    const detail = await lockRow(sql, tableOf(patrolTaskProgressDetail), id, context);
    const { count } = await sql.query(
      `select 1 from event_event e join grid_gridmember m on m.user_id = e.create_user and m.id = $3
        where e.id = $1 and e.create_user = $2 and e.is_deleted = 0`,
      [eventId, userId, detail.grid_member_id],
    );
    if (count === 0 || detail.event_id !== null)
      throw new Refusal(400, say`只能把自己上报的事件关联到自己的打卡，且只能关联一次`);
    const inner = systemContext(transactionContext(context, sql));
    await submit(tableOf(patrolTaskProgressDetail), crud.submit, { id, eventId, checkResult: '3' }, inner);
    await sql.query(
      `update project_patroltaskprogress p set rev = rev + 1, event_count = (select count(d.event_id)::int
        from project_patroltaskprogressdetail d where d.progress_id = p.id and d.is_deleted = 0) where p.id = $1`,
      [detail.progress_id],
    );
    return true;
  });
}
