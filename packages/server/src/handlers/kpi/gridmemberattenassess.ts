import { gridmemberattenassess } from '@lattice/api/resources/kpi/gridmemberattenassess';
import { handle } from '../../call/handle.ts';
import { page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 网格员考勤考核. */
export const handlers = handle(
  gridmemberattenassess,
  {
    getGridmemberAttenList: async (input: Readonly<Record<string, unknown>>, context) => {
      const isAsked = [input.ascs, input.descs].some((sort) => typeof sort === 'string' && sort !== '');
      return page(
        tableOf(gridmemberattenassess),
        {},
        isAsked ? input : { ...input, descs: 'assess_month,attendance_score' },
        context,
      );
    },
  },
  { expressions: { attendRate: 'round(100.0 * t.actual_days / nullif(t.should_days, 0), 1)' } },
);
