import type { FlowBusiness, FlowForm } from '@lattice/api/resources/blade-flow/process';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { selectionOf } from '../../table/read/select.ts';
import { tableOf } from '../../table/table.ts';
import { type LinkedDefinition, linkedRoute, linkedTable } from '../process/linkedTable.ts';
import { factsOf, routeOfCategory } from '../process/routes.ts';
import { refuseNonParticipant } from './view.ts';

const formAt = (facts: Omit<FlowForm, 'path'>, context: Context): FlowForm => ({
  ...facts,
  path: linkedRoute(facts.route, context)?.path ?? '',
});

/** By what a version of a process is started; what nobody knows has no form. */
export async function formOf(definitionId: string, context: Context): Promise<FlowForm> {
  return formAt(
    (await factsOf(context.db, definitionId, personOf(context).tenantId)) ?? {
      route: '',
      name: '',
      categoryName: '',
      isSuspended: false,
    },
    context,
  );
}

/** By what the processes of a category, such as `flow_1`, would be started before one is deployed. */
export async function formOfCategory(category: string, context: Context): Promise<FlowForm> {
  return formAt(
    { route: await routeOfCategory(context.db, category), name: '', categoryName: '', isSuspended: false },
    context,
  );
}

async function rowOf(linked: LinkedDefinition, id: string, context: Context): Promise<Record<string, unknown>> {
  const table = tableOf(linked);
  const selection = selectionOf(table, systemContext(context), false);
  const { rows } = await context.db.query(
    `select ${selection.columns} from ${table.name} t ${selection.joins} where t.id = $1 and t.is_deleted = 0`,
    [id],
  );
  if (rows[0] === undefined) return {};
  const row = selection.read(rows[0], { plainly: false, quirks: context.settings.quirks });
  return Object.fromEntries(
    [...linked.flow.values, linked.flow.field]
      .flatMap((name) => [name, `${name}Name`])
      .filter((name) => name in row)
      .map((name) => [name, row[name]]),
  );
}

/**
 * The record that an instance is about, for those who have a part in it: what its definition shows them, sensitive
 * values masked.
 */
export async function businessOf(instanceId: string, context: Context): Promise<FlowBusiness> {
  await refuseNonParticipant(instanceId, context);
  const { rows } = await context.db.query<{ table: string; id: string | null }>(
    'select business_table as "table", business_id::text as id from wf_instance where id = $1',
    [instanceId],
  );
  const { table = '', id = null } = rows[0] ?? {};
  const linked = id === null ? undefined : linkedTable(table, context);
  if (linked === undefined || id === null) return { route: '', path: '', businessId: id ?? '', row: {} };
  return { route: linked.flow.route, path: linked.path, businessId: id, row: await rowOf(linked, id, context) };
}
