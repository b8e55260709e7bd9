import { kpiStandards, scoreOf, scoreRules } from '@lattice/api/kpiRules';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { nowOf, type Town } from '../../town/Town.ts';
import type { Seed } from '../../town/Seed.ts';
import { assessments } from '../../town/records/assessments.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';
import { seed as events } from '../event/event.ts';
import { seed as patrols } from '../grid/gridmemberdailypatrol.ts';
import { seed as visits } from '../grid/gridmembervisitwork.ts';
import { seed as works } from '../grid/gridmemberwork.ts';
import { seed as people } from '../source/populationinfo.ts';

type Counts = Record<string, number>;

/** What members did in months, counted in the start data of the registers that the reports count. */
function countsOf(town: Town): (who: string, month: string) => Counts {
  const counts = new Map<string, Counts>();
  const count = (what: string, who: unknown, when: unknown) => {
    const key = `${String(who)} ${String(when).slice(0, 7)}`;
    const own = counts.get(key) ?? {};
    own[what] = (own[what] ?? 0) + 1;
    counts.set(key, own);
  };
  for (const { gridMemberId, workDate } of works.rows(town)) count('workCount', gridMemberId, workDate);
  for (const { gridMemberId, visitTime } of visits.rows(town)) count('visitCount', gridMemberId, visitTime);
  for (const { gridMemberId, startTime } of patrols.rows(town)) count('patrolCount', gridMemberId, startTime);
  for (const { createUser, createTime } of people.rows(town)) count('collectCount', createUser, createTime);
  for (const one of events.rows(town)) {
    if (one.eventStatus === '0' || one.eventStatus === '8') continue;
    count('reportCount', one.gridMemberId, one.reportTime);
    if (String(one.finishTime ?? nowOf(town)) > String(one.deadline ?? '9'))
      count('overdueCount', one.handleUserId, one.reportTime);
  }
  return (who, month) => counts.get(`${who} ${month}`) ?? {};
}

/** Start data of 网格员基础考核 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const counted = countsOf(town);
    const { attendanceScore: _attendance, ...rules } = scoreRules(kpiStandards);
    return assessments(town).map(({ member, month, attendanceScore, absentDays, status, time }, n) => {
      const counts = { ...counted(member.userId, month), ...counted(member.id, month) };
      const isPraised = member.n % 17 === 3;
      return completeRow(
        gridmemberbaseassess,
        {
          gridMemberId: member.id,
          griddingId: member.grid.id,
          deptId: member.grid.community.deptId,
          assessMonth: month,
          ...Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, scoreOf(rule, counts)])),
          attendanceScore,
          addScore: isPraised ? 2 : 0,
          deductScore: absentDays * 2,
          scoreReason: isPraised ? '及时发现火情隐患，加2分。' : absentDays > 0 ? `旷工${absentDays}天。` : null,
          assessUserId: workerAt(officeOf('peace').id).userId,
          assessTime: time,
          assessStatus: status,
          createTime: time,
          updateTime: time,
          createDept: officeOf('peace').id,
        },
        spotOf(town, 'kpi/gridmemberbaseassess', n),
      );
    });
  },
};
