import { follow } from '@lattice/api/resources/blade-flow/follow';
import type { FlowView } from '@lattice/api/resources/blade-flow/process';
import { canView } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { historyOf } from './lists.ts';
import { mayClaim } from '../process/people.ts';

/**
 * Condition that the person of the call has a part in an instance `i` of their tenant: started it, holds, held or may
 * claim a task of it, or follows all of them.
 */
export async function hasPart(context: Context, p: (value: unknown) => string): Promise<string> {
  const person = personOf(context);
  const own = `i.tenant_id = ${p(person.tenantId)}`;
  if (canView(person, follow)) return own;
  const user = `${p(person.userId)}::bigint`;
  return `${own} and (i.start_user = ${user} or exists (select 1 from wf_task k
    where k.instance_id = i.id and (k.assignee = ${user} or k.owner = ${user}
    or ${await mayClaim(context.db, context, p)})))`;
}

/** Refuses those who have no part in an instance, with the same answer as for an unknown one. */
export async function refuseNonParticipant(instanceId: string, context: Context): Promise<void> {
  const params: unknown[] = [instanceId];
  const part = await hasPart(context, (value) => `$${params.push(value)}`);
  const { rows } = await context.db.query(`select 1 from wf_instance i where i.id = $1 and ${part}`, params);
  if (rows.length === 0) throw new Refusal(400, say`流程实例不存在，或您没有参与这个流程`);
}

/** The diagram of an instance with what happened in it, for those who have a part in it. */
export async function viewOfInstance(instanceId: string, context: Context): Promise<FlowView> {
  await refuseNonParticipant(instanceId, context);
  const { rows } = await context.db.query<{ xml: string }>(
    'select d.xml from wf_definition d join wf_instance i on i.definition_id = d.id where i.id = $1',
    [instanceId],
  );
  return { xml: rows[0]?.xml ?? '', flow: await historyOf(instanceId, context, true) };
}

/** The diagram of a version of a process. */
export async function viewOfDefinition(definitionId: string, context: Context): Promise<FlowView> {
  const { rows } = await context.db.query<{ xml: string }>(
    "select xml from wf_definition where id = $1 and tenant_id in ('', $2)",
    [definitionId, personOf(context).tenantId],
  );
  if (rows[0] === undefined) throw new Refusal(400, say`流程不存在或已被删除，请刷新列表`);
  return { xml: rows[0].xml };
}
