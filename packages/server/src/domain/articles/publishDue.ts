import { article } from '@lattice/api/resources/cms/article';
import type { Context } from '../../call/Context.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { lockRow, store } from '../../table/write/store.ts';

const table = tableOf(article);

/** Publishes an article whose time has come; who approved it stays named. */
export async function publishDue(id: string, context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const before = await lockRow(sql, table, id, context);
    const values = new Map<ReturnType<typeof columnOf>, unknown>([
      [columnOf(table, 'status'), '2'],
      [columnOf(table, 'publishTime'), momentParameter(context.now())],
    ]);
    await store(sql, table, before, values, 'submit', context);
  });
}
