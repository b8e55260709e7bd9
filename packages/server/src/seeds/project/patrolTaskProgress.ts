import { patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { dailyPatrol } from '../../town/records/dailyPatrol.ts';
import { rounds } from '../../town/records/rounds.ts';

/** Start data of 巡查进度 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    [...rounds(town), ...dailyPatrol(town).walks].map((round) => {
      const seen = round.stops.filter((_, i) => ['1', '2'].includes(round.result(i))).length;
      const track = [...round.stops.map(({ place }) => place), round.spot.grid.at(0.5, 0.5)];
      const hasBegun = round.status !== '0' && round.status !== '1';
      const isOver = ['3', '4', '5'].includes(round.status);
      return completeRow(
        patrolTaskProgress,
        {
          id: idOf('project/patrolTaskProgress', round.n),
          taskId: round.taskId,
          taskName: round.name,
          gridMemberId: round.spot.member.id,
          griddingId: round.spot.grid.id,
          patrolDate: round.start.slice(0, 10),
          startTime: hasBegun ? after(round.start, 12) : null,
          endTime: isOver ? after(round.start, 12 + seen * 40) : null,
          totalPoints: round.stops.length,
          checkedPoints: seen,
          missedPoints: isOver ? round.stops.length - seen : 0,
          abnormalCount: round.stops.filter((_, i) => round.result(i) === '2').length,
          eventCount: 0,
          mileage: (seen * 6) / 10,
          duration: seen * 40,
          trackLine: hasBegun ? { type: 'LineString', coordinates: track } : null,
          status: { '2': '1', '3': '2', '4': '3', '5': '3' }[round.status] ?? '0',
          createTime: round.start,
          updateTime: round.start,
        },
        round.spot,
      );
    }),
};
