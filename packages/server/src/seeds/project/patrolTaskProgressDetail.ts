import { patrolTaskProgressDetail } from '@lattice/api/resources/project/patrolTaskProgressDetail';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { dailyPatrol } from '../../town/records/dailyPatrol.ts';
import { rounds } from '../../town/records/rounds.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 巡查打卡明细 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    [...rounds(town), ...dailyPatrol(town).walks].flatMap((round) =>
      round.stops.flatMap((stop, i) => {
        const result = round.result(i);
        if (result !== '1' && result !== '2') return [];
        const isOdd = result === '2';
        return [
          completeRow(
            patrolTaskProgressDetail,
            {
              id: idOf('project/patrolTaskProgressDetail', round.n * 3 + i),
              progressId: idOf('project/patrolTaskProgress', round.n),
              taskId: round.taskId,
              pointId: stop.id,
              pointName: stop.name,
              gridMemberId: round.spot.member.id,
              checkTime: after(round.start, 20 + i * 40),
              checkMode: '1',
              lng: stop.place[0].toFixed(6),
              lat: stop.place[1].toFixed(6),
              distance: 3 + ((round.n * 7 + i) % 30),
              inRange: 1,
              checkResult: isOdd ? '2' : '1',
              checkItems: stop.items.map((itemName, at) => ({
                itemNo: at + 1,
                itemName,
                result: isOdd && at === 0 ? '异常' : '正常',
              })),
              abnormalDesc: isOdd ? `${stop.items[0]}存在问题，已现场处置。` : null,
              images: pictureOf('patrol', i),
              createTime: after(round.start, 20 + i * 40),
              updateTime: after(round.start, 20 + i * 40),
              createUser: round.spot.member.userId,
            },
            round.spot,
          ),
        ];
      }),
    ),
};
