import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { type Estate, seats } from '../../town/places/estates.ts';
import { idOf } from '../../town/idOf.ts';
import { workerAt } from '../../town/people/staff.ts';
import { pastOf } from '../../town/Town.ts';
import { turns } from '../../town/people/volunteers.ts';

/** Start data of 志愿服务记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    turns(town).map(({ n, activity, helper, status, permit, applied, points }) => {
      const seat = seats[activity.community] as Estate;
      const host = workerAt(seat.community.deptId, 1);
      const [wasThere, left] = [['1', '2', '3'].includes(status), ['2', '3'].includes(status)];
      return {
        id: idOf('project/volunteRecord', n),
        activityId: activity.id,
        volunteerId: helper.id,
        volunteerName: helper.person.name,
        phone: helper.person.phone,
        griddingId: seat.grid.id,
        applyTime: applied,
        permitStatus: permit,
        permitUser: permit === '0' ? null : host.userId,
        permitTime: permit === '0' ? null : pastOf(town, after(applied, 240)),
        permitRemark: permit === '2' ? '名额已满。' : null,
        signInTime: wasThere ? after(activity.start, -6) : null,
        signInAddress: wasThere ? `${seat.community.name}党群服务中心` : null,
        signOutTime: left ? after(activity.end, 4) : null,
        serviceHours: left ? activity.hours : null,
        grantPoints: points > 0 ? points : null,
        serviceContent: left ? activity.title[1] : null,
        evaluateScore: status === '3' ? 5 - (n % 7 === 0 ? 1 : 0) : null,
        evaluateRemark: status === '3' ? '积极主动，服务热情。' : null,
        status,
        createTime: applied,
        updateTime: left ? activity.end : applied,
        createDept: seat.community.deptId,
      };
    }),
};
