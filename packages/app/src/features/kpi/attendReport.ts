import { msg } from '@lingui/core/macro';
import type { Proof, Report } from '../report/Report.ts';
import { TIMES, member, who, ofMember } from './proofs.ts';

const OF = 'kpi/gridmemberattenassess';
const DAYS = msg`天`;
const days = (...proofs: readonly Proof[]) => ofMember('grid/gridmemberattendancerecord', 'attendanceDate', ...proofs);
/** A day that was corrected counts by its verdict alone. */
const NOT_MADE_UP: Proof = ['isMakeup', 'equal', '0'];

/** 考勤考核: attendance of a month. */
export const attendReport: Report = {
  path: 'kpi/attendReport',
  title: msg`考勤考核排名`,
  of: OF,
  call: 'getGridmemberAttenList',
  frozenAs: 'getGridmemberAttenList',
  isScored: true,
  keys: ['id'],
  requested: ({ month }) => ({ assessMonth: month }),
  startsWith: 'last',
  columns: [
    who,
    {
      name: 'attendanceScore',
      label: msg`考勤得分`,
      as: 'number',
      rule: ({
        'attendance.lateCount': late,
        'attendance.earlyCount': early,
        'attendance.missPunchCount': missed,
        'attendance.absentDays': absent,
      }) => msg`满分 100 分，每次迟到扣 ${late} 分、早退 ${early} 分、缺卡 ${missed} 分，旷工每天另扣 ${absent} 分`,
      proof: (line, { month }) => ({ of: OF, proofs: [member(line), ['assessMonth', 'equal', month]] }),
    },
    { name: 'attendRate', label: msg`出勤率`, as: 'percent', rule: msg`实际出勤天数占应出勤天数的比例` },
    {
      name: 'actualDays',
      label: msg`出勤`,
      as: 'number',
      unit: DAYS,
      isSummed: true,
      proof: days(['attendanceResult', 'in', '1,2,6']),
    },
    {
      name: 'shouldDays',
      label: msg`应出勤`,
      as: 'number',
      unit: DAYS,
      isSummed: true,
      rule: msg`有考勤结论的天数，休息除外；排班当天没有打卡也没有请假的，次日记为旷工`,
      proof: days(['attendanceResult', 'in', '1,2,3,4,6']),
    },
    {
      name: 'lateCount',
      label: msg`迟到`,
      unit: TIMES,
      isSummed: true,
      isMoreBetter: false,
      proof: days(['onResult', 'equal', '2'], NOT_MADE_UP),
    },
    {
      name: 'earlyCount',
      label: msg`早退`,
      unit: TIMES,
      isSummed: true,
      isMoreBetter: false,
      proof: days(['offResult', 'equal', '3'], NOT_MADE_UP),
    },
    {
      name: 'absentDays',
      label: msg`旷工`,
      as: 'number',
      unit: DAYS,
      isSummed: true,
      isMoreBetter: false,
      proof: days(['attendanceResult', 'equal', '3']),
    },
    {
      name: 'leaveDays',
      label: msg`请假`,
      as: 'number',
      unit: DAYS,
      isSummed: true,
      proof: days(['attendanceResult', 'equal', '4']),
    },
    {
      name: 'missPunchCount',
      label: msg`缺卡`,
      unit: TIMES,
      isSummed: true,
      isMoreBetter: false,
      rule: msg`上班和下班没有打卡的次数，旷工一天为两次；更正过的日子不计`,
      proof: days(['missPunchCount', 'ge', '1']),
    },
  ],
};
