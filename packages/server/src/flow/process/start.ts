import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { say } from '../../words/say.ts';
import { command } from './command.ts';
import { initiatorOf } from './initiator.ts';
import { lockInstance } from './Instance.ts';
import { ENGINE_VERSION } from '../runEngine.ts';

/** What a process is started with. */
export interface Start {
  definitionId: string;
  variables: Readonly<Record<string, unknown>>;
  /** Table and id of the record that it is about. */
  businessTable?: string;
  businessId?: string;
}

/**
 * Starts a process of everybody or of the person's tenant, in the transaction of what causes it; gives the id of the
 * instance.
 */
export async function startProcess(
  sql: Sql,
  { definitionId, variables, businessTable = '', businessId }: Start,
  context: Context,
): Promise<string> {
  const { tenantId, userId } = personOf(context);
  const { rows } = await sql.query<{ suspended: boolean; parsed: string }>(
    "select suspended, parsed from wf_definition where id = $1 and tenant_id in ('', $2) for share",
    [definitionId, tenantId],
  );
  const [definition] = rows;
  if (definition === undefined) throw new Refusal(400, say`流程不存在或已被删除，请刷新列表`);
  if (definition.suspended) throw new Refusal(409, say`流程已挂起，激活后才能发起`);
  const id = context.nextId();
  const all = { ...variables, applyUser: userId, [initiatorOf(definition.parsed)]: userId };
  await sql.query(
    `insert into wf_instance (id, tenant_id, definition_id, business_table, business_id, variables, start_user,
          start_time, engine_version)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      tenantId,
      definitionId,
      businessTable,
      businessId ?? null,
      JSON.stringify(all),
      userId,
      momentParameter(context.now()),
      ENGINE_VERSION,
    ],
  );
  await command(sql, await lockInstance(sql, id, context), { do: 'start' }, context);
  return id;
}
