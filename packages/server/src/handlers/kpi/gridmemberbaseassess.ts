import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { handle } from '../../call/handle.ts';
import { deptReport } from '../../domain/reports/depts.ts';
import { eventPie, eventReport } from '../../domain/reports/memberEvents.ts';
import { workReport } from '../../domain/reports/memberWork.ts';
import { page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

const total = `coalesce(t.base_score, 0) + coalesce(t.work_score, 0) + coalesce(t.visit_score, 0) +
  coalesce(t.patrol_score, 0) + coalesce(t.event_score, 0) + coalesce(t.data_score, 0) + coalesce(t.attendance_score,
    0)`;

/** Answers of 网格员基础考核. */
export const handlers = handle(
  gridmemberbaseassess,
  {
    getGridmemberBaseList: async (input: Readonly<Record<string, unknown>>, context) => {
      const isAsked = [input.ascs, input.descs].some((sort) => typeof sort === 'string' && sort !== '');
      const isOpen = ['assessMonth', 'assessMonth_equal', 'assessMonth_like'].every(
        (name) => input[name] === undefined || input[name] === '',
      );
      return page(
        tableOf(gridmemberbaseassess),
        {},
        isAsked ? input : { ...input, descs: 'assess_month,total_score' },
        context,
        () =>
          isOpen
            ? `t.assess_month = (select max(m.assess_month) from kpi_gridmemberbaseassess m
                where m.tenant_id = t.tenant_id and m.is_deleted = 0)`
            : '',
      );
    },
    getGridmemberWorkList: workReport,
    getGridmemberEventList: eventReport,
    getDeptAssessList: deptReport,
    getGridmemberEventPie: eventPie,
  },
  { expressions: { totalScore: `${total} + coalesce(t.add_score, 0) - coalesce(t.deduct_score, 0)` } },
);
