import { dayFrom } from '@lattice/api/day';
import { gridmemberwork } from '@lattice/api/resources/grid/gridmemberwork';
import type { Seed } from '../../town/Seed.ts';
import { after, momentOf } from '../../town/calendar.ts';
import { duties, isDone } from '../../town/records/duty.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';
import { works } from '../../town/texts.ts';

/** Start data of 网格员工作日志 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    duties(town)
      .filter((duty) => isDone(duty, 1, (Number(duty.day.slice(8)) + duty.member.n * 2) % 5 === 1))
      .map(({ member, day }, n) => {
        const spot = spotOf(town, 'grid/gridmemberwork', n);
        const [workType, workTitle, workContent, workResult] = works[
          (n + member.n) % works.length
        ] as (typeof works)[number];
        const reviewer = workerAt(member.grid.community.deptId, 1);
        const isRecent = day > dayFrom(town.today, -4);
        const workStatus = isRecent
          ? spot.random.weighted([
              ['1', 6],
              ['0', 2],
              ['2', 2],
            ])
          : spot.random.weighted([
              ['2', 94],
              ['3', 6],
            ]);
        const time = momentOf(day, 17 * 60 + (n % 40));
        const isReviewed = workStatus === '2' || workStatus === '3';
        return completeRow(
          gridmemberwork,
          {
            gridMemberId: member.id,
            griddingId: member.grid.id,
            workDate: day,
            workType,
            workTitle,
            workContent,
            workResult,
            workHours: 2 + (n % 9) / 2,
            serviceCount: 3 + ((n * 7) % 18),
            address: member.grid.name,
            lng: member.grid.centre[0].toFixed(6),
            lat: member.grid.centre[1].toFixed(6),
            eventId: null,
            reviewUserId: isReviewed ? reviewer.userId : null,
            reviewTime: isReviewed ? after(time, 900) : null,
            reviewOpinion: isReviewed ? (workStatus === '3' ? '请补充走访对象和照片。' : '工作扎实，继续保持。') : null,
            workStatus,
            createTime: time,
            updateTime: time,
            createUser: member.userId,
            createDept: member.grid.community.deptId,
          },
          spot,
        );
      }),
};
