import { dayFrom } from '@lattice/api/day';
import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { after, momentOf } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 微信群发 in the demo town. */
export const seed = demoRows(articlewechatmass, { town: 26, sample: 6 }, ({ n, town }) => {
  const status = (['3', '3', '3', '0', '1', '4'] as const)[n % 6] ?? '3';
  const time = momentOf(dayFrom(town.today, status === '1' ? 2 : -n * 7 - 1), 18 * 60);
  return {
    accountId: idOf('cms/articlewechatgroupaccout', 0),
    title: ['一周平安要闻', '惠民政策解读', '志愿服务月历', '防汛提示'][n % 4],
    msgType: 'mpnews',
    articleIds: [0, 1].map((i) => idOf('cms/article', (n * 2 + i) % 6)).join(','),
    content: null,
    thumb: pictureOf('cover', n),
    author: '枫桥发布',
    digest: '本周看点',
    isToAll: 1,
    needOpenComment: 1,
    scheduleTime: status === '1' ? time : null,
    sendTime: ['3', '4'].includes(status) ? time : null,
    clientMsgId: `mass-${n + 1}`,
    status,
    createTime: after(time, -2000),
    updateTime: time,
    createUser: workerAt(officeOf('general').id, 2).userId,
    createDept: officeOf('general').id,
  };
});
