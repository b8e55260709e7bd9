import { dayFrom } from '@lattice/api/day';
import { poPartyorg } from '@lattice/api/resources/party/poPartyorg';
import type { Community } from '../../town/places/communities.ts';
import { seats } from '../../town/places/estates.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 党组织 in the demo town. */
export const seed = demoRows(poPartyorg, 10, ({ n, town }) => {
  const seatOf = n === 0 ? seats[0] : seats[(n - 1) % 6];
  const one = seatOf?.community as Community;
  const host = n === 0 ? workerAt(officeOf('party').id) : workerAt(one.deptId);
  const name =
    n === 0
      ? '枫桥镇党委'
      : n < 7
        ? `${one.name}党总支`
        : ['镇机关党支部', '两新组织联合党支部', '派出所党支部'][n - 7];
  return {
    orgName: name,
    orgFullName: `中共${name}`,
    orgCode: `DZ980102${String(n + 1).padStart(3, '0')}`,
    parentId: n === 0 ? null : idOf('party/poPartyorg', 0),
    orgType: n === 0 ? '1' : n < 7 ? '2' : n === 8 ? '4' : '3',
    orgField: n === 0 || n === 7 ? '3' : n < 4 ? '2' : n < 7 ? '1' : '6',
    secretaryName: host.name,
    phone: host.phone,
    contactName: host.name,
    contactPhone: host.phone,
    foundDate: `19${60 + n * 3}-07-01`,
    termDate: dayFrom(town.today, -700),
    nextTermDate: dayFrom(town.today, 760),
    griddingId: seatOf?.grid.id,
    communityId: seatOf?.id,
    address: `云岚市清溪区枫桥镇${seatOf?.street}1号`,
    lng: seatOf?.place[0].toFixed(6),
    lat: seatOf?.place[1].toFixed(6),
    intro: '坚持党建引领网格治理，党员联系到户。',
    status: '1',
  };
});
