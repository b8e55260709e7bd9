import type { Grid } from '../places/grids.ts';
import { memberOf, type Member, members } from '../people/members.ts';
import type { Town } from '../Town.ts';

/** Tasks for grid members: kind (`gridmember_task_type`), title, content, and what members report. */
export const tasks: readonly (readonly [type: string, title: string, content: string, done: string])[] = [
  ['1', '独居老人走访', '对网格内独居老人逐户走访，检查用火用电，登记需求。', '已走访全部独居老人，登记需求三条。'],
  ['2', '流动人口信息采集', '核对出租房住户信息，新增、变更、注销及时更新。', '采集更新十二人。'],
  ['3', '电动车充电隐患排查', '排查楼道充电、飞线充电，引导使用充电棚。', '排查八栋楼，劝离六辆。'],
  ['5', '反诈宣传', '入户讲解常见骗局，协助安装反诈软件。', '入户四十户，张贴海报十张。'],
  ['4', '重点人员见面', '与列管人员见面谈话，了解近况。', '全部见面，情况稳定。'],
  ['6', '矛盾纠纷排查', '排查婚恋、邻里、物业类纠纷，建立台账。', '排查两起，化解一起。'],
  ['7', '医保缴费代办', '协助老人完成城乡居民医保缴费。', '代办十五人。'],
];

/** State of the nth task, a key of `gridmember_task_status`. */
export const taskStatus = (n: number): string =>
  n < 4 ? String(n) : (['3', '3', '3', '4', '3', '2', '3', '5', '1'][n % 9] ?? '3');

/** Who gets a task of a grid: its two members. */
export const taskMembers = (town: Town, grid: Grid): Member[] => [
  memberOf(members(town), grid, 0),
  memberOf(members(town), grid, 1),
];
