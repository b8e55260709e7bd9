import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { dayIn, optionalTextIn } from '../../call/parameter.ts';
import type { PageBody } from '../../table/paging.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { containsCondition } from './definitions.ts';
import { everyRow, keyPage } from './keyPage.ts';
import { mayClaim } from '../process/people.ts';
import { CATEGORY_NAME, ACTIONABLE, WITH_CATEGORY, columnsOf, time } from '../process/statements.ts';

type Input = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<keyof BladeFlow, string>>;

/** What is said of the process, whichever line is shown. */
const ofProcess = {
  category: 'd.category',
  categoryName: CATEGORY_NAME,
  processInstanceId: 'i.id::text',
  historyProcessInstanceId: 'i.id::text',
  processDefinitionId: 'd.id::text',
  processDefinitionKey: 'd.key',
  processDefinitionName: 'd.name',
  processDefinitionVersion: 'd.version',
  processIsFinished: "case when i.status = 'running' then 'unfinished' else 'finished' end",
  startUserName: "coalesce((select s.real_name from blade_user s where s.id = i.start_user), '')",
  businessTable: 'i.business_table',
  businessId: "coalesce(i.business_id::text, '')",
} as const;

/** A task `k` with its holder `u`. */
const ofTask = {
  taskId: "coalesce(k.id::text, '')",
  taskName: "coalesce(k.name, '')",
  taskDefinitionKey: "coalesce(k.activity_id, '')",
  assignee: "coalesce(k.assignee::text, '')",
  assigneeName: "coalesce(u.real_name, '')",
  claimTime: time('k.claim_time'),
  historyTaskEndTime: time('k.end_time'),
  dueDate: time('k.due'),
  executionId: "coalesce(k.execution_id, '')",
  comment: "coalesce(k.comment, '')",
  pass: 'coalesce(k.pass, false)',
  flag: "case when k.pass then 'ok' else '' end",
  formKey: "coalesce(k.form_key, '')",
} as const;

const lasting = (from: string, to: string) => `coalesce(extract(epoch from ${to} - ${from})::bigint::text, '')`;

const taskColumns = (status: BladeFlow['status']): Columns => ({
  ...ofProcess,
  ...ofTask,
  createTime: time('k.created'),
  endTime: time('k.end_time'),
  historyActivityId: 'k.activity_id',
  historyActivityName: 'k.name',
  historyActivityType: "'userTask'",
  historyActivityDurationTime: lasting('k.created', 'k.end_time'),
  status: `'${status}'`,
});

const OF_TASK = `join wf_instance i on i.id = k.instance_id
  join wf_definition d on d.id = i.definition_id ${WITH_CATEGORY}
  left join blade_user u on u.id = k.assignee`;
/** What the conditions and orders of lists may ask of; the database leaves out what they do not. */
const MAY_ASK = 'left join wf_instance i on i.id = k.instance_id left join wf_definition d on d.id = i.definition_id';

function filtersOf(q: ReportQuery, input: Input, created: string): string[] {
  const [category, begin, end] = [
    optionalTextIn(input, 'category', 40),
    dayIn(input, 'beginDate'),
    dayIn(input, 'endDate'),
  ];
  return [
    ...(category === '' ? [] : [`d.category = ${q.p(category)}`]),
    ...containsCondition(q, 'd.name', optionalTextIn(input, 'processDefinitionName', 100)),
    ...(begin === '' ? [] : [`${created} >= ${q.p(begin)}::date`]),
    ...(end === '' ? [] : [`${created} < ${q.p(end)}::date + 1`]),
  ];
}

const SORTS = {
  processDefinitionName: 'd.name',
  processDefinitionVersion: 'd.version',
  category: 'd.category',
} as const;

/** One page of the tasks that the person may claim, holds, or has done. */
export async function tasksOf(
  status: 'claim' | 'todo' | 'finish',
  input: Input,
  context: Context,
): Promise<PageBody<BladeFlow>> {
  const q = new ReportQuery(context);
  const { userId, tenantId } = personOf(context);
  const own = () => `k.assignee = ${q.p(userId)}::bigint`;
  const which =
    status === 'claim'
      ? `${ACTIONABLE} and k.assignee is null and ${await mayClaim(context.db, context, (value) => q.p(value))}`
      : status === 'todo'
        ? `${ACTIONABLE} and ${own()}`
        : `k.end_time is not null and k.outcome <> 'cancelled' and ${own()}`;
  const where = [`k.tenant_id = ${q.p(tenantId)}`, which, ...filtersOf(q, input, 'k.created')];
  const pageOf = status !== 'finish' && context.settings.quirks ? everyRow<BladeFlow> : keyPage<BladeFlow>;
  return pageOf(
    q,
    {
      key: 'k.id',
      found: `wf_task k ${MAY_ASK} where ${where.join(' and ')}`,
      order: status === 'finish' ? 'k.end_time desc, k.id desc' : 'k.priority desc, k.id desc',
      sorts: {
        ...SORTS,
        createTime: 'k.created',
        endTime: 'k.end_time',
        claimTime: 'k.claim_time',
        taskName: 'k.name',
        dueDate: 'k.due',
      },
      columns: columnsOf<BladeFlow>(taskColumns(status)),
      joins: `join wf_task k on k.id = p.id ${OF_TASK}`,
    },
    input,
    context,
  );
}

/** Where an instance `i` stands: its newest task, one that is open first. */
export const standingColumns: Columns = {
  ...ofProcess,
  ...ofTask,
  createTime: time('i.start_time'),
  endTime: time('i.end_time'),
  historyActivityId: "coalesce(k.activity_id, '')",
  historyActivityName: "coalesce(k.name, '')",
  historyActivityType: "'userTask'",
  historyActivityDurationTime: lasting('i.start_time', 'i.end_time'),
  status: "'send'",
};

/** Joins to an instance `i` what `standingColumns` reads. */
export const WITH_STANDING = `join wf_definition d on d.id = i.definition_id ${WITH_CATEGORY}
  left join lateral (select t.* from wf_task t where t.instance_id = i.id and t.parent_id is null
    order by t.end_time is not null, t.id desc limit 1) k on true
  left join blade_user u on u.id = k.assignee`;

/** One page of the processes that the person started, with where each stands. */
export async function startedInstances(input: Input, context: Context): Promise<PageBody<BladeFlow>> {
  const q = new ReportQuery(context);
  const { userId, tenantId } = personOf(context);
  const where = [
    `i.tenant_id = ${q.p(tenantId)}`,
    `i.start_user = ${q.p(userId)}::bigint`,
    ...filtersOf(q, input, 'i.start_time'),
  ];
  return keyPage<BladeFlow>(
    q,
    {
      key: 'i.id',
      found: `wf_instance i left join wf_definition d on d.id = i.definition_id where ${where.join(' and ')}`,
      order: 'i.id desc',
      sorts: { ...SORTS, createTime: 'i.start_time', endTime: 'i.end_time' },
      columns: columnsOf<BladeFlow>(standingColumns),
      joins: `join wf_instance i on i.id = p.id ${WITH_STANDING}`,
    },
    input,
    context,
  );
}

/** The event with which an instance began or ended; others of its type belong to branches and subprocesses. */
const outerEvent = (end: 'min' | 'max', type: string) =>
  `select ${end}(e.id) from wf_hist e where e.instance_id = h.instance_id and e.activity_type = '${type}'`;

/**
 * The lines of an instance's history in order: all of them for the diagram, or those of people, its start and, once it
 * is over, its end.
 */
export async function historyOf(instanceId: string, context: Context, isWhole: boolean): Promise<BladeFlow[]> {
  const q = new ReportQuery(context);
  const columns: Columns = {
    ...ofProcess,
    ...ofTask,
    taskName: 'coalesce(k.name, h.activity_name)',
    createTime: time('h.start_time'),
    endTime: time('h.end_time'),
    historyActivityId: 'h.activity_id',
    historyActivityName: 'h.activity_name',
    historyActivityType: 'h.activity_type',
    historyActivityDurationTime: lasting('h.start_time', 'h.end_time'),
    status: "case when h.end_time is null then 'todo' else 'finish' end",
    assignee: "coalesce(k.assignee::text, case when h.activity_type = 'startEvent' then i.start_user::text end, '')",
    assigneeName: "coalesce(u.real_name, case when h.activity_type = 'startEvent' then s.real_name end, '')",
  };
  const shown = isWhole
    ? ''
    : `and (h.activity_type = 'userTask'
         or (h.activity_type = 'candidate' and h.end_time is null)
         or h.id = (${outerEvent('min', 'startEvent')})
         or (i.end_time is not null and h.id = (${outerEvent('max', 'endEvent')})))`;
  return q.rows<BladeFlow>(
    `select ${columnsOf<BladeFlow>(columns)}
      from wf_hist h
      join wf_instance i on i.id = h.instance_id
      join wf_definition d on d.id = i.definition_id ${WITH_CATEGORY}
      left join wf_task k on k.id = h.task_id
     left join blade_user u on u.id = k.assignee
     left join blade_user s on s.id = i.start_user
     where h.instance_id = ${q.p(instanceId)} ${shown}
     order by ${isWhole ? '' : "h.activity_type = 'endEvent', "}h.id limit 5000`,
  );
}

/** The task that a person holds in an instance, the one asked for or the first; null for none. */
export async function heldTask(
  instanceId: string,
  context: Context,
  taskId: string | null = null,
): Promise<BladeFlow | null> {
  const q = new ReportQuery(context);
  const where = [
    `k.instance_id = ${q.p(instanceId)}`,
    'k.end_time is null',
    `k.assignee = ${q.p(personOf(context).userId)}::bigint`,
    ...(taskId === null ? [] : [`k.id = ${q.p(taskId)}`]),
  ];
  return (
    (
      await q.rows<BladeFlow>(
        `select ${columnsOf<BladeFlow>(taskColumns('todo'))}
          from wf_task k ${OF_TASK}
          where ${where.join(' and ')}
          order by k.parent_id nulls first, k.id limit 1`,
      )
    )[0] ?? null
  );
}
