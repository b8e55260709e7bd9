import { givenName, nameOf, surname } from '../nameOf.ts';
import type { Random } from '../Random.ts';

/** A member of a family before it has numbers of its own. */
export interface Kin {
  name: string;
  sex: '1' | '2';
  /** Year of birth. */
  year: number;
  /** Relation to the head, a key of `family_relation`. */
  relation: string;
  /** Key of `marital_status`. */
  marital: string;
}

type Kind = 'single' | 'couple' | 'children' | 'three' | 'elders' | 'alone' | 'oneParent';

const kinds = (isVillage: boolean): readonly (readonly [Kind, number])[] =>
  isVillage
    ? [
        ['children', 24],
        ['three', 38],
        ['couple', 8],
        ['elders', 14],
        ['alone', 8],
        ['single', 3],
        ['oneParent', 5],
      ]
    : [
        ['children', 40],
        ['three', 17],
        ['couple', 14],
        ['elders', 11],
        ['alone', 5],
        ['single', 9],
        ['oneParent', 4],
      ];

/** Children of a father or mother, eldest first, with the keys of sons and daughters in order. */
function children(random: Random, family: string, motherYear: number, thisYear: number, count: number): Kin[] {
  let [sons, daughters] = [0, 0];
  return Array.from({ length: count }, (_, i): Kin => {
    const sex = random.chance(52) ? '1' : '2';
    const year = Math.min(thisYear, motherYear + random.int(23, 29) + i * 3);
    const relation =
      count === 1 ? (sex === '1' ? '21' : '31') : sex === '1' ? String(22 + sons++) : String(32 + daughters++);
    return {
      name: family + givenName(random, sex, year),
      sex,
      year,
      relation,
      marital: thisYear - year > 27 && random.chance(40) ? '20' : '10',
    };
  }).filter((child) => child.year <= thisYear);
}

/** A family; the head comes first. */
export function familyOf(random: Random, isVillage: boolean, thisYear: number): Kin[] {
  const kind = random.weighted(kinds(isVillage));
  const headSex =
    kind === 'alone'
      ? random.weighted([
          ['1', 4],
          ['2', 6],
        ] as const)
      : random.weighted([
          ['1', 76],
          ['2', 24],
        ] as const);
  const ages: Record<Kind, [number, number]> = {
    single: [21, 36],
    couple: [24, 62],
    children: [28, 57],
    three: [32, 54],
    elders: [61, 84],
    alone: [66, 90],
    oneParent: [30, 50],
  };
  const year = thisYear - random.int(...ages[kind]);
  const family = surname(random);
  const isMarried = ['couple', 'children', 'three', 'elders'].includes(kind);
  const marital = isMarried
    ? '20'
    : kind === 'alone'
      ? '30'
      : kind === 'oneParent'
        ? random.weighted([
            ['40', 7],
            ['30', 3],
          ])
        : '10';
  const head: Kin = { name: family + givenName(random, headSex, year), sex: headSex, year, relation: '02', marital };
  const kin = [head];
  const otherSex = headSex === '1' ? '2' : '1';
  const spouseYear = year + (headSex === '1' ? random.int(-1, 4) : random.int(-4, 1));
  if (isMarried)
    kin.push({
      name: nameOf(random, otherSex, spouseYear),
      sex: otherSex,
      year: spouseYear,
      relation: headSex === '1' ? '12' : '11',
      marital: '20',
    });
  if (kind === 'children' || kind === 'three' || kind === 'oneParent') {
    const motherYear = headSex === '1' && isMarried ? spouseYear : year;
    const childName = headSex === '1' || !isMarried ? family : (kin[1]?.name ?? family).slice(0, 1);
    kin.push(
      ...children(
        random,
        childName,
        motherYear,
        thisYear,
        random.weighted([
          [1, 55],
          [2, 38],
          [3, isVillage ? 9 : 3],
        ]),
      ),
    );
  }
  if (kind === 'three') {
    const fatherYear = year - random.int(24, 29);
    kin.push({
      name: family + givenName(random, '1', fatherYear),
      sex: '1',
      year: fatherYear,
      relation: headSex === '1' ? '51' : '51',
      marital: '20',
    });
    if (random.chance(80))
      kin.push({
        name: nameOf(random, '2', fatherYear),
        sex: '2',
        year: fatherYear + random.int(0, 4),
        relation: '52',
        marital: '20',
      });
    else kin[kin.length - 1] = { ...(kin[kin.length - 1] as Kin), marital: '30' };
  }
  return kin;
}
