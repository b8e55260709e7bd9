import { readTownMoment } from '@lattice/api/townTime';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { INBOX_CHANNEL } from '../../domain/messages/stream.ts';
import { momentParameter } from '../../table/serverValues.ts';
import type { EngineEvent, WaitingTask } from '../EngineEvent.ts';
import type { Instance } from './Instance.ts';
import { closeGone } from './closeGone.ts';
import { tellCandidates } from './tellCandidates.ts';
import { decidesOwn, isBarred } from './ownRequest.ts';
import { candidatesOf, userNamed } from './people.ts';

/** A line of an instance's history before it is stored. */
interface Line {
  id: string;
  activity: string;
  type: string;
  execution: string;
  task: string | null;
  name: string;
}

/** Who gets a task that names nobody, or nobody but who asked: those who can correct it. */
const NOBODY = ['administrator'];

const dueOf = (task: WaitingTask, now: Date): string | null => {
  if (task.due === '') return null;
  const span = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?)?$/.exec(task.due);
  const at =
    span === null
      ? readTownMoment(task.due)
      : new Date(
          now.getTime() + ((Number(span[1] ?? 0) * 24 + Number(span[2] ?? 0)) * 60 + Number(span[3] ?? 0)) * 60_000,
        );
  return at === null ? null : momentParameter(at);
};

/** Stores a task that waits, with those who may claim it when it is nobody's yet; gives its line of the history. */
async function addTask(
  sql: Sql,
  instance: Instance,
  event: EngineEvent & { kind: 'wait' },
  context: Context,
): Promise<Line> {
  const { task } = event;
  const { id: instanceId, tenantId } = instance;
  const id = context.nextId();
  const named = task.assignee === '' ? null : await userNamed(sql, task.assignee, tenantId);
  // Nobody decides on the own request, nor whom the record bars: the task goes to its candidates, or to an
  // administrator.
  const assignee =
    named !== null && (decidesOwn(instance, event.id, named) || isBarred(instance, named, context)) ? null : named;
  await sql.query(
    `insert into wf_task (id, tenant_id, instance_id, execution_id, activity_id, name, form_key, assignee, priority,
          due, created)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      tenantId,
      instanceId,
      event.executionId,
      event.id,
      task.name.slice(0, 200),
      task.formKey.slice(0, 200),
      assignee,
      task.priority,
      dueOf(task, context.now()),
      momentParameter(context.now()),
    ],
  );
  if (assignee === null) {
    const users: string[] = [];
    for (const word of task.candidateUsers) users.push(await userNamed(sql, word, tenantId));
    const groups = users.length + task.candidateGroups.length > 0 ? task.candidateGroups : NOBODY;
    await sql.query(
      `insert into wf_candidate (task_id, kind, value)
        select $1::bigint, 'user', unnest($2::text[])
        union select $1::bigint, 'group', unnest($3::text[])`,
      [id, users, groups],
    );
    if ((await candidatesOf(sql, id, 1, context)).length === 0)
      await sql.query(
        `insert into wf_candidate (task_id, kind, value)
          select $1::bigint, 'group', unnest($2::text[]) on conflict do nothing`,
        [id, NOBODY],
      );
    await tellCandidates(sql, id, context);
  } else await sql.query('select pg_notify($1, $2)', [INBOX_CHANNEL, assignee]);
  return {
    id: context.nextId(),
    activity: event.id,
    type: assignee === null ? 'candidate' : 'userTask',
    execution: event.executionId,
    task: id,
    name: task.name,
  };
}

/** Writes what happened in an instance: tasks, timers, and its history in order; `standing` is where it is now. */
export async function recordEvents(
  sql: Sql,
  instance: Instance,
  events: readonly EngineEvent[],
  standing: ReadonlySet<string>,
  names: ReadonlyMap<string, string>,
  context: Context,
): Promise<void> {
  const now = momentParameter(context.now());
  const lines: Line[] = [];
  const line = (activity: string, type: string, execution: string) =>
    lines.push({
      id: context.nextId(),
      activity,
      type: type.charAt(0).toLowerCase() + type.slice(1),
      execution,
      task: null,
      name: names.get(activity) ?? '',
    });
  for (const event of events) {
    if (event.kind === 'flow') line(event.id, 'sequenceFlow', '');
    else if (event.kind === 'wait') lines.push(await addTask(sql, instance, event, context));
    else if (event.kind === 'timer') {
      const due = event.at ?? new Date(context.now().getTime() + event.inMs);
      await sql.query(
        'insert into wf_job (id, instance_id, execution_id, activity_id, due) values ($1, $2, $3, $4, $5)',
        [context.nextId(), instance.id, event.executionId, event.id, momentParameter(due)],
      );
    } else if (event.kind === 'timeout')
      await sql.query('delete from wf_job where instance_id = $1 and execution_id = $2', [
        instance.id,
        event.executionId,
      ]);
    else if (event.kind === (event.type === 'BoundaryEvent' ? 'end' : 'enter') && event.type !== 'UserTask')
      line(event.id, event.type, event.executionId);
  }
  const column = (of: (one: Line) => unknown) => lines.map(of);
  await sql.query(
    `insert into wf_hist (id, instance_id, activity_id, activity_type, execution_id, task_id, activity_name, start_time,
        end_time)
     select h.id, $1, h.activity, h.type, h.execution, h.task, h.name, $2::timestamptz, case
     when h.execution = '' then $2::timestamptz end
     from unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[]) as h (id, activity, type,
       execution, task, name)`,
    [
      instance.id,
      now,
      column((one) => one.id),
      column((one) => one.activity),
      column((one) => one.type),
      column((one) => one.execution),
      column((one) => one.task),
      column((one) => one.name),
    ],
  );
  await closeGone(sql, instance.id, standing, now);
}
