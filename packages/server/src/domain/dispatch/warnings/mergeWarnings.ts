import { crud } from '@lattice/api/call';
import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import type { Context } from '../../../call/Context.ts';
import { idIn, idsIn } from '../../../call/parameter.ts';
import { transactionContext } from '../../../call/transactionContext.ts';
import { tableOf } from '../../../table/table.ts';
import { lockRow } from '../../../table/write/store.ts';
import { submit } from '../../../table/write/submit.ts';
import { followWarning } from './followWarning.ts';
import { lockWarnings } from './lockWarnings.ts';

/** Merges warnings of one cause into one of them, all or none; each is a line in the journal. */
export async function mergeWarnings(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ merged: number }> {
  const [ids, into] = [idsIn(input, 'ids').filter((id) => id !== input.into), idIn(input, 'into')];
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    await lockWarnings(sql, [...ids, into]);
    await lockRow(sql, tableOf(warnManage), into, context);
    for (const id of ids) {
      const { status } = await lockRow(sql, tableOf(warnManage), id, context);
      await submit(tableOf(warnManage), crud.submit, { id, status: '5', mergedInto: into }, inner);
      await followWarning(sql, { id, from: String(status), to: '5' }, inner);
    }
    return { merged: ids.length };
  });
}
