import { dayFrom } from '@lattice/api/day';
import { articlewechatrecord } from '@lattice/api/resources/cms/articlewechatrecord';
import type { Seed } from '../../town/Seed.ts';
import { momentOf } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 微信群发记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    Array.from({ length: town.scale === 'town' ? 26 : 6 }, (_, n) => n)
      .filter((n) => n % 6 < 3 || n % 6 === 5)
      .map((mass, n) => {
        const isSent = mass % 6 !== 5;
        const time = momentOf(dayFrom(town.today, -mass * 7 - 1), 18 * 60);
        return completeRow(
          articlewechatrecord,
          {
            massId: idOf('cms/articlewechatmass', mass),
            accountId: idOf('cms/articlewechatgroupaccout', 0),
            title: ['一周平安要闻', '惠民政策解读', '志愿服务月历', '防汛提示'][mass % 4],
            msgType: 'mpnews',
            msgId: String(3_147_483_647 + mass),
            sendUser: workerAt(officeOf('general').id, 2).userId,
            sendTime: time,
            totalCount: 4210 + mass * 13,
            filterCount: isSent ? 4180 + mass * 13 : 0,
            sentCount: isSent ? 4172 + mass * 13 : 0,
            errorCount: isSent ? 8 : 0,
            errCode: isSent ? null : '45028',
            errMsg: isSent ? null : '群发次数已用完',
            readCount: isSent ? 620 + ((mass * 173) % 900) : 0,
            status: isSent ? '1' : '2',
            createTime: time,
            updateTime: time,
          },
          spotOf(town, 'cms/articlewechatrecord', n),
        );
      }),
};
