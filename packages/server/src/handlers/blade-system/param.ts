import { crud, restore as restoreCall } from '@lattice/api/call';
import { param } from '@lattice/api/resources/blade-system/param';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { idsIn, idsOrNone, optionalTextIn } from '../../call/parameter.ts';
import { refuseForeignParameters } from '../../domain/separation/refuseForeignParameters.ts';
import { checkParameter } from '../../domain/settings/checkParameter.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { restore } from '../../table/write/restore.ts';
import { submit } from '../../table/write/submit.ts';

type Input = Readonly<Record<string, unknown>>;

const table = tableOf(param);

/** Answers of 系统参数: what the product reads is checked as it reads it. */
export const handlers = handle(param, {
  submit: async (input: Input, context) => {
    await refuseForeignParameters(context, idsOrNone(input, 'id'), optionalTextIn(input, 'paramKey', 255));
    await checkParameter(param, input, context);
    return submit(table, crud.submit, input, context);
  },
  remove: async (input: Input, context) => {
    await refuseForeignParameters(context, idsIn(input, 'ids'));
    return remove(table, crud.remove, input, context);
  },
  restore: async (input: Input, context: Context) => {
    await refuseForeignParameters(context, idsIn(input, 'ids'));
    return restore(table, restoreCall, input, context);
  },
});
