import { dayFrom, weekdayOf } from '@lattice/api/day';
import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import { clock, compact, momentOf } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Days ahead on which people ask for an appointment. */
const AHEAD = 14;

/** The day of one of `count` appointments, from `past` days before today to those ahead; nobody comes at a weekend. */
function spread(n: number, { count, past }: { count: number; past: number }, today: string): string {
  const day = dayFrom(today, Math.floor((n / count) * (past + AHEAD)) - past);
  return weekdayOf(day) > 5 ? dayFrom(day, 8 - weekdayOf(day)) : day;
}

/** Start data of 服务预约记录 in the demo town. */
export const seed = demoRows(esServiceAppointmentrecord, { town: 260, sample: 24 }, ({ n, town, random }) => {
  const appointDate = spread(n, town.scale === 'town' ? { count: 260, past: 80 } : { count: 24, past: 6 }, town.today);
  const isPast = appointDate < town.today;
  const status = isPast
    ? random.weighted([
        ['2', 84],
        ['3', 7],
        ['4', 6],
        ['5', 3],
      ])
    : random.weighted([
        ['0', 5],
        ['1', 5],
      ]);
  const requested = momentOf(dayFrom(appointDate, -2), random.int(480, 1300));
  const clerk = workerAt(officeOf('service').id, n % 3);
  return {
    appointNo: `YY${compact(appointDate)}${String(n + 1).padStart(4, '0')}`,
    serviceId: idOf('scentre/esServiceInfo', n % 15),
    appointDate,
    timeSlot: random.pick(['1', '2', '3', '4']),
    demand: (['咨询所需材料并办理', '给父母办理', '变更登记信息', '补办'] as const)[n % 4],
    channel: n % 4 === 0 ? '7' : '2',
    handleUser: status === '2' ? clerk.userId : null,
    handleTime: status === '2' ? `${appointDate} ${clock(10, n % 60)}` : null,
    handleResult: status === '2' ? '材料齐全，当场办结。' : null,
    evaluateScore:
      status === '2'
        ? random.weighted([
            [5, 7],
            [4, 2],
            [3, 1],
          ])
        : null,
    evaluateContent: status === '2' ? '窗口服务热情。' : null,
    cancelReason: status === '3' ? '时间冲突，改日再来。' : status === '5' ? '当日预约已满。' : null,
    status,
    createTime: requested,
    updateTime: requested,
  };
});
