import type { Seed } from '../../town/Seed.ts';
import { momentOf } from '../../town/calendar.ts';
import { workingDays } from '../../town/records/duty.ts';
import { idOf } from '../../town/idOf.ts';
import { members } from '../../town/people/members.ts';

/** Positions of a member on a day. */
const POSITIONS = 24;

/** Start data of 网格员轨迹 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const days = workingDays(town).slice(town.scale === 'town' ? -2 : -1);
    const some = members(town).filter(({ n }) => town.scale === 'town' || n < 4);
    return some.flatMap((member) =>
      days.flatMap((day, d) =>
        Array.from({ length: POSITIONS }, (_, i) => {
          const turn = (i / POSITIONS) * 2 * Math.PI + member.n + d;
          const isAway = member.n % 3 === 1 && (i === 10 || i === 11);
          const [lng, lat] = isAway
            ? member.grid.at(1.2, 0.5)
            : member.grid.at(0.5 + 0.32 * Math.cos(turn), 0.5 + 0.32 * Math.sin(turn * (1 + (member.n % 3) / 3)));
          const time = momentOf(day, 8 * 60 + 40 + i * 22 + (member.n % 9));
          return {
            id: idOf('grid/gridmembertrajectory', (member.n * 10 + d) * 50 + i),
            gridMemberId: member.id,
            griddingId: member.grid.id,
            locateTime: time,
            lng: lng.toFixed(6),
            lat: lat.toFixed(6),
            address: `${member.grid.name}${member.grid.community.streets[i % member.grid.community.streets.length]}`,
            speed: i % 6 === 5 ? 0 : 3 + ((i * 7 + member.n) % 20) / 10,
            direction: Math.round((turn * 57.3 + 90) % 360),
            accuracy: 5 + (i % 8),
            locateSource: '1',
            inGrid: isAway ? 0 : 1,
            deviceNo: `WGT${String(member.n + 1).padStart(5, '0')}`,
            battery: 96 - i * 2,
            createTime: time,
            updateTime: time,
            createUser: member.userId,
            createDept: member.grid.community.deptId,
          };
        }),
      ),
    );
  },
};
