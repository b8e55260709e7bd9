import type { Seed } from '../../town/Seed.ts';
import { basicGrids } from '../../town/places/grids.ts';
import { idOf } from '../../town/idOf.ts';
import { lineAlong, type Position } from '../../town/tiling.ts';
import { person, phoneNumber, pick } from '../../town/fiction.ts';

const routes: readonly (readonly [name: string, type: string, unit: string])[] = [
  ['云岚铁路枫桥段', '01', '云岚铁路工务段'],
  ['清溪大道', '02', '清溪区公路管理站'],
  ['枫桥环镇路', '02', '枫桥镇村镇建设办'],
  ['青石岭公路', '02', '清溪区公路管理站'],
  ['北线输油管道枫桥段', '03', '云岚管道运输公司'],
  ['清溪天然气支线', '04', '云岚燃气公司'],
  ['220千伏枫岭线', '05', '云岚供电公司'],
  ['110千伏柳塘线', '05', '云岚供电公司'],
  ['枫桥至石桥通信光缆', '06', '云岚通信分公司'],
  ['有线电视干线', '07', '云岚广电网络公司'],
  ['柳塘排洪渠', '08', '清溪区水利站'],
  ['河湾堤防', '08', '清溪区水利站'],
];
const sections = ['', '东段', '西段', '南段', '北段'] as const;

/**
 * Where a route runs: along a line of the town's lattice, from west to east (even ones) or south to north; the river is
 * the middle line.
 */
function courseOf(route: number, section: number): Position[] {
  const [from, to] = section === 0 ? [0, 1] : [(section - 1) / 4, section / 4];
  const isAcross = route % 2 === 0;
  const [length, line] = isAcross ? [10, route >= 10 ? 3 : (route / 2) % 7] : [6, 1 + ((route * 3) % 9)];
  const [first, last] = [Math.floor(from * length), Math.max(Math.ceil(to * length), Math.floor(from * length) + 1)];
  return lineAlong(
    Array.from({ length: last - first + 1 }, (_, i): [number, number] =>
      isAcross ? [first + i, line] : [line, first + i],
    ),
  );
}

/** Start data of 护路护线: sixty fictional sections of the routes through the town. */
export const seed: Seed = {
  demo: true,
  rows: () =>
    routes.flatMap(([name, routeType, unit], r) =>
      sections.map((section, s) => {
        const n = r * sections.length + s;
        return {
          id: idOf('source/roadinfo', n),
          routeName: `${name}${section}`,
          routeCode: `HL${String(n + 1).padStart(4, '0')}`,
          routeType,
          routeLength: 1.5 + ((n * 7) % 40) / 4,
          startPlace: pick(['枫桥', '河湾', '书院', '青石'], n),
          endPlace: pick(['柳塘', '石桥', '云岚', '清溪'], n + 1),
          subordinateUnit: unit,
          subordinateAddress: `云岚市清溪区枫桥镇建设路${10 + n}号`,
          subordinatePhone: phoneNumber(n * 4),
          subordinateLeader: person(n * 3),
          subordinateLeaderPhone: phoneNumber(n * 4 + 1),
          jurisdictionUnit: '枫桥镇平安建设办公室',
          jurisdictionAddress: '云岚市清溪区枫桥镇政府路1号',
          jurisdictionPhone: phoneNumber(n * 4 + 2),
          securityName: person(n * 3 + 1),
          securityPhone: phoneNumber(n * 4 + 3),
          hazardSituation:
            n % 4 === 3
              ? ''
              : pick(['沿线有零星堆物，已通知清理。', '部分警示牌褪色，计划更换。', '雨季边坡有落石，加强巡查。'], n),
          hazardLevel: pick(['04', '03', '02', '04', '01', '03'], n),
          griddingId: basicGrids[(n * 5) % basicGrids.length]?.id,
          geom: { type: 'LineString', coordinates: courseOf(r, s) },
        };
      }),
    ),
};
