import { messageMain } from '@lattice/api/resources/cms/messageMain';
import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { messages } from '../../town/records/messages.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 消息管理 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    messages(town).map((one) =>
      completeRow(
        messageMain,
        {
          id: one.id,
          messageTitle: one.title,
          messageType: one.type,
          channels: one.n % 3 === 0 ? '1,2' : '1',
          receiverType: '1',
          receiverIds: one.receivers.map(({ userId }) => userId),
          content: one.text,
          bizType: one.biz,
          bizId: null,
          priority: one.n % 9 === 0 ? '2' : '3',
          needReply: one.n % 6 === 0 ? 1 : 0,
          scheduleTime: one.status === '1' ? one.time : null,
          sendTime: one.status === '2' || one.status === '3' ? one.time : null,
          sendUser: one.from.userId,
          sendDept: one.from.deptId,
          status: one.status,
          createTime: after(one.time, -20),
          updateTime: one.time,
          createUser: one.from.userId,
          createDept: one.from.deptId,
        },
        spotOf(town, 'cms/messageMain', one.n),
      ),
    ),
};
