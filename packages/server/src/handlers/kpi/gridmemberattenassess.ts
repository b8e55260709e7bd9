import { gridmemberattenassess } from '@lattice/api/resources/kpi/gridmemberattenassess';
import { handle } from '../../call/handle.ts';
import { asFrozen } from '../../domain/reports/frozenMonth.ts';
import { gradeOf } from '../../domain/reports/scoreSql.ts';
import { attendanceList } from '../../domain/reports/scores.ts';

/** Answers of 网格员考勤考核; a month that is frozen keeps its figures. */
export const handlers = handle(
  gridmemberattenassess,
  { getGridmemberAttenList: asFrozen('getGridmemberAttenList', attendanceList) },
  {
    expressions: {
      attendRate: 'round(100.0 * t.actual_days / nullif(t.should_days, 0), 1)',
      assessGrade: gradeOf('t.attendance_score'),
    },
  },
);
