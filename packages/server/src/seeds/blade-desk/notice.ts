import { dayFrom } from '@lattice/api/day';
import { notice } from '@lattice/api/resources/blade-desk/notice';
import { momentOf } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 通知公告 in the demo town. */
export const seed = demoRows(notice, { town: 24, sample: 4 }, ({ n, town }) => {
  const [title, category, content] = (
    [
      ['关于开展冬季消防安全检查的通知', '1', '各社区（村）即日起对出租房、沿街店铺开展消防检查，月底前报送台账。'],
      ['关于做好防汛值班的通知', '1', '汛期实行二十四小时值班，遇险情第一时间上报。'],
      ['转发区平安办工作提示', '3', '请认真对照提示内容抓好落实。'],
      ['网格员月度例会安排', '6', '本月例会定于二十五日上午九时在镇政府三楼会议室召开。'],
      ['关于表彰优秀网格员的通报', '4', '对工作突出的网格员予以通报表扬。'],
      ['系统升级公告', '1', '本周六二十二时至二十四时系统升级，期间暂停使用。'],
    ] as const
  )[n % 6] as readonly [string, string, string];
  const time = momentOf(dayFrom(town.today, -n * 13 - 1), 560);
  return {
    title,
    category,
    releaseTime: time,
    content: `<p>${content}</p>`,
    createTime: time,
    updateTime: time,
    createUser: workerAt(officeOf('general').id).userId,
    createDept: officeOf('general').id,
  };
});
