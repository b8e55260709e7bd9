import { crud } from '@lattice/api/call';
import type { JournalLine } from '@lattice/api/commandCalls';
import { permissionCode } from '@lattice/api/resource';
import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { decimalIn, idOrNone, idsIn, optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { issueTask } from '../tasks/issue.ts';
import { isDrilled, noteDispatch, TASK } from './journal.ts';

type Input = Readonly<Record<string, unknown>>;

/** Makes a task and issues it. */
async function issue(sql: Sql, row: Input, inner: Context): Promise<string> {
  const { id } = await submit(tableOf(gridmemberTask), crud.submit, row, inner);
  await submit(tableOf(gridmemberTask), crud.submit, { id, status: '1' }, inner);
  await issueTask(sql, id, inner);
  return id;
}

/** Issues a task and notes it in the journal, both or neither; a rehearsal notes it alone. */
export async function sendTask(input: Input, context: Context): Promise<JournalLine & { taskId: string }> {
  const { permissions, roles, tenantId } = personOf(context);
  if (!roles.includes('administrator') && !permissions.has(permissionCode(gridmemberTask, 'add')))
    throw new Refusal(403, say`您没有下发网格员任务的权限`);
  const members = idsIn(input, 'gridMemberIds');
  const title = requiredTextIn(input, 'taskTitle', say`任务标题`, 100);
  const content = requiredTextIn(input, 'content', say`任务内容`, 500);
  const [lon, lat] = [decimalIn(input, 'lon'), decimalIn(input, 'lat')];
  const [eventId, planId] = [idOrNone(input, 'eventId'), idOrNone(input, 'planId')];
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const isDrill = await isDrilled(sql, planId, context);
    const { rows } = await sql.query<{ user: string | null; grid: string | null }>(
      `select user_id::text as user, gridding_id::text as grid from grid_gridmember
        where id = any($1::bigint[]) and tenant_id = $2 and is_deleted = 0 order by id`,
      [members, tenantId],
    );
    const unique = (values: readonly (string | null)[]) => [...new Set(values.filter((one) => one !== null))].join(',');
    const users = unique(rows.map(({ user }) => user));
    if (users === '') throw new Refusal(400, say`所选网格员都没有账号，收不到任务`);
    const task = {
      taskTitle: title,
      taskType: optionalTextIn(input, 'taskType', 4),
      content,
      deadline: optionalTextIn(input, 'deadline', 19),
      gridMemberIds: members.join(','),
      griddingIds: unique(rows.map(({ grid }) => grid)),
      eventId: eventId ?? '',
    };
    const taskId = isDrill ? '' : await issue(sql, task, inner);
    const line = await noteDispatch(
      sql,
      {
        dispatchType: TASK,
        userIds: users,
        sendMess: `${title}：${content}`.slice(0, 500),
        lon: lon === null ? '' : String(lon),
        lat: lat === null ? '' : String(lat),
        eventId: eventId ?? '',
        planId: planId ?? '',
        taskId,
        isDrill: isDrill ? 1 : 0,
      },
      { status: '1' },
      context,
    );
    return { ...line, taskId };
  });
}
