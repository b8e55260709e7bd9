import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { applicantsOf } from './applicants.ts';
import { say } from '../../words/say.ts';

/** A process instance as it is stored, with what its definition says. */
export interface Instance {
  id: string;
  tenantId: string;
  definitionId: string;
  processName: string;
  parsed: string;
  state: unknown;
  variables: Readonly<Record<string, unknown>>;
  status: 'running' | 'finished' | 'withdrawn' | 'deleted';
  /** The instance or its definition is suspended. */
  suspended: boolean;
  startUser: string | null;
  /** Ids of the users whose request it is: who started it, and whom its record names as applicants. */
  applicants: readonly string[];
  businessTable: string;
  businessId: string | null;
}

/**
 * An instance of the person's tenant, locked until the transaction ends, so that commands come one after the other;
 * refused when there is none.
 */
export async function lockInstance(sql: Sql, id: string, context: Context): Promise<Instance> {
  const { rows } = await sql.query<Instance>(
    `select i.id::text as id, i.tenant_id as "tenantId", i.definition_id::text as "definitionId",
      d.name as "processName", d.parsed, i.state, i.variables, i.status, (i.suspended or d.suspended) as suspended,
       i.start_user::text as "startUser", ${applicantsOf('i', context)} as applicants,
       i.business_table as "businessTable", i.business_id::text as "businessId"
     from wf_instance i
     join wf_definition d on d.id = i.definition_id
     where i.id = $1 and i.tenant_id = $2
     for update of i`,
    [id, personOf(context).tenantId],
  );
  if (rows[0] === undefined) throw new Refusal(400, say`流程实例不存在或已被删除，请刷新列表`);
  return rows[0];
}

/** Refuses what can only be done to an instance that runs. */
export function refuseUnlessRunning({ status, suspended }: Instance): void {
  if (status !== 'running') throw new Refusal(409, say`流程已经结束，请刷新列表`);
  if (suspended) throw new Refusal(409, say`流程已挂起，激活后才能办理`);
}
