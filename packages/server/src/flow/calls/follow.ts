import type { FlowExecution } from '@lattice/api/resources/blade-flow/follow';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idOrNone, oneOf, optionalTextIn } from '../../call/parameter.ts';
import { audit } from '../../table/audit.ts';
import type { PageBody } from '../../table/paging.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { applyProcessResult } from '../process/business.ts';
import { endInstance } from '../process/command.ts';
import { tellApplicants } from '../process/tellApplicants.ts';
import { containsCondition } from './definitions.ts';
import { keyPage } from './keyPage.ts';
import { lockInstance } from '../process/Instance.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { localize } from '../../words/localize.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';
import { addComment } from '../process/tasks.ts';
import { CATEGORY_NAME, WITH_CATEGORY, columnsOf, time } from '../process/statements.ts';

const open = (column: string) =>
  `coalesce((select string_agg(k.${column}, ',' order by k.id) from wf_task k
      where k.instance_id = i.id and k.end_time is null and k.parent_id is null), '')`;

const SHOWN = columnsOf<FlowExecution>({
  id: 'i.id::text',
  executionId: 'i.id::text',
  name: 'd.name',
  startUserId: "coalesce(i.start_user::text, '')",
  startUser: "coalesce(u.real_name, '')",
  startTime: time('i.start_time'),
  taskDefinitionId: open('activity_id'),
  taskDefinitionKey: open('activity_id'),
  category: 'd.category',
  categoryName: CATEGORY_NAME,
  processInstanceId: 'i.id::text',
  processDefinitionId: 'd.id::text',
  processDefinitionKey: 'd.key',
  activityId: open('activity_id'),
  activityName: open('name'),
  suspensionState: 'case when i.suspended or d.suspended then 2 else 1 end',
  status: 'i.status',
  endTime: time('i.end_time'),
  incident: 'i.incident',
});

/** Which instances are meant by the words of a filter. */
const STANDING = { running: ["i.status = 'running'"], finished: ["i.status <> 'running'"], all: [] } as const;

/** One page of the instances of the tenant: those that run, unless those that ended or all are asked for. */
export async function instancesOf(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<PageBody<FlowExecution>> {
  const q = new ReportQuery(context);
  const id = idOrNone(input, 'processInstanceId') ?? idOrNone(input, 'executionId');
  const standing =
    optionalTextIn(input, 'status', 10) === '' ? 'running' : oneOf(input, 'status', ['running', 'finished', 'all']);
  const where = [
    `i.tenant_id = ${q.p(personOf(context).tenantId)}`,
    ...STANDING[standing],
    ...(id === null ? [] : [`i.id = ${q.p(id)}`]),
    ...containsCondition(q, 'd.key', optionalTextIn(input, 'processDefinitionKey', 100)),
  ];
  const joins = 'left join wf_definition d on d.id = i.definition_id left join blade_user u on u.id = i.start_user';
  const found = await keyPage<Omit<FlowExecution, 'incident'> & { incident: MessageDescriptor | null }>(
    q,
    {
      key: 'i.id',
      found: `wf_instance i ${joins} where ${where.join(' and ')}`,
      order: 'i.id desc',
      sorts: {
        startTime: 'i.start_time',
        endTime: 'i.end_time',
        processDefinitionKey: 'd.key',
        name: 'd.name',
        startUser: 'u.real_name',
      },
      columns: SHOWN,
      joins: `join wf_instance i on i.id = p.id ${joins} ${WITH_CATEGORY}`,
    },
    input,
    context,
  );
  const records = found.records.map(({ incident, ...row }) => ({
    ...row,
    incident: incident === null ? '' : localize(incident, context.language),
  }));
  return { ...found, records };
}

/** Suspends an instance or activates it again; 409 when it has ended. */
export async function changeInstanceState(
  id: string,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const state = oneOf(input, 'state', ['active', 'suspend']);
  await context.db.tx(async (sql) => {
    const { status } = await lockInstance(sql, id, context);
    if (status !== 'running') throw new Refusal(409, say`流程已经结束，请刷新列表`);
    await sql.query('update wf_instance set suspended = $2 where id = $1', [id, state === 'suspend']);
    await audit(sql, context, { action: `state-${state}`, path: 'blade-flow/follow', recordId: id });
  });
}

/** Ends an instance for good; the reason stays in its history, and its record counts as withdrawn. */
export async function deleteInstance(id: string, reason: string, context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const instance = await lockInstance(sql, id, context);
    if (instance.status !== 'running') throw new Refusal(409, say`流程已经结束，请刷新列表`);
    await addComment(sql, id, null, 'deleted', reason, context);
    await endInstance(sql, instance, 'deleted', context, reason);
    await applyProcessResult(sql, instance, 'withdrawn', context);
    await tellApplicants(sql, instance, '已终止', reason, context);
    await audit(sql, context, {
      action: 'delete-process-instance',
      path: 'blade-flow/follow',
      recordId: id,
      changes: { reason: { after: reason } },
    });
  });
}
