import { tickStepCall, untickStepCall } from '@lattice/api/commandCalls';
import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { handle } from '../../call/handle.ts';
import { endPlan, startPlan } from '../../domain/plans/followPlan.ts';
import { tickStep, untickStep } from '../../domain/plans/tickStep.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';

/** Hours after its end when a plan is ready to be started again. */
const PLAN_HOURS = 24;

/** Answers of 智能预案: starting and ending a plan is told to those who serve in it. */
export const handlers = handle(
  intelligentPlan,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      submitWithEffect(intelligentPlan, 'runStatus', input, context, async (sql, { id, from, to }, inner) => {
        if (from !== null && from !== '1' && to === '1')
          await startPlan(sql, id, { reason: '', isDrill: String(input.isDrill) === '1' }, inner);
        if (from === '1' && to === '2') await endPlan(sql, id, inner);
      }),
  },
  {
    ownCalls: {
      tickStep: { call: tickStepCall, answer: tickStep },
      untickStep: { call: untickStepCall, answer: untickStep },
    },
    timed: {
      field: 'runStatus',
      moves: [{ from: '2', to: '0', due: `t.update_time <= $1::timestamptz - interval '${PLAN_HOURS} hours'` }],
    },
  },
);
