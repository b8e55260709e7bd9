import { event } from '@lattice/api/resources/event/event';
import { workingMoment } from '@lattice/api/workingTime';
import { usualWorkingTime } from '../../domain/periods/workingTimeOf.ts';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { events } from '../../town/records/events.ts';
import { completeRow } from '../../town/fill/demoRows.ts';

/** Working hours in which the demo's categories want an event to be accepted. */
const ACCEPT_HOURS = 4;

const disputes: Readonly<Record<string, string>> = {
  邻里纠纷: '02',
  婚恋家庭纠纷: '01',
  劳资纠纷: '07',
  物业纠纷: '06',
};

/** Start data of 事件 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    events(town).map((item) => {
      const { spot, kind, status } = item;
      const { person, grid, member, community } = spot;
      const [isDispute, isDone, byMember] = [
        kind.type === '01',
        item.handled !== undefined,
        !['2', '5'].includes(item.from),
      ];
      const reporter = byMember ? member.person : person;
      return completeRow(
        event,
        {
          id: item.id,
          eventNo: item.no,
          eventTitle: item.title,
          categoryId: item.categoryId,
          eventType: kind.type,
          eventfrom: item.from,
          eventLevel: item.level,
          eventScale: spot.n % 70 === 33 ? '02' : '01',
          involvedCount: isDispute ? 2 + (spot.n % 3) : 1,
          involvedUnit: kind.name === '劳资纠纷' ? '云岚建筑公司' : null,
          happenTime: after(item.reported, -35),
          address: person.house.address,
          griddingId: grid.id,
          eventDesc: item.desc,
          ...(isDispute && {
            disputeType: disputes[kind.name] ?? '02',
            partyName: person.name,
            partyCardNo: person.idCard,
            partyType: person.household.isMigrant ? '07' : community.isVillage ? '01' : '02',
            partyAddress: person.house.address,
            resolveMode: isDone ? '01' : null,
            isResolved: isDone ? 1 : 0,
          }),
          reportName: reporter.name,
          reportPhone: reporter.phone,
          reportTime: status === '0' ? null : item.reported,
          gridMemberId: member.id,
          handleDeptId: item.accepted === undefined ? null : item.office.deptId,
          handleUserId: item.signed === undefined ? null : item.clerk.userId,
          acceptDeadline: ['1', '2'].includes(status)
            ? workingMoment(item.accepted ?? item.reported, ACCEPT_HOURS, usualWorkingTime)
            : null,
          deadline: item.accepted === undefined ? null : item.deadline,
          finishTime: item.closed ?? null,
          handleResult: isDone ? kind.done : null,
          eventStatus: status,
          createTime: item.reported,
          updateTime: item.closed ?? item.checked ?? item.handled ?? item.signed ?? item.accepted ?? item.reported,
        },
        spot,
      );
    }),
};
