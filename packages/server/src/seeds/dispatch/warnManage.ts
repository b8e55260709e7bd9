import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { type Warning, warningDays } from '../../town/records/devices.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 预警管理 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    warningDays(town).map(({ n, device, day, list }) => {
      const [first, last] = [list[0] as Warning, list.at(-1) as Warning];
      const status = list.every((one) => one.status === '3')
        ? '3'
        : list.some((one) => one.status === '0')
          ? '0'
          : list.some((one) => one.status === '1')
            ? '1'
            : '2';
      const isDone = status === '2' || status === '3';
      return completeRow(
        warnManage,
        {
          warnTitle: `${device.name}${device.kind.alarm}`,
          devWarnType: device.kind.type,
          warnLevel: first.level,
          startDate: day,
          firstWarnTime: first.time,
          lastWarnTime: last.time,
          warnCount: list.length,
          deviceId: device.id,
          warnContent: `${device.kind.alarm}，请及时到场核实。`,
          griddingId: device.spot.grid.id,
          communityId: device.spot.seat.id,
          address: device.spot.address,
          lng: device.spot.place[0].toFixed(6),
          lat: device.spot.place[1].toFixed(6),
          planId: device.kind.type === '2' ? idOf('project/intelligentPlan', 2) : null,
          gridMemberId: device.spot.member.id,
          handleUser: isDone ? device.spot.member.userId : null,
          handleTime: isDone ? after(last.time, 40) : null,
          handleResult:
            status === '2' ? '到场核实，隐患已消除，设备恢复正常。' : status === '3' ? '误报，已调整设备位置。' : null,
          status,
          createTime: first.time,
          updateTime: last.time,
        },
        { ...device.spot, n },
      );
    }),
};
