import { dayFrom } from '@lattice/api/day';
import { momentOf } from '../calendar.ts';
import { idOf } from '../idOf.ts';
import { members } from '../people/members.ts';
import { officeOf } from '../places/offices.ts';
import { Random } from '../Random.ts';
import { communityStaff, type Worker, workerAt } from '../people/staff.ts';
import { perTown } from '../Town.ts';

/** A message to people of the township. */
export interface Message {
  n: number;
  id: string;
  title: string;
  text: string;
  /** Keys of `message_type`, `message_biz_type` and `message_status`. */
  type: string;
  biz: string | null;
  status: string;
  time: string;
  from: Worker;
  receivers: readonly { userId: string; name: string; deptId: string; phone: string }[];
}

const texts: readonly (readonly [title: string, type: string, biz: string | null, text: string])[] = [
  ['事件即将超期提醒', '3', 'event', '您有一件事件将在四小时后到期，请尽快办理。'],
  ['新任务下发', '2', 'task', '请在七日内完成独居老人走访任务。'],
  ['设备预警', '4', 'warn', '辖区烟感报警，请立即到场核实。'],
  ['暴雨蓝色预警', '6', 'dispatch', '今晚到明晨有大到暴雨，请加强巡查。'],
  ['月度例会通知', '1', null, '本月例会定于二十五日上午九时召开。'],
  ['请假审批结果', '1', 'flow', '您的请假申请已审批。'],
];

/** The messages of a few months. */
export const messages = perTown((town): readonly Message[] => {
  const random = new Random('messages');
  const all = [
    ...members(town).map(({ userId, person, grid }) => ({
      userId,
      name: person.name,
      deptId: grid.community.deptId,
      phone: person.phone,
    })),
    ...communityStaff.map(({ userId, name, deptId, phone }) => ({ userId, name, deptId, phone })),
  ];
  return Array.from({ length: town.scale === 'town' ? 90 : 6 }, (_, n) => {
    const [title, type, biz, text] = texts[n % texts.length] as (typeof texts)[number];
    const status = n === 0 ? '1' : n === 1 ? '0' : n % 31 === 12 ? '3' : '2';
    return {
      n,
      id: idOf('cms/messageMain', n),
      title,
      type,
      biz,
      text,
      status,
      time: momentOf(dayFrom(town.today, status === '1' ? 1 : -n - 1), random.int(500, 1050)),
      from: workerAt(officeOf('peace').id, n % 3),
      receivers: random.some(all, town.scale === 'town' ? random.int(4, 24) : 3),
    };
  });
});
