import type { CoursePoint } from '@lattice/api/psychology/courseCall';
import { crud } from '@lattice/api/call';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { plainly } from './report.ts';

/** Most times that are told. */
const MOST = 50;

/**
 * Condition of the records `t` of the person of the record `r`: the same grid member, the same follower, else the same
 * name and telephone.
 */
const isSamePerson = `t.hmid = r.hmid and (t.id = r.id or case
  when r.grid_member_id is not null then t.grid_member_id = r.grid_member_id
  when r.wechat_user_id is not null then t.wechat_user_id = r.wechat_user_id
  else coalesce(r.phone, '') <> '' and t.phone = r.phone and t.person_name = r.person_name end)`;

/** All the times that the person of a record answered its scale, as far as the caller may see them. */
export async function courseOf(recordId: string, reason: string, context: Context): Promise<CoursePoint[]> {
  await detail(tableOf(appletanswerrecord), crud.detail, { id: recordId }, context);
  const plain = await plainly(recordId, reason, context, 'course');
  const q = new ReportQuery(plain);
  const rows = await q.rows<CoursePoint>(
    `select t.id::text as id, to_char(coalesce(t.submit_time, t.start_time), 'YYYY-MM-DD HH24:MI:SS') as "submitTime",
       t.total_score::float8 as "totalScore", coalesce(t.result_level, '') as "resultLevel",
       coalesce((select jsonb_agg(jsonb_build_object('name', f.factor_name, 'score', f.factor_score) order by f.id)
         from psychological_appletfactorresult f
         where f.answer_record_id = t.id and f.is_deleted = 0 and coalesce(f.is_total, 0) = 0), '[]') as factors
     from ${q.of(appletanswerrecord)} and t.status = '2'
       and exists (select 1 from psychological_appletanswerrecord r where r.id = ${q.p(recordId)} and ${isSamePerson})
     order by coalesce(t.submit_time, t.start_time) desc, t.id desc
     limit ${MOST}`,
  );
  return rows.toReversed();
}
