import type { Offers, OfferedScale, OpenSheet } from '@lattice/api/psychology/answerCalls';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { permissionCode } from '@lattice/api/resource';
import { townDay } from '@lattice/api/townTime';
import { isAdministrator } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Keys of the dictionary `psy_source_type`. */
export const OWN = '1';
/** The source of what people answer for residents. */
export const OTHERS = '2';

/** The grid member behind the account of a call. */
export interface OwnMember {
  id: string;
  grid: string | null;
  /** Age in whole years, by which norms are chosen; a guest's is asked for. */
  age?: number | null;
}

/** The grid member behind the account of a call; undefined for everybody else. */
export async function ownMember(sql: Pick<Sql, 'query'>, context: Context): Promise<OwnMember | undefined> {
  const { rows } = await sql.query<OwnMember>(
    `select id::text as id, gridding_id::text as grid,
        extract(year from age($2::timestamptz::date, birth_date))::int as age
      from grid_gridmember
      where user_id = $1 and is_deleted = 0
      order by id limit 1`,
    [personOf(context).userId, context.now().toISOString()],
  );
  return rows[0];
}

/**
 * Refuses who may not answer: grid members answer for themselves; with others do grid members and those who follow up
 * on what comes of it.
 */
export function refuseStranger(sourceType: string, member: OwnMember | undefined, context: Context): void {
  if (sourceType !== OWN && sourceType !== OTHERS) throw new Refusal(400, say`参数“sourceType”应为测评人群的编码`);
  if (member !== undefined) return;
  if (sourceType === OWN) throw new Refusal(403, say`只有网格员可以作答这里的量表：您的账号没有关联网格员`);
  const person = personOf(context);
  if (!isAdministrator(person) && !person.permissions.has(permissionCode(appletanswerrecord, 'edit')))
    throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
}

/** An offer with what decides on whether it may be answered now. */
export interface Offer extends OfferedScale {
  scaleId: string;
  sourceType: string;
  ageMin: number | null;
  ageMax: number | null;
  repeatDays: number;
  isAnonymous: boolean;
}

const offersSql = `select a.id::text as id, a.hmid::text as "scaleId", a.source_type as "sourceType",
  a.display_name as name, coalesce(c.display_name, '') as category,
  coalesce(nullif(a.intro, ''), s.intro, '') as intro,
  (select count(*)::int from psychological_scaledetail q where q.hmid = s.id and q.is_deleted = 0) as "itemCount",
  s.plan_minutes as "planMinutes", s.age_min as "ageMin", s.age_max as "ageMax",
  coalesce(a.repeat_days, 0) as "repeatDays", coalesce(a.is_anonymous, 0) = 1 as "isAnonymous", a.sort,
  coalesce((select r.id::text from psychological_appletanswerrecord r where r.applet_scale_id = a.id
    and r.grid_member_id = $3::bigint and r.create_user = $2 and r.status = '0' and r.source_type = '1'
    and r.is_deleted = 0 order by r.id desc limit 1), '') as "openSheet",
  coalesce((select to_char(max(r.submit_time), 'YYYY-MM-DD HH24:MI:SS')
    from psychological_appletanswerrecord r where r.applet_scale_id = a.id and r.grid_member_id = $3::bigint
    and r.source_type = '1' and r.status in ('1', '2') and r.is_deleted = 0), '') as "lastTime"
  from psychological_appletscale a
  join psychological_scale s on s.id = a.hmid and s.status = '1' and s.is_deleted = 0
  join psychological_appletcategory c on c.id = a.applet_category_id and c.show_status = '1' and c.is_deleted = 0
  where a.tenant_id = $1 and a.is_deleted = 0 and a.status = '1'
    and ($5::date >= coalesce(a.start_date, $5::date)) and ($5::date <= coalesce(a.end_date, $5::date))
    and (coalesce(a.gridding_ids, '') = '' or $4::text = any(string_to_array(a.gridding_ids, ',')))`;

/** The scales that the person of a call may answer today, or one of them. */
export async function offersFor(
  sql: Pick<Sql, 'query'>,
  member: OwnMember | undefined,
  context: Context,
  one?: string,
): Promise<Offer[]> {
  const { tenantId, userId } = personOf(context);
  const today = townDay(context.now());
  const { rows } = await sql.query<Offer>(
    `select o.*, case when o."lastTime" <> '' and o."lastTime"::date + o."repeatDays" > $5::date
        then (o."lastTime"::date + o."repeatDays")::text else '' end as "nextDay"
      from (${offersSql}${one === undefined ? '' : ' and a.id = $6'}) o order by o.sort nulls last, o.id`,
    [tenantId, userId, member?.id ?? null, member?.grid ?? null, today, ...(one === undefined ? [] : [one])],
  );
  return rows;
}

/** What the person of a call may answer with people of a kind, and what was begun. */
export async function offered(sourceType: string, context: Context): Promise<Offers> {
  const member = await ownMember(context.db, context);
  if (sourceType === OWN && member === undefined) return { mayAnswer: false, scales: [], open: [] };
  refuseStranger(sourceType, member, context);
  const all = await offersFor(context.db, member, context);
  const { rows: open } = await context.db.query<OpenSheet>(
    `select r.id::text as id, s.scale_name as "scaleName", coalesce(r.person_name, '') as "personName",
        coalesce(r.answered_count, 0) as "answeredCount",
        (select count(*)::int from psychological_scaledetail q where q.hmid = s.id and q.is_deleted = 0) as "itemCount",
        to_char(r.start_time, 'YYYY-MM-DD HH24:MI:SS') as "startTime"
      from psychological_appletanswerrecord r
      join psychological_scale s on s.id = r.hmid
      where r.create_user = $1 and r.source_type = $2 and r.status = '0' and r.is_deleted = 0
      order by r.id desc limit 20`,
    [personOf(context).userId, sourceType],
  );
  return {
    mayAnswer: true,
    scales: all
      .filter((offer) => offer.sourceType === sourceType)
      .map(({ id, name, category, intro, itemCount, planMinutes, openSheet, lastTime, nextDay }) => ({
        id,
        name,
        category,
        intro,
        itemCount,
        planMinutes,
        openSheet: sourceType === OWN ? openSheet : '',
        lastTime: sourceType === OWN ? lastTime : '',
        nextDay: sourceType === OWN ? nextDay : '',
      })),
    open: sourceType === OWN ? [] : open,
  };
}
