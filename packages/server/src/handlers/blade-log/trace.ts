import { trace } from '@lattice/api/resources/blade-log/trace';
import { handle } from '../../call/handle.ts';
import { dayOf, faultGroups, requestOf } from '../../logs/traceOf.ts';

/** Answers of 操作轨迹. */
export const handlers = handle(trace, {
  day: async (input, context) => dayOf(input, context),
  request: async (input, context) => requestOf(input, context),
  faults: async (input, context) => faultGroups(input, context),
});
