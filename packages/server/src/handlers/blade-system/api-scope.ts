import { crud, restore as restoreCall } from '@lattice/api/call';
import { apiScope } from '@lattice/api/resources/blade-system/api-scope';
import { refuseGranted } from '../../access/scopeRows.ts';
import { refuseUnprovenChange } from '../../domain/rights/refuseUnprovenChange.ts';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { idsIn } from '../../call/parameter.ts';
import { forgetGrants } from '../../session/grants.ts';
import { tableOf } from '../../table/table.ts';
import { restore } from '../../table/write/restore.ts';
import { remove } from '../../table/write/remove.ts';
import { submit } from '../../table/write/submit.ts';

const table = tableOf(apiScope);

/** Answers of 接口权限: what is saved holds from the next call on. */
export const handlers = handle(apiScope, {
  submit: async (input: Readonly<Record<string, unknown>>, context) => {
    await refuseUnprovenChange(input, context, 'api');
    const saved = await submit(table, crud.submit, input, context);
    forgetGrants(context.db);
    return saved;
  },
  remove: async (input: Readonly<Record<string, unknown>>, context) => {
    await refuseGranted(context, 'api', idsIn(input, 'ids'));
    return remove(table, crud.remove, input, context);
  },
  restore: async (input: Readonly<Record<string, unknown>>, context: Context) =>
    restore(table, restoreCall, input, context),
});
