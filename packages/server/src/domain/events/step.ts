import { event } from '@lattice/api/resources/event/event';
import type { SavedEvent } from '@lattice/api/eventCalls';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { actingUserId } from '../../call/systemContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { scopeOf } from '../../table/read/read.ts';
import { snake, tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { EVENT_CHANNEL } from '../messages/stream.ts';
import type { EventState } from './EventState.ts';
import { acceptDeadlineOf } from './dueTimes.ts';

/** An entry of an event's timeline. */
export interface Entry {
  /** Key of the dictionary `event_action`. */
  action: string;
  to: string;
  opinion?: string;
  nextDeptId?: string | null;
  nextUserId?: string | null;
  images?: string;
  files?: string;
  /** Columns of the event that change with it, by wire name. */
  set?: Readonly<Record<string, unknown>>;
}

/** True for a state in which an event waits to be accepted or taken up. */
const isAwaited = (status: string): boolean => status === '1' || status === '2';

const steps: Readonly<Record<string, string>> = {
  '0': '上报',
  '1': '受理',
  '2': '签收',
  '3': '处理',
  '4': '核查',
  '5': '评价',
  '6': '办结',
  '7': '退回',
  '8': '作废',
};

/** The stored event of an id, locked until the transaction ends. */
export async function lockEvent(sql: Sql, id: string, context: Context): Promise<EventState> {
  const params: unknown[] = [id];
  const { rows } = await sql.query<EventState>(
    `select t.id, coalesce(t.event_no, '') as "eventNo", t.event_status as "eventStatus", t.create_user as "createUser",
      t.category_id as "categoryId", t.gridding_id as "griddingId",
       t.event_level as "eventLevel", t.handle_dept_id as "handleDeptId", t.handle_user_id as "handleUserId",
       t.deadline, t.report_time as "reportTime", t.finish_time as "finishTime"
     from event_event t where t.id = $1 and ${scopeOf(tableOf(event), context, params)} for update`,
    params,
  );
  if (rows[0] === undefined) throw new Refusal(400, say`事件不存在或已被删除，请刷新列表`);
  return rows[0];
}

/**
 * Writes one entry of an event's timeline, and what changes of the event with it, in the transaction of the move; open
 * pages hear of it when that is committed.
 */
export async function step(sql: Sql, before: EventState, entry: Entry, context: Context): Promise<SavedEvent> {
  const person = personOf(context);
  const set: Record<string, unknown> = { ...entry.set, eventStatus: entry.to };
  if (isAwaited(entry.to) && entry.to !== before.eventStatus)
    set.acceptDeadline = await acceptDeadlineOf(sql, before, context);
  const params: unknown[] = [before.id, person.userId];
  const sets = Object.entries(set).map(([name, value]) => `"${snake(name)}" = $${params.push(value)}`);
  const { rows } = await sql.query<SavedEvent & { deadline: string | null }>(
    `update event_event set ${sets.join(', ')}, update_user = $2, update_time = now(), rev = rev + 1 where id = $1
     returning id, event_no as "eventNo", event_status as "eventStatus",
     to_char(deadline, 'YYYY-MM-DD HH24:MI:SS') as deadline`,
    params,
  );
  const deptId = person.deptId.split(',')[0] || null;
  await sql.query(
    `insert into event_eventprocess (id, tenant_id, create_user, update_user, event_id, node_name, action_name,
        from_status, to_status, operate_user_id, operate_dept_id, operate_time, opinion, next_dept_id, next_user_id,
      images, files, used_minutes)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $16, $9, $10, $11, $12, $13, $14, $15,
       (select greatest(0, extract(epoch from $10::timestamptz - max(operate_time)) / 60)::int
       from event_eventprocess
       where event_id = $4))`,
    [
      context.nextId(),
      person.tenantId,
      person.userId,
      before.id,
      steps[before.eventStatus] ?? '',
      entry.action,
      before.eventStatus,
      entry.to,
      deptId,
      momentParameter(context.now()),
      entry.opinion ?? '',
      entry.nextDeptId ?? null,
      entry.nextUserId ?? null,
      entry.images ?? '',
      entry.files ?? '',
      actingUserId(person),
    ],
  );
  await audit(sql, context, {
    action: `step-${entry.action}`,
    path: 'event/event',
    recordId: before.id,
    changes: { eventStatus: { before: before.eventStatus, after: entry.to } },
  });
  await sql.query('select pg_notify($1, $2)', [EVENT_CHANNEL, person.tenantId]);
  const [saved] = rows;
  return { id: before.id, eventNo: saved?.eventNo ?? '', eventStatus: entry.to, deadline: saved?.deadline ?? '' };
}
