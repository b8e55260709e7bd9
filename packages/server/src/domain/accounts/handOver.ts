import { crud } from '@lattice/api/call';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { isEverAllowed } from '../../access/allow.ts';
import { personOf, refuseForeignIds } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, numberIn } from '../../call/parameter.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { endSessionsOf } from '../../session/endSession.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';
import { lockEvent, step } from '../events/step.ts';
import { refuseHigherAccounts } from '../rights/refuseMoreThanHeld.ts';
import { subjectOf } from '../rights/subjectOf.ts';
import { type HeldDuty, heldBy, membersOf } from './duties.ts';
import { keepAdministrator } from './keepAdministrator.ts';
import { moveGrids } from './moveGrids.ts';

type Input = Readonly<Record<string, unknown>>;

/** Who takes something over, as accounts and as grid members. */
interface Receiver {
  userId: string;
  name: string;
  member: string | undefined;
}

async function receiverOf(sql: Sql, userId: string, leaver: string, context: Context): Promise<Receiver> {
  const { tenantId } = personOf(context);
  const { rows } = await sql.query<{ name: string }>(
    `select coalesce(nullif(real_name, ''), account) as name from blade_user
      where id = $1 and tenant_id = $2 and is_deleted = 0 and status = '1' and id <> $3 for share`,
    [userId, tenantId, leaver],
  );
  if (rows[0] === undefined) throw new Refusal(400, say`接手人应为另一个正常使用的账号，请重新选择`);
  const [member] = await membersOf(sql, userId, tenantId);
  return { userId, name: rows[0].name, member };
}

/** Refuses a receiver who would not see what is handed over, or may not decide on it. */
async function refuseUnfit(sql: Sql, duty: HeldDuty, to: Receiver, context: Context): Promise<void> {
  if (duty.needsMember && to.member === undefined)
    throw new Refusal(400, say`${to.name}不是在岗网格员，不能接手“${duty.title}”，请选择网格员`);
  const ids = duty.rows.map(({ id }) => id);
  if (duty.place === null) {
    const { rows } = await sql.query<{ n: number }>(
      `select count(*)::int as n from wf_task k join wf_instance i on i.id = k.instance_id
        where k.id = any($1::bigint[]) and i.start_user = $2`,
      [ids, to.userId],
    );
    if ((rows[0]?.n ?? 0) > 0)
      throw new Refusal(400, say`待办的流程中有${to.name}自己的申请，不能由本人办理，请选择其他人`);
    return;
  }
  // A grid comes with the rows that its new holder sees in it.
  if (duty.needsMember) return;
  const { resource } = duty.place.table;
  const person = await subjectOf(context, to.userId);
  const call = resource.calls.page ?? resource.calls.list;
  const q = new ReportQuery({ ...context, person });
  const opens = call !== undefined && isEverAllowed(person, { resource, call }, context.resources);
  const { n } = opens
    ? await q.one<{ n: number }>(`select count(*)::int as n from ${q.of(resource)} and ${q.among('t.id', ids)}`)
    : { n: 0 };
  if (n < ids.length)
    throw new Refusal(400, say`${to.name}看不到“${duty.title}”中的 ${ids.length - n} 条，不能接手，请选择其他人`);
}

/** Puts one person in the place of another in a column, with a note of each row. */
async function replaceHolder(
  sql: Sql,
  { place, rows }: HeldDuty,
  from: string,
  to: string,
  context: Context,
): Promise<void> {
  if (place === null) return;
  const { table, column } = place;
  const value =
    column.kind === 'refs'
      ? `(select string_agg(v, ',' order by at) from (select distinct on (v) v, at from unnest(array_replace(
          string_to_array(${column.sql}, ','), $3::text, $2::text)) with ordinality as a(v, at) order by v, at) o)`
      : '$2::bigint';
  for (const { id } of rows) {
    await sql.query(
      `update ${table.name} set ${column.sql} = ${value}, update_user = $4, update_time = now(), rev = rev + 1
        where id = $1 and $3::text is not null`,
      [id, to, from, personOf(context).userId],
    );
    const changes = { [column.name]: { before: from, after: to } };
    await audit(sql, context, { action: 'hand-over', path: table.resource.path, recordId: id, changes });
  }
}

async function moveFlowTasks(sql: Sql, { rows }: HeldDuty, from: string, to: string): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await sql.query('update wf_task set assignee = $2 where id = any($1::bigint[]) and assignee = $3', [ids, to, from]);
  await sql.query(
    `insert into wf_candidate (task_id, kind, value) select task_id, kind, $2::text from wf_candidate
      where task_id = any($1::bigint[]) and kind = 'user' and value = $3::text on conflict do nothing`,
    [ids, to, from],
  );
  await sql.query("delete from wf_candidate where task_id = any($1::bigint[]) and kind = 'user' and value = $2::text", [
    ids,
    from,
  ]);
}

const opinion = '工作交接';

/** Events go on by a step of their own, so that their course tells who has them now. */
async function moveEvents(sql: Sql, { rows }: HeldDuty, to: string, context: Context): Promise<void> {
  for (const { id } of rows) {
    const before = await lockEvent(sql, id, context);
    const entry = { action: '05', to: before.eventStatus, opinion, nextUserId: to, set: { handleUserId: to } };
    await step(sql, before, entry, context);
  }
}

async function moveDuty(sql: Sql, duty: HeldDuty, leaver: Receiver, to: Receiver, inner: Context): Promise<void> {
  await refuseUnfit(sql, duty, to, inner);
  const system = systemContext(inner);
  if (duty.place === null) return moveFlowTasks(sql, duty, leaver.userId, to.userId);
  if (duty.kind === 'event/event') return moveEvents(sql, duty, to.userId, system);
  if (duty.kind === 'grid/gridmemberintermediate') return moveGrids(sql, duty.rows, to.member ?? '', system);
  return duty.needsMember
    ? replaceHolder(sql, duty, leaver.member ?? '', to.member ?? '', inner)
    : replaceHolder(sql, duty, leaver.userId, to.userId, inner);
}

/** Closes the account of who leaves, and the record of the grid member behind it. */
async function close(sql: Sql, { userId, member }: Receiver, inner: Context): Promise<void> {
  await sql.query(
    `update blade_user set status = '3', update_user = $2, update_time = now(), rev = rev + 1 where id = $1`,
    [userId, personOf(inner).userId],
  );
  await endSessionsOf(sql, userId, 'account', inner.now());
  if (member === undefined) return;
  const { rows } = await sql.query<{ state: string }>('select work_state as state from grid_gridmember where id = $1', [
    member,
  ]);
  if (rows[0]?.state === '4')
    await submit(tableOf(gridmember), crud.submit, { id: member, workState: '1' }, systemContext(inner));
  await submit(tableOf(gridmember), crud.submit, { id: member, workState: '3' }, systemContext(inner));
}

const receiversIn = (input: Input): Input => {
  const { receivers } = input;
  return typeof receivers === 'object' && receivers !== null ? (receivers as Input) : {};
};

/** Gives what a person holds to others and closes the account where that is wanted: all of it or nothing. */
export async function handOver(input: Input, context: Context): Promise<{ moved: number }> {
  const [userId, receivers, person] = [idIn(input, 'userId'), receiversIn(input), personOf(context)];
  const closes = numberIn(input, 'close', 0, 1) === 1;
  if (closes && userId === person.userId) throw new Refusal(400, say`不能停用自己的账号，请由其他管理员办理`);
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    await refuseForeignIds(sql, person, 'blade_user', [userId]);
    await refuseHigherAccounts(sql, inner, [userId]);
    const { rows } = await sql.query<{ status: string }>('select status from blade_user where id = $1 for update', [
      userId,
    ]);
    const held = await heldBy(sql, userId, inner, 'lock');
    if (held.length === 0 && (!closes || rows[0]?.status === '3'))
      throw new Refusal(400, say`没有需要交接的工作，请刷新列表`);
    const [member] = await membersOf(sql, userId, person.tenantId);
    const leaver: Receiver = { userId, name: '', member };
    for (const duty of held) {
      if (receivers[duty.kind] === undefined)
        throw new Refusal(400, say`“${duty.title satisfies MessageDescriptor}”还没有选择接手人`);
      await moveDuty(sql, duty, leaver, await receiverOf(sql, idIn(receivers, duty.kind), userId, inner), inner);
    }
    const moved = held.reduce((sum, duty) => sum + duty.rows.length, 0);
    if (closes) await keepAdministrator(sql, person.tenantId, () => close(sql, leaver, inner));
    await audit(sql, inner, {
      action: 'hand-over',
      path: 'blade-user',
      recordId: userId,
      changes: closes ? { status: { before: rows[0]?.status, after: '3' } } : {},
    });
    return { moved };
  });
}
