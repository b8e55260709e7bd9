import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import type { Sql } from '../../db/Database.ts';
import { holdersOf } from '../messages/holdersOf.ts';
import { notify } from '../messages/notify.ts';

/**
 * Tells the counsellor whom the offer of the scale names at once of a record that needs one, and notes who follows it
 * up; all counsellors where none is named who still is one. Names and scores stand in the record alone.
 */
export async function tellCounsellors(sql: Sql, recordId: string, context: Context): Promise<void> {
  const { rows } = await sql.query<{ no: string; tenant: string; scale: string; named: string | null }>(
    `select coalesce(r.record_no, '') as no, r.tenant_id as tenant, s.scale_name as scale,
        o.counsellor_id::text as named
      from psychological_appletanswerrecord r
      join psychological_scale s on s.id = r.hmid
      left join psychological_appletscale o on o.id = r.applet_scale_id
      where r.id = $1 and r.warn_status = '1'`,
    [recordId],
  );
  const [record] = rows;
  if (record === undefined) return;
  const counsellors = await holdersOf(sql, 'counsellor', record.tenant);
  const named = counsellors.filter((id) => id === record.named);
  if (named.length > 0)
    await sql.query('update psychological_appletanswerrecord set handle_user = $2 where id = $1', [
      recordId,
      record.named,
    ]);
  await notify(sql, systemContext(context), {
    users: named.length > 0 ? named : counsellors,
    type: '4',
    title: `测评预警：${record.no} 需要跟进`,
    content: `量表“${record.scale}”的一份测评达到预警标准，请尽快打开测评记录查看报告并开始跟进。`,
    bizType: 'psychology',
    bizId: recordId,
  });
}
