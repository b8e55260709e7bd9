import { basicGrids, type Grid } from './grids.ts';
import { type Community, communities } from './communities.ts';
import { idOf } from '../idOf.ts';
import { Random } from '../Random.ts';
import type { Position } from '../tiling.ts';

/** A housing estate or hamlet; also the seat of a committee. */
export interface Estate {
  id: string;
  name: string;
  code: string;
  community: Community;
  grid: Grid;
  street: string;
  /** House number in its street. */
  door: number;
  /** True for the seat of a committee, where nobody lives. */
  isSeat: boolean;
  place: Position;
  /** Share of the cell that it covers: from and to, west to east and south to north. */
  box: readonly [u0: number, v0: number, u1: number, v1: number];
  built: number;
}

const path = 'source/communityinfo';
const estateNames = ['花园', '新村', '家园', '佳苑', '名邸', '小区', '雅苑', '公寓', '明珠苑', '阳光城'] as const;
const hamletNames = ['上村', '下村', '新屋', '老屋', '东头', '西头', '山脚', '桥边', '前岸', '后岸'] as const;
const urbanWords: readonly (readonly string[])[] = [
  ['枫桥', '枫华', '锦枫', '金枫', '枫林', '老街', '枫丹', '枫景', '枫悦', '枫尚'],
  ['河湾', '滨河', '水岸', '渡口', '临江', '工农', '河畔', '碧波', '清溪', '望江'],
  ['书院', '文昌', '学府', '明伦', '桂花', '翰林', '书香', '状元', '文华', '尚学'],
];

const corners = (box: Estate['box'], grid: Grid): Position[] => {
  const [u0, v0, u1, v1] = box;
  return [grid.at(u0, v0), grid.at(u1, v0), grid.at(u1, v1), grid.at(u0, v1), grid.at(u0, v0)];
};

const random = new Random('estates');

/** The seats of the six committees, which registers name as the community of a record. */
export const seats: readonly Estate[] = communities.map((community, n) => {
  const grid = basicGrids[n * 10] as Grid;
  return {
    id: idOf(path, n),
    name: community.name,
    code: `${community.code}00`,
    community,
    grid,
    street: community.streets[0] ?? '',
    door: 1,
    isSeat: true,
    place: grid.at(0.9, 0.9),
    box: [0.86, 0.87, 0.94, 0.93],
    built: 2009 + n,
  };
});

/** One estate or hamlet in each basic grid. */
export const homes: readonly Estate[] = basicGrids.map((grid, n) => {
  const { community } = grid;
  const at = n % 10;
  const name = community.isVillage
    ? `${community.name}${hamletNames[at]}`
    : `${urbanWords[community.n]?.[at]}${estateNames[(at * 3 + community.n) % 10]}`;
  return {
    id: idOf(path, 10 + n),
    name,
    code: `${grid.code}01`,
    community,
    grid,
    street: community.streets[at % community.streets.length] ?? '',
    door: 8 + random.int(0, 40) * 4,
    isSeat: false,
    place: grid.at(0.5, 0.5),
    box: [0.1, 0.1, 0.84, 0.84],
    built: community.isVillage ? random.int(1986, 2012) : random.int(1994, 2021),
  };
});

/** Everything in the register of estates. */
export const estates: readonly Estate[] = [...seats, ...homes];

/** Ring around an estate. */
export const ringOfEstate = ({ box, grid }: Estate): Position[] => corners(box, grid);

/** Full address of an estate. */
export const addressOfEstate = ({ street, door, name, isSeat }: Estate): string =>
  `云岚市清溪区枫桥镇${street}${door}号${isSeat ? '' : name}`;
