import { pmAttendance } from '@lattice/api/resources/party/pmAttendance';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { idOf } from '../../town/idOf.ts';
import { partyMembers } from '../../town/people/partyMembers.ts';
import type { Seed } from '../../town/Seed.ts';
import { HELD, orgOfActivity } from './pmActivity.ts';

const ACTIVITIES = 5;
const MEMBERS = 12;

/** Whether a member came: nobody knows before it was held. */
const stateOf = (activity: number, place: number): string => {
  if (activity >= HELD) return '0';
  if (place % 7 === 3) return '2';
  return place % 11 === 5 ? '3' : '1';
};

/** Start data of 组织生活考勤 in the demo town: members of the organisation of each activity. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    Array.from({ length: ACTIVITIES }, (_, activity) =>
      partyMembers(town)
        .filter(({ orgId, isPresent }) => isPresent && orgId === orgOfActivity(activity))
        .slice(0, MEMBERS)
        .map(({ id, person }, place) => {
          const attendState = stateOf(activity, place);
          return completeRow(
            pmAttendance,
            {
              activityId: idOf('party/pmActivity', activity),
              memberId: id,
              personName: person.name,
              attendState,
              remark: attendState === '2' ? '外出务工' : null,
            },
            spotOf(town, 'party/pmAttendance', activity * MEMBERS + place, person),
          );
        }),
    ).flat(),
};
