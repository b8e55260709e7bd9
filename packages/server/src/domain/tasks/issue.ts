import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { notify } from '../messages/notify.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Gives each recipient of a task one to handle, and tells them. */
export async function issueTask(sql: Sql, id: string, context: Context): Promise<void> {
  const { tenantId, userId } = personOf(context);
  const { rows: members } = await sql.query<{ id: string; user: string | null; title: string }>(
    `select m.id, m.user_id as user, k.task_title as title
      from project_gridmembertask k
      join grid_gridmember m on m.id::text = any(string_to_array(k.grid_member_ids, ',')) and m.is_deleted = 0
      where k.id = $1`,
    [id],
  );
  if (members.length === 0)
    throw new Refusal(400, say`请先选择办理任务的网格员，再下发任务`, [{ field: 'gridMemberIds', rule: 'choose' }]);
  await sql.query(
    `insert into project_gridmembertaskhandle (id, tenant_id, create_user, update_user, task_id, task_title,
        grid_member_id, gridding_id, deadline, reward_points, status)
     select h.id, $3, $4, $4, k.id, k.task_title, m.id, m.gridding_id, k.deadline, k.reward_points, '0'
     from unnest($1::bigint[], $2::bigint[]) as h (id, member)
     join grid_gridmember m on m.id = h.member
     cross join project_gridmembertask k
     where k.id = $5`,
    [members.map(() => context.nextId()), members.map((member) => member.id), tenantId, userId, id],
  );
  const users = members.flatMap((member) => (member.user === null ? [] : [member.user]));
  await notify(sql, context, {
    users,
    type: '2',
    title: `新任务：${members[0]?.title ?? ''}`,
    content: '您有一项新的网格员任务，请及时签收办理。',
    bizType: 'task',
    bizId: id,
  });
}
