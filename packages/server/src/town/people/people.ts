import { dayFrom } from '@lattice/api/day';
import { ageOn } from '../calendar.ts';
import { familyOf, type Kin } from './families.ts';
import { groupBy } from '../groupBy.ts';
import type { Grid } from '../places/grids.ts';
import { type House, houses } from '../places/houses.ts';
import { IdCards } from '../idCards.ts';
import { idOf } from '../idOf.ts';
import { Random } from '../Random.ts';
import { phoneOf } from './staff.ts';
import { perTown, type Town } from '../Town.ts';

/** A resident. */
export interface Person extends Kin {
  n: number;
  id: string;
  birth: string;
  age: number;
  idCard: string;
  phone: string;
  house: House;
  grid: Grid;
  household: Household;
  education: string;
  /** Key of `occupation_type`, name of the occupation and of the workplace. */
  work: readonly [type: string, occupation: string, unit: string];
  political: string;
  nation: string;
}

/** A family in a house. */
export interface Household {
  n: number;
  house: House;
  no: string;
  /** Came from another place and rents. */
  isMigrant: boolean;
  /** Division of the family's register. */
  region: string;
  since: string;
  people: Person[];
}

/** People of the whole town; houses stay empty once they are all housed. */
const WHOLE = 16_000;
/** Percent of houses in which nobody lives. */
const EMPTY = 12;
const pad = (n: number, width: number) => String(n).padStart(width, '0');
const jobs: readonly (readonly [type: string, occupation: string, unit: string])[] = [
  ['60000', '操作工', '清溪纺织有限公司'],
  ['60000', '装配工', '云岚电器有限公司'],
  ['60000', '焊工', '枫桥机械厂'],
  ['40000', '营业员', '枫桥百货商场'],
  ['40000', '驾驶员', '云岚客运公司'],
  ['40000', '快递员', '枫桥快递服务站'],
  ['40000', '厨师', '河湾饭店'],
  ['40000', '个体经营', '枫桥农贸市场'],
  ['20000', '教师', '枫桥镇中心小学'],
  ['20000', '护士', '枫桥镇卫生院'],
  ['20000', '会计', '清溪商贸有限公司'],
  ['20000', '技术员', '云岚电器有限公司'],
  ['30000', '文员', '清溪商贸有限公司'],
  ['10000', '经理', '枫桥建材有限公司'],
  ['60000', '瓦工', '云岚建筑公司'],
];
const farming = ['50000', '务农', ''] as const;

function workOf(random: Random, age: number, isVillage: boolean): Person['work'] {
  if (age < 7) return ['80000', '学龄前儿童', ''];
  if (age < 19) return ['80000', '学生', age < 13 ? '枫桥镇中心小学' : age < 16 ? '枫桥镇初级中学' : '清溪高级中学'];
  if (age >= 60) return isVillage && age < 75 ? farming : ['80000', '离退休', ''];
  if (random.chance(8)) return ['80000', '灵活就业', ''];
  return isVillage && random.chance(45) ? farming : random.pick(jobs);
}

const educationOf = (random: Random, age: number): string => {
  if (age < 7) return '90';
  if (age < 13) return '80';
  if (age < 16) return '70';
  if (age < 19) return '60';
  if (age > 62)
    return random.weighted([
      ['81', 5],
      ['71', 3],
      ['90', 2],
      ['61', 1],
    ]);
  return random.weighted([
    ['71', 34],
    ['61', 20],
    ['41', 11],
    ['31', 19],
    ['21', 14],
    ['14', 1],
  ]);
};

function birthOf(random: Random, year: number, today: string): string {
  const birth = `${year}-${pad(random.int(1, 12), 2)}-${pad(random.int(1, 28), 2)}`;
  return birth < today ? birth : dayFrom(today, -random.int(10, 200));
}

/** All families of the town with their houses. */
export const households = perTown((town: Town): readonly Household[] => {
  const [random, cards] = [new Random('people'), new IdCards()];
  const all: Household[] = [];
  let n = 0;
  const inOrder = [...houses(town)].sort(
    (a, b) => Number(b.building.estate.community.isVillage) - Number(a.building.estate.community.isVillage),
  );
  for (const house of inOrder) {
    const { isVillage } = house.building.estate.community;
    if (town.scale === 'town' && (n >= WHOLE || random.chance(EMPTY))) continue;
    const isMigrant = random.chance(isVillage ? 4 : 15);
    const since = dayFrom(town.today, -random.int(isMigrant ? 40 : 500, isMigrant ? 1500 : 7000));
    const region = isMigrant ? random.pick(['980103', '970101', '970102']) : '980102';
    const household: Household = {
      n: all.length,
      house,
      no: pad(all.length + 1, 9),
      isMigrant,
      region,
      since,
      people: [],
    };
    const family = familyOf(random, isVillage, Number(town.today.slice(0, 4)));
    for (const kin of town.scale === 'town' ? family.slice(0, WHOLE - n) : family) {
      const birth = birthOf(random, kin.year, town.today);
      const age = ageOn(birth, town.today);
      household.people.push({
        ...kin,
        n,
        id: idOf('source/populationinfo', n),
        birth,
        age,
        idCard: cards.next(region, birth, kin.sex),
        phone: phoneOf(age < 14 ? (household.people[0]?.n ?? n) : n),
        house,
        grid: house.building.estate.grid,
        household,
        education: educationOf(random, age),
        work: workOf(random, age, isVillage),
        political: age >= 22 && random.chance(7) ? '01' : age >= 14 && age < 28 && random.chance(45) ? '03' : '13',
        nation: random.chance(97) ? '01' : random.pick(['03', '11', '15', '06', '22']),
      });
      n += 1;
    }
    all.push(household);
  }
  return all;
});

/** All residents. */
export const people = perTown((town): readonly Person[] => households(town).flatMap((household) => household.people));

/** Grown-ups between 18 and 70, by grid. */
export const adultsOf = perTown((town) =>
  groupBy(
    people(town).filter(({ age }) => age >= 18 && age < 70),
    ({ grid }) => grid.n,
  ),
);
