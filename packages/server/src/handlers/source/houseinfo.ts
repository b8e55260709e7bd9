import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { inGridSubtree, gridIn, gridNames } from '../../domain/grids/gridSubtree.ts';
import { handle } from '../../call/handle.ts';
import { page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 房屋. */
export const handlers = handle(houseinfo, {
  getDispatchHousePage: async (input: Readonly<Record<string, unknown>>, context) => {
    const filters = Object.fromEntries(
      Object.entries(input).filter(([name]) => !gridNames.some((grid) => grid === name)),
    );
    return page(tableOf(houseinfo), {}, filters, context, (q) => inGridSubtree(q, gridIn(input)));
  },
});
