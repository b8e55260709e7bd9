import { devWarnRecord } from '@lattice/api/resources/dispatch/devWarnRecord';
import type { Seed } from '../../town/Seed.ts';
import { after, compact } from '../../town/calendar.ts';
import { warnings } from '../../town/records/devices.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 设备预警记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    warnings(town).map(({ n, device, time, level, value, status }) =>
      completeRow(
        devWarnRecord,
        {
          warnNo: `YJ${compact(time)}${String(n + 1).padStart(4, '0')}`,
          deviceId: device.id,
          deviceName: device.name,
          categoryId: idOf('dispatch/resourcesdevicecategory', device.at),
          devWarnType: device.kind.type,
          warnLevel: level,
          warnTime: time,
          warnContent: `${device.name}：${device.kind.alarm}`,
          warnValue: value,
          threshold: device.kind.limit === undefined ? null : `${device.kind.limit}${device.kind.unit ?? ''}`,
          griddingId: device.spot.grid.id,
          communityId: device.spot.seat.id,
          address: device.spot.address,
          lng: device.spot.place[0].toFixed(6),
          lat: device.spot.place[1].toFixed(6),
          monitorId: idOf('dispatch/resourcesmonitor', device.n % 8),
          releaseUser: ['2', '3'].includes(status) ? device.spot.member.userId : null,
          releaseTime: ['2', '3'].includes(status) ? after(time, 35) : null,
          releaseRemark: status === '2' ? '现场核实，已处置恢复。' : status === '3' ? '现场核实为误报。' : null,
          status,
          createTime: time,
          updateTime: time,
        },
        { ...device.spot, n },
      ),
    ),
};
