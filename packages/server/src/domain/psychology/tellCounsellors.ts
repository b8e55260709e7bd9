import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import type { Sql } from '../../db/Database.ts';
import { holdersOf } from '../messages/holdersOf.ts';
import { notify } from '../messages/notify.ts';

/** Tells the counsellors at once of a record that needs them; without names or scores, which stand in the record. */
export async function tellCounsellors(sql: Sql, recordId: string, context: Context): Promise<void> {
  const { rows } = await sql.query<{ no: string; tenant: string; scale: string }>(
    `select coalesce(r.record_no, '') as no, r.tenant_id as tenant, s.scale_name as scale
      from psychological_appletanswerrecord r
      join psychological_scale s on s.id = r.hmid
      where r.id = $1 and r.warn_status = '1'`,
    [recordId],
  );
  const [record] = rows;
  if (record === undefined) return;
  await notify(sql, systemContext(context), {
    users: await holdersOf(sql, 'counsellor', record.tenant),
    type: '4',
    title: `测评预警：${record.no} 需要跟进`,
    content: `量表“${record.scale}”的一份测评达到预警标准，请尽快打开测评记录查看报告并开始跟进。`,
    bizType: 'psychology',
    bizId: recordId,
  });
}
