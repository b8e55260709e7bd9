import type { Seed } from '../../town/Seed.ts';
import { duties } from '../../town/records/duty.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 考勤记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    duties(town).map(({ member, day, result, on, off, onResult, offResult, hours, leave }, n) => {
      const [lng, lat] = member.grid.at(0.3 + (n % 5) * 0.1, 0.3 + (n % 7) * 0.07);
      const address = `${member.grid.name}服务站`;
      return {
        id: idOf('grid/gridmemberattendancerecord', n),
        gridMemberId: member.id,
        griddingId: member.grid.id,
        setId: idOf('grid/gridmemberattendanceset', member.grid.community.n),
        attendanceDate: day,
        onPunchTime: on,
        onAddress: on && address,
        onLng: on && lng.toFixed(6),
        onLat: on && lat.toFixed(6),
        onResult,
        offPunchTime: off,
        offAddress: off && address,
        offLng: off && lng.toFixed(6),
        offLat: off && lat.toFixed(6),
        offResult,
        onlineHours: hours,
        attendanceResult: result,
        leaveId: leave?.id,
        isMakeup: 0,
        createTime: on ?? `${day} 23:00:00`,
        updateTime: off ?? `${day} 23:00:00`,
        createUser: member.userId,
        createDept: member.grid.community.deptId,
      };
    }),
};
