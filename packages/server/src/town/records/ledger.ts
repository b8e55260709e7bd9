import { dayFrom } from '@lattice/api/day';
import { applications } from './applications.ts';
import { after, inOfficeHours, momentOf } from '../calendar.ts';
import { type Member, members } from '../people/members.ts';
import { Random } from '../Random.ts';
import { type Rule, rules } from './rules.ts';
import { perTown } from '../Town.ts';

/** Points that a member got or lost. */
export interface Entry {
  n: number;
  member: Member;
  rule: Rule;
  time: string;
  /** Key of `gridmember_points_status`; only 1 counts. */
  status: string;
}

/** The entries of the members, oldest first. */
export const entries = perTown((town): readonly Entry[] => {
  const random = new Random('points');
  return members(town)
    .filter(({ n }) => town.scale === 'town' || n < 12)
    .flatMap((member) =>
      Array.from({ length: town.scale === 'town' ? 14 : 4 }, (_, i) => ({
        member,
        rule: random.weighted(rules.slice(0, 8).map((rule) => [rule, rule.change === '2' ? 1 : 6 - rule.points / 5])),
        time: momentOf(
          dayFrom(town.today, -83 + i * (town.scale === 'town' ? 6 : 26) + random.int(0, 4)),
          random.int(500, 1080),
        ),
        status:
          i >= 13
            ? random.weighted([
                ['0', 6],
                ['1', 4],
              ])
            : random.weighted([
                ['1', 95],
                ['2', 3],
                ['3', 2],
              ]),
      })),
    )
    .sort((a, b) => (a.time < b.time ? -1 : 1))
    .map((entry, n) => ({ ...entry, n }));
});

/** Goods: name, kind (`goods_type`), price in yuan and in points, unit. */
export const goods: readonly (readonly [name: string, type: string, yuan: number, points: number, unit: string])[] = [
  ['洗手液', '1', 12.9, 12, '瓶'],
  ['抽纸（三包）', '1', 15.8, 15, '提'],
  ['大米（5公斤）', '2', 39.9, 40, '袋'],
  ['菜籽油（1.8升）', '2', 32, 32, '桶'],
  ['保温杯', '1', 45, 45, '个'],
  ['雨伞', '1', 25, 25, '把'],
  ['跳绳', '3', 18, 18, '根'],
  ['理发券', '5', 15, 15, '张'],
  ['笔记本', '3', 8, 8, '本'],
  ['话费充值券（20元）', '4', 20, 20, '张'],
];

/** An exchange of points for goods. */
export interface Exchange {
  n: number;
  who: { name: string; phone: string; griddingId: string; type: string; key: string };
  good: number;
  quantity: number;
  time: string;
  total: number;
  balance: number;
  /** Key of `exchange_status`; a cancelled one (2) gives the points back, so its balance counts them again. */
  status: string;
}

interface Account {
  who: Exchange['who'];
  gains: { time: string; points: number }[];
}

const ofMember = ({ person, grid, id }: Member): Exchange['who'] => ({
  name: person.name,
  phone: person.phone,
  griddingId: grid.id,
  type: '1',
  key: id,
});

/** What everybody has earned: members by their entries, all others by their approved applications. */
const accounts = perTown((town): ReadonlyMap<string, Account> => {
  const all = new Map<string, Account>();
  const add = (who: Exchange['who'], time: string, points: number) => {
    const account = all.get(who.key) ?? { who, gains: [] };
    account.gains.push({ time, points });
    all.set(who.key, account);
  };
  for (const { member, rule, time, status } of entries(town))
    if (status === '1') add(ofMember(member), time, rule.change === '1' ? rule.points : -rule.points);
  for (const { person, type, points, time, status } of applications(town))
    if (status === '1')
      add(
        { name: person.name, phone: person.phone, griddingId: person.grid.id, type, key: person.phone },
        time,
        points,
      );
  return all;
});

/** Exchanges that everybody could pay for. */
export const exchanges = perTown((town): readonly Exchange[] => {
  const random = new Random('exchanges');
  return [...accounts(town).values()]
    .flatMap(({ who, gains }): Omit<Exchange, 'n'>[] => {
      const earned = gains.reduce((sum, { points }) => sum + points, 0);
      const lastGain = gains
        .map(({ time }) => time)
        .sort()
        .at(-1);
      const good = random.int(0, goods.length - 1);
      const price = goods[good]?.[3] ?? 1;
      if (lastGain === undefined || earned < price) return [];
      const quantity = earned >= price * 3 ? 2 : 1;
      const status = random.weighted([
        ['1', 82],
        ['0', 8],
        ['2', 6],
        ['3', 4],
      ]);
      const time = inOfficeHours(after(lastGain, 60 * random.int(1, 20)));
      if (time > `${town.today} 18:00:00`) return [];
      return [{ who, good, quantity, time, total: price * quantity, balance: earned - price * quantity, status }];
    })
    .sort((a, b) => (a.time < b.time ? -1 : 1))
    .map((one, n) => ({ ...one, n }));
});
