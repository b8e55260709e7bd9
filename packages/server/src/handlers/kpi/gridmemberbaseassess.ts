import { freezeCall, monthCall } from '@lattice/api/kpiCalls';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { handle } from '../../call/handle.ts';
import { deptReport } from '../../domain/reports/depts.ts';
import { asFrozen, freezeByHand, monthState } from '../../domain/reports/frozenMonth.ts';
import { eventPie, eventReport } from '../../domain/reports/memberEvents.ts';
import { workReport } from '../../domain/reports/memberWork.ts';
import { scoreList } from '../../domain/reports/scores.ts';

const total = `coalesce(t.base_score, 0) + coalesce(t.work_score, 0) + coalesce(t.visit_score, 0) +
  coalesce(t.patrol_score, 0) + coalesce(t.event_score, 0) + coalesce(t.data_score, 0) + coalesce(t.attendance_score,
    0)`;

/** Answers of 网格员基础考核; a month that is frozen keeps its figures. */
export const handlers = handle(
  gridmemberbaseassess,
  {
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
    },
    expressions: { totalScore: `${total} + coalesce(t.add_score, 0) - coalesce(t.deduct_score, 0)` },
  },
);
