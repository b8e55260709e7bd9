import { dayFrom } from '@lattice/api/day';
import { gridmemberdailypatrol } from '@lattice/api/resources/grid/gridmemberdailypatrol';
import type { Seed } from '../../town/Seed.ts';
import { after, momentOf } from '../../town/calendar.ts';
import { duties, isDone } from '../../town/records/duty.ts';
import { events } from '../../town/records/events.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { patrols, pictureOf } from '../../town/texts.ts';

/** Start data of 网格员日常巡查 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const linked = new Map(
      events(town)
        .filter(({ from, status }) => from === '1' && status !== '0')
        .map((event) => [`${event.spot.member.n}${event.reported.slice(0, 10)}`, event]),
    );
    return duties(town)
      .filter((duty) => {
        const { member, day } = duty;
        return isDone(duty, 3, linked.has(`${member.n}${day}`) || (Number(day.slice(8)) + member.n) % 4 === 0);
      })
      .map(({ member, day }, n) => {
        const spot = spotOf(town, 'grid/gridmemberdailypatrol', n);
        const [patrolType, patrolTitle, patrolContent] = patrols[
          (n + member.n) % patrols.length
        ] as (typeof patrols)[number];
        const event = linked.get(`${member.n}${day}`);
        const start = momentOf(day, spot.random.int(9 * 60, 15 * 60));
        const isOpen = day === dayFrom(town.today, -1) && n % 7 === 0;
        const minutes = spot.random.int(40, 120);
        const [lng, lat] = member.grid.at(0.4 + (n % 4) * 0.1, 0.5);
        const track = Array.from({ length: 8 }, (_, i) =>
          member.grid.at(0.2 + i * 0.08, 0.25 + 0.4 * Math.abs(Math.sin(i + n))),
        );
        return completeRow(
          gridmemberdailypatrol,
          {
            gridMemberId: member.id,
            griddingId: member.grid.id,
            patrolTitle: `${member.grid.name}${patrolTitle}`,
            patrolType,
            startTime: start,
            endTime: isOpen ? null : after(start, minutes),
            patrolMileage: isOpen ? null : Number((minutes / 32).toFixed(2)),
            patrolContent,
            hasProblem: event ? 1 : 0,
            problemType: event?.categoryId,
            problemDesc: event?.desc,
            handleMode: event ? '2' : null,
            eventId: event?.id,
            address: member.grid.name,
            lng: lng.toFixed(6),
            lat: lat.toFixed(6),
            geom: isOpen ? null : { type: 'LineString', coordinates: track },
            images: pictureOf('patrol', n),
            patrolStatus: isOpen ? '1' : n % 61 === 7 ? '3' : '2',
            createTime: start,
            updateTime: start,
            createUser: member.userId,
            createDept: member.grid.community.deptId,
          },
          spot,
        );
      });
  },
};
