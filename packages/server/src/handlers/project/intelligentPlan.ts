import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { handle } from '../../handle.ts';
import { endPlan, startPlan } from '../../plans/followPlan.ts';
import { submitThen } from '../../table/moving.ts';

/** Answers of 智能预案: starting and ending a plan is told to those who serve in it. */
export const handlers = handle(intelligentPlan, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    submitThen(intelligentPlan, 'runStatus', input, context, async (sql, { id, from, to }, inner) => {
      if (from !== null && from !== '1' && to === '1') await startPlan(sql, id, '', inner);
      if (from === '1' && to === '2') await endPlan(sql, id, inner);
    }),
});
