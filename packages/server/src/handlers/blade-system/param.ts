import { crud } from '@lattice/api/call';
import { param } from '@lattice/api/resources/blade-system/param';
import { handle } from '../../call/handle.ts';
import { checkParameter } from '../../domain/settings/checkParameter.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

/** Answers of 系统参数: what the product reads is checked as it reads it. */
export const handlers = handle(param, {
  submit: async (input: Readonly<Record<string, unknown>>, context) => {
    await checkParameter(param, input, context);
    return submit(tableOf(param), crud.submit, input, context);
  },
});
