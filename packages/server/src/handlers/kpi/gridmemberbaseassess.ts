import { freezeCall, monthCall, recomputeCall } from '@lattice/api/kpiCalls';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { handle } from '../../call/handle.ts';
import { deptReport } from '../../domain/reports/depts.ts';
import { asFrozen, freezeByHand, monthState, recompute } from '../../domain/reports/frozenMonth.ts';
import { eventPie, eventReport } from '../../domain/reports/memberEvents.ts';
import { workReport } from '../../domain/reports/memberWork.ts';
import { gradeOf, totalScore } from '../../domain/reports/scoreSql.ts';
import { keepWeights, kpiSettingsOf } from '../../domain/reports/kpiSettings.ts';
import { scoreList } from '../../domain/reports/scores.ts';
import { personOf } from '../../access/guard.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';

/** How many of the month have more points, and one. */
const rank = `(select 1 + count(*)::int from kpi_gridmemberbaseassess o where o.tenant_id = t.tenant_id
  and o.assess_month = t.assess_month and o.is_deleted = 0 and ${totalScore('o')} > ${totalScore('t')})`;

/** Answers of 网格员基础考核; a month that is frozen keeps its figures. */
export const handlers = handle(
  gridmemberbaseassess,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      submitWithEffect(gridmemberbaseassess, 'assessStatus', input, context, async (sql, { id, from }) => {
        if (from === null) await keepWeights(sql, await kpiSettingsOf(sql, personOf(context).tenantId), { id });
      }),
    getGridmemberBaseList: asFrozen('getGridmemberBaseList', scoreList),
    getGridmemberWorkList: asFrozen('getGridmemberWorkList', workReport),
    getGridmemberEventList: asFrozen('getGridmemberEventList', eventReport),
    getDeptAssessList: asFrozen('getDeptAssessList', deptReport),
    getGridmemberEventPie: eventPie,
  },
  {
    ownCalls: {
      month: { call: monthCall, answer: monthState },
      freeze: { call: freezeCall, answer: freezeByHand },
      recompute: { call: recomputeCall, answer: recompute },
    },
    expressions: { totalScore: totalScore('t'), assessGrade: gradeOf(totalScore('t')), rankNo: rank },
  },
);
