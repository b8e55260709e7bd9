import { consultingroom } from '@lattice/api/resources/psychological/consultingroom';
import { clock } from '../../town/calendar.ts';
import { type Estate, seats } from '../../town/places/estates.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 心理咨询室 in the demo town. */
export const seed = demoRows(consultingroom, 4, ({ n }) => {
  const here = seats[n] as Estate;
  return {
    roomName: `${n === 0 ? '枫桥镇综治中心' : here.community.name}心理咨询室`,
    roomCode: `XL${String(n + 1).padStart(2, '0')}`,
    roomType: n === 0 ? '1' : '2',
    griddingId: here.grid.id,
    communityId: here.id,
    address: `云岚市清溪区枫桥镇${here.street}1号二楼`,
    lng: here.place[0].toFixed(6),
    lat: here.place[1].toFixed(6),
    officePhone: `0990-610020${n}`,
    hotline: '0990-6100999',
    managerUser: workerAt(officeOf('social').id, n % 3).userId,
    openDays: '1,2,3,4,5',
    openTime: clock(9),
    closeTime: clock(17),
    capacity: 8 + n * 2,
    equipment: '沙盘、放松椅、绘画材料',
    intro: '面向居民和网格员免费开放，谈话内容保密。',
    status: '1',
  };
});
