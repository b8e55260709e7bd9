import { gridmemberleaveapproval } from '@lattice/api/resources/grid/gridmemberleaveapproval';
import { endLeave, noteLeave, refuseLeave } from '../../grids/noteLeave.ts';
import { handle } from '../../handle.ts';
import { submitThen } from '../../table/moving.ts';

/** Answers of 请假审批: a granted leave is noted in the attendance of its days, a return takes back those that were not used. */
export const handlers = handle(gridmemberleaveapproval, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    submitThen(gridmemberleaveapproval, 'leaveStatus', input, context, async (sql, { id, from, to }, inner) => {
      if (from === to) return;
      if (to === '2') await noteLeave(sql, id, inner);
      if (to === '3') await refuseLeave(sql, id, inner);
      if (to === '5') await endLeave(sql, id, inner);
    }),
});
