import { crud } from '@lattice/api/call';
import { parameter } from '@lattice/api/resources/systemset/parameter';
import { handle } from '../../call/handle.ts';
import { idOrNone, requiredTextIn } from '../../call/parameter.ts';
import { checkParameter } from '../../domain/settings/checkParameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

/** Answers of 平台参数. */
export const handlers = handle(parameter, {
  getParamDetail: async (_, context) => {
    const q = new ReportQuery(context);
    const rows = await q.rows<{ key: string; value: string }>(
      `select t.param_key as key, coalesce(t.param_value, '') as value from ${q.of(parameter)} order by t.param_key`,
    );
    return Object.fromEntries(rows.map((row) => [row.key, row.value]));
  },
  submit: async (input: Readonly<Record<string, unknown>>, context) => {
    await checkParameter(parameter, input, context);
    return submit(tableOf(parameter), crud.submit, input, context);
  },
  update: async (input, context) => {
    await checkParameter(parameter, input, context);
    const id = idOrNone(input, 'id');
    if (id !== null) return submit(tableOf(parameter), crud.submit, input, context);
    const q = new ReportQuery(context);
    const key = requiredTextIn(input, 'paramKey', say`参数键名`, 255);
    const [known] = await q.rows<{ id: string }>(
      `select t.id from ${q.of(parameter)} and t.param_key = ${q.p(key)} order by t.id limit 1`,
    );
    return submit(tableOf(parameter), crud.submit, { ...input, ...(known && { id: known.id }) }, context);
  },
});
