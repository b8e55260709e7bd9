import { crud } from '@lattice/api/call';
import type { FlowLink } from '@lattice/api/flowLink';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { systemContext } from '../../call/systemContext.ts';
import { idOrNone } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { detail } from '../../table/read/read.ts';
import type { Table } from '../../table/table.ts';
import { move } from '../../table/write/move.ts';
import { submit } from '../../table/write/submit.ts';
import { say, labelMessage } from '../../words/say.ts';
import { applyEffects } from './business.ts';
import { refuseOtherRoute, newestOf } from './routes.ts';
import { startProcess } from './start.ts';

type Input = Readonly<Record<string, unknown>>;

async function definitionOf(
  sql: Sql,
  { route }: FlowLink,
  label: string,
  input: Input,
  context: Context,
): Promise<string> {
  const given = idOrNone(input, 'processDefinitionId');
  if (given !== null) {
    await refuseOtherRoute(sql, given, route, label);
    return given;
  }
  const newest = await newestOf(sql, route, personOf(context).tenantId);
  if (newest === null) throw new Refusal(400, say`还没有部署“${labelMessage(label)}”的流程，请联系流程管理员`);
  return newest;
}

/**
 * Starts a process on a record that is there, or on a new one of the fields that come along, both or neither. Who may:
 * who may make the move `startFlow` of the record's states,
 * of a record that they see; that they may save it at all is checked before.
 */
export async function startFlow(
  table: Table,
  input: Input,
  context: Context,
): Promise<{ id: string; processInstanceId: string }> {
  const { flow, label, path } = table.resource;
  if (flow === undefined)
    throw new Error(
      `${path} has the call startFlow, but nothing says how its records follow a process: add flow to its definition`,
    );
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const id = idOrNone(input, 'id') ?? (await submit(table, crud.submit, { ...input, id: '' }, inner)).id;
    await move(table, 'startFlow', { id, [flow.field]: flow.running }, inner);
    const definitionId = await definitionOf(sql, flow, label, input, context);
    await applyEffects(sql, table.resource, id, 'started', inner);
    const row = await detail(table, crud.detail, { id }, systemContext(inner));
    const variables = Object.fromEntries(flow.values.map((name) => [name, row[name] ?? null]));
    const processInstanceId = await startProcess(
      sql,
      { definitionId, variables, businessTable: table.name, businessId: id },
      inner,
    );
    return { id, processInstanceId };
  });
}
