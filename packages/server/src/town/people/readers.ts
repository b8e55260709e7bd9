import { dayFrom } from '@lattice/api/day';
import { momentOf } from '../calendar.ts';
import { idOf } from '../idOf.ts';
import { type Person, people } from './people.ts';
import { Random } from '../Random.ts';
import { perTown } from '../Town.ts';

/** Somebody who follows the town on WeChat. */
export interface Reader {
  n: number;
  id: string;
  nick: string;
  person: Person;
  since: string;
  /** Has proved who they are. */
  isReal: boolean;
}

const nicks = [
  '清风',
  '向日葵',
  '阳光灿烂',
  '平安是福',
  '小桥流水',
  '静待花开',
  '山里人家',
  '云淡风轻',
  '快乐每一天',
  '枫叶红了',
  '老街坊',
  '一杯茶',
  '晨曦',
  '蓝天',
  '知足常乐',
] as const;

/** The town's followers. */
export const readers = perTown((town): readonly Reader[] => {
  const random = new Random('readers');
  const fit = people(town).filter(({ age }) => age >= 16 && age < 75);
  return random.some(fit, town.scale === 'town' ? 600 : 16).map((person, n) => ({
    n,
    id: idOf('cms/wechatuser', n),
    nick: `${random.pick(nicks)}${n % 4 === 0 ? '' : n}`,
    person,
    since: momentOf(dayFrom(town.today, -random.int(120, 900)), random.int(480, 1300)),
    isReal: random.chance(70),
  }));
});
