import { figures } from '@lattice/api/resources/blade-report/figures';
import { demoRows } from '../../town/fill/demoRows.ts';
import { momentOf } from '../../town/calendar.ts';
import { faces } from '../../town/people/faces.ts';

const reports = [
  ['各月事件办理情况', '事件', 'event/event', 'reportTime/month', 'eventStatus', 'count', '1', '2'],
  ['各网格房屋用途', '房屋', 'source/houseinfo', 'griddingId', 'buildingUse', 'count,sum:floorArea', '1', '0'],
  ['事件类别', '事件', 'event/event', 'categoryId', '', 'count', '3', '0'],
] as const;

/** Start data of 自定义报表 in the demo town. */
export const seed = demoRows(figures, { town: 3, sample: 3 }, ({ n, town }) => {
  const [name, registerName, register, rowField, columnField, measures, chart, schedule] = reports[
    n % 3
  ] as (typeof reports)[number];
  const time = momentOf(town.today, 480);
  return {
    name,
    registerName,
    register,
    rowField,
    columnField,
    measures,
    filters: '',
    chart,
    receiverType: '5',
    schedule,
    createTime: time,
    updateTime: time,
    createUser: faces.find(({ account }) => account === 'leader')?.userId,
  };
});
