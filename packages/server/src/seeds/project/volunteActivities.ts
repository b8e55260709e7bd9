import { volunteActivities } from '@lattice/api/resources/project/volunteActivities';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { type Estate, seats } from '../../town/places/estates.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';
import { pictureOf } from '../../town/texts.ts';
import { pastOf } from '../../town/Town.ts';
import { activities } from '../../town/people/volunteers.ts';

/** Start data of 志愿活动 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    activities(town).map(({ n, id, title: [activityType, name], community, start, end, hours, points, status }) => {
      const spot = spotOf(town, 'project/volunteActivities', n);
      const seat = seats[community] as Estate;
      const host = workerAt(seat.community.deptId, n % 3);
      return completeRow(
        volunteActivities,
        {
          id,
          activityName: `${seat.community.name}${name}`,
          activityType,
          organizeDept: seat.community.deptId,
          contactName: host.name,
          phone: host.phone,
          griddingId: seat.grid.id,
          communityId: seat.id,
          address: `${seat.community.name}党群服务中心`,
          lng: seat.place[0].toFixed(6),
          lat: seat.place[1].toFixed(6),
          startTime: start,
          endTime: end,
          signUpDeadline: after(start, -1440),
          recruitCount: 20,
          serviceHours: hours,
          rewardPoints: points,
          requirement: '年满十六周岁，身体健康，服从安排。',
          cover: pictureOf('cover', n),
          content: `<p>${seat.community.name}组织${name}，欢迎志愿者报名。</p><p>集合地点：${seat.community.name}党群服务中心，请提前十分钟到场，穿着志愿马甲。</p>`,
          summary: status === '4' ? '活动顺利完成，群众反响良好。' : null,
          status,
          createTime: after(pastOf(town, after(start, -14_400)), -1440),
          updateTime: pastOf(town, end),
          createUser: host.userId,
          createDept: host.deptId,
        },
        spot,
      );
    }),
};
