import type { Seed } from '../../town/Seed.ts';
import { after } from '../../town/calendar.ts';
import { idOf } from '../../town/idOf.ts';
import { messages } from '../../town/records/messages.ts';

/** Start data of 消息接收 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    messages(town)
      .filter(({ status }) => status === '2')
      .flatMap((one) => one.receivers.map((receiver) => ({ one, receiver })))
      .map(({ one, receiver }, n) => {
        const isRead = n % 5 !== 3;
        const replies = one.n % 6 === 0 && isRead;
        return {
          id: idOf('cms/messageReceiver', n),
          messageId: one.id,
          messageTitle: one.title,
          messageType: one.type,
          receiverUserId: receiver.userId,
          personName: receiver.name,
          deptId: receiver.deptId,
          phone: receiver.phone,
          channel: '1',
          sendStatus: n % 83 === 40 ? '2' : '1',
          sendTime: one.time,
          failReason: n % 83 === 40 ? '终端不在线' : null,
          readStatus: isRead ? '1' : '0',
          readTime: isRead ? after(one.time, 12 + (n % 300)) : null,
          needReply: one.n % 6 === 0 ? 1 : 0,
          replyContent: replies ? '收到' : null,
          replyTime: replies ? after(one.time, 20 + (n % 300)) : null,
          createTime: one.time,
          updateTime: one.time,
        };
      }),
};
