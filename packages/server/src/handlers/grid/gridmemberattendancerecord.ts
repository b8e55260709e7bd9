import { ownShiftCall, punchCall } from '@lattice/api/punchCalls';
import { gridmemberattendancerecord } from '@lattice/api/resources/grid/gridmemberattendancerecord';
import { handle } from '../../call/handle.ts';
import { idOrNone, monthIn } from '../../call/parameter.ts';
import { ownShift, punch } from '../../domain/attendance/punch.ts';
import { list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 网格员考勤记录. */
export const handlers = handle(
  gridmemberattendancerecord,
  {
    getAttenList: async (input, context) => {
      const member = idOrNone(input, 'gridMemberId');
      const month = monthIn(input, 'month') || monthIn(input, 'attendanceDate');
      return list(tableOf(gridmemberattendancerecord), {}, { ascs: 'attendance_date' }, context, ({ p }) => {
        const start = month === '' ? "date_trunc('month', now())::date" : `${p(`${month}-01`)}::date`;
        const own =
          member === null
            ? `t.grid_member_id in (select m.id from grid_gridmember m
                where m.user_id = ${p(context.person?.userId ?? null)}::bigint and m.is_deleted = 0)`
            : `t.grid_member_id = ${p(member)}::bigint`;
        return `t.attendance_date >= ${start} and t.attendance_date < ${start} + interval '1 month' and ${own}`;
      });
    },
  },
  {
    ownCalls: { ownShift: { call: ownShiftCall, answer: ownShift }, punch: { call: punchCall, answer: punch } },
    expressions: {
      workHours: 'round((extract(epoch from t.off_punch_time - t.on_punch_time) / 3600)::numeric, 2)',
      missPunchCount: `case when coalesce(t.is_makeup, 0) = 0
        then (t.on_result is not distinct from '4')::int + (t.off_result is not distinct from '4')::int else 0 end`,
    },
  },
);
