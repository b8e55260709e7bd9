import { crud } from '@lattice/api/call';
import { figures } from '@lattice/api/resources/blade-report/figures';
import type { Context } from '../../call/Context.ts';
import { idsOrNone } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { askedIn } from './question.ts';
import { refuseForeignReports } from './refuseForeignReports.ts';

const table = tableOf(figures);

/** Keeps a report whose question its maker may ask; what it counts is named by the register's definition. */
export async function saveReport(input: Readonly<Record<string, unknown>>, context: Context): Promise<unknown> {
  const { table: register } = askedIn(input, context);
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    await refuseForeignReports(sql, idsOrNone(input, 'id'), inner);
    const saved = await submit(table, crud.submit, input, inner);
    await sql.query('update blade_report_figures set register_name = $2 where id = $1', [
      saved.id,
      register.resource.label,
    ]);
    return saved;
  });
}
