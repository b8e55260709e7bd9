import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { inGridSubtree, gridIn, gridNames } from '../../domain/grids/gridSubtree.ts';
import { handle } from '../../call/handle.ts';
import { page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 监控资源. */
export const handlers = handle(resourcesmonitor, {
  getDispatchDevicePage: async (input: Readonly<Record<string, unknown>>, context) => {
    const filters = Object.fromEntries(
      Object.entries(input).filter(([name]) => !gridNames.some((grid) => grid === name)),
    );
    return page(tableOf(resourcesmonitor), {}, filters, context, (q) => inGridSubtree(q, gridIn(input)));
  },
});
