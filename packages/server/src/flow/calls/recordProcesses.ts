import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { columnOf, hasTable, tableOf } from '../../table/table.ts';
import { columnsOf } from '../process/statements.ts';
import { WITH_STANDING, standingColumns } from './lists.ts';
import { hasPart } from './view.ts';

/** How many processes of one record are told. */
const MOST = 20;

/**
 * The processes about a record, and about records begun from it, in which the person has a part, newest first, with
 * where each stands; none for a register that nobody knows.
 */
export async function processesOf(path: string, id: string, context: Context): Promise<BladeFlow[]> {
  const definition = context.resources.get(path);
  if (definition === undefined || !hasTable(definition)) return [];
  const q = new ReportQuery(context);
  const record = `${q.p(id)}::bigint`;
  const begun = (definition.begins ?? []).flatMap(({ of, by }) => {
    const begins = context.resources.get(of);
    if (begins?.flow === undefined) return [];
    const table = tableOf(begins);
    return `i.business_table = '${table.name}' and i.business_id in (select t.id from ${table.name} t
      where t.${columnOf(table, by).sql} = ${record} and t.is_deleted = 0)`;
  });
  const about = [`i.business_table = '${tableOf(definition).name}' and i.business_id = ${record}`, ...begun];
  return q.rows<BladeFlow>(
    `select ${columnsOf<BladeFlow>(standingColumns)}
      from wf_instance i ${WITH_STANDING}
      where (${about.map((one) => `(${one})`).join(' or ')}) and ${await hasPart(context, (value) => q.p(value))}
      order by i.id desc limit ${MOST}`,
  );
}
