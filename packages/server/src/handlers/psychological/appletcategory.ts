import { crud } from '@lattice/api/call';
import { appletcategory } from '@lattice/api/resources/psychological/appletcategory';
import { handle } from '../../call/handle.ts';
import { idIn, requiredTextIn, optionalTextIn } from '../../call/parameter.ts';
import { moveHandler } from '../../table/write/moveHandler.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';

/** Answers of 测评分类: one is found by its id, or by its scale category and source. */
export const handlers = handle(appletcategory, {
  updateShowStatus: moveHandler(appletcategory, 'updateShowStatus'),
  detail: async (input: Readonly<Record<string, unknown>>, context) => {
    if (optionalTextIn(input, 'scaleCategoryId', 20) === '')
      return detail(tableOf(appletcategory), crud.detail, input, context);
    const q = new ReportQuery(context);
    const { id } = await q.one<{ id: string }>(
      `select t.id
        from ${q.of(appletcategory)} and t.scale_category_id = ${q.p(idIn(input, 'scaleCategoryId'))}
          and t.source_type = ${q.p(requiredTextIn(input, 'sourceType', say`测评对象`, 64))}
        order by t.id limit 1`,
    );
    return detail(tableOf(appletcategory), crud.detail, { id }, context);
  },
});
