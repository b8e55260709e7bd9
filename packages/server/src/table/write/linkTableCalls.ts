import { crud } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { idsIn } from '../../call/parameter.ts';
import { restore } from './restore.ts';
import { tableOf } from '../table.ts';
import { remove } from './remove.ts';
import { submit } from './submit.ts';

/** What other rows take over from written rows of a link table. */
export type LinkEffect = (sql: Sql, ids: readonly string[]) => Promise<void>;

/**
 * The answers to `submit`, `remove` and `restore` of a link table: after each write, in its transaction,
 * `closeFinished` is given the rows.
 */
export const linkTableCalls = (resource: Resource, settle: LinkEffect) => ({
  submit: async (input: Readonly<Record<string, unknown>>, context: Context): Promise<{ id: string; rev: number }> =>
    context.db.tx(async (sql) => {
      const saved = await submit(tableOf(resource), crud.submit, input, transactionContext(context, sql));
      await settle(sql, [saved.id]);
      return saved;
    }),
  remove: async (input: Readonly<Record<string, unknown>>, context: Context): Promise<boolean> =>
    context.db.tx(async (sql) => {
      const ids = idsIn(input, 'ids');
      await remove(tableOf(resource), crud.remove, { ids: ids.join(',') }, transactionContext(context, sql));
      await settle(sql, ids);
      return true;
    }),
  restore: async (input: Readonly<Record<string, unknown>>, context: Context): Promise<boolean> =>
    context.db.tx(async (sql) => {
      const ids = idsIn(input, 'ids');
      await restore(tableOf(resource), null, { ids: ids.join(',') }, transactionContext(context, sql));
      await settle(sql, ids);
      return true;
    }),
});
