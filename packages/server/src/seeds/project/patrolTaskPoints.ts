import { patrolTaskPoints } from '@lattice/api/resources/project/patrolTaskPoints';
import type { Seed } from '../../town/Seed.ts';
import { clock } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { dailyPatrol } from '../../town/records/dailyPatrol.ts';
import { rounds } from '../../town/records/rounds.ts';

/** Start data of 巡查任务点位 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    [...rounds(town), dailyPatrol(town).plan].flatMap((round) =>
      round.stops.map((stop, i) =>
        completeRow(
          patrolTaskPoints,
          {
            id: idOf('project/patrolTaskPoints', round.n * 3 + i),
            taskId: round.taskId,
            pointId: stop.id,
            pointName: stop.name,
            pointType: stop.type,
            sort: i + 1,
            planTime: clock(9 + i, 0),
            address: stop.address,
            lng: stop.place[0].toFixed(6),
            lat: stop.place[1].toFixed(6),
            checkRadius: 50,
            needPhoto: stop.type === '2' ? 1 : 0,
            checkItems: stop.items.map((itemName, at) => ({
              itemNo: at + 1,
              itemName,
              standard: '完好、无隐患',
              inputType: 'radio',
              required: 1,
            })),
            gridMemberId: round.spot.member.id,
            status: round.result(i),
            createTime: round.start,
            updateTime: round.start,
          },
          round.spot,
        ),
      ),
    ),
};
