import { dayFrom } from '@lattice/api/day';
import { momentOf } from '../calendar.ts';
import { idOf } from '../idOf.ts';
import { memberFaces } from '../people/faces.ts';
import { members } from '../people/members.ts';
import { type Spot, spotOf } from '../fill/Spot.ts';
import { perTown, type Town } from '../Town.ts';
import type { Position } from '../tiling.ts';

/** Kinds of patrol points: key of `patrol_type`, name and what is checked. */
export const points: readonly (readonly [type: string, name: string, items: readonly string[]])[] = [
  ['2', '充电棚', ['灭火器', '充电桩', '消防通道']],
  ['1', '治安岗亭', ['照明', '视频探头', '出入登记']],
  ['4', '垃圾投放点', ['桶体清洁', '满溢情况', '周边堆放']],
  ['6', '河边亲水平台', ['护栏', '救生圈', '警示牌']],
  ['3', '沿街餐馆', ['燃气软管', '灭火毯', '从业证照']],
  ['8', '老旧住宅楼', ['墙体裂缝', '电线敷设', '楼道堆物']],
];

/** A point on a round. */
interface Stop {
  id: string;
  name: string;
  type: string;
  items: readonly string[];
  place: Position;
  address: string;
  spot: Spot;
}

/** A patrol task as it was walked. */
export interface Round {
  n: number;
  taskId: string;
  name: string;
  start: string;
  /** Key of `patrol_task_status`. */
  status: string;
  spot: Spot;
  stops: readonly Stop[];
  /** Whether it is walked every day; default false. */
  isDaily?: boolean;
  /** What became of a stop, a key of `patrol_task_point_status`. */
  result(stop: number): string;
}

const POINTS = { town: 180, sample: 60 };

/** State of the nth patrol task, a key of `patrol_task_status`. */
export const patrolStatus = (n: number): string =>
  n < 5 ? String(n) : (['3', '3', '3', '3', '4', '3', '1', '3', '5', '3'][n % 10] ?? '3');

const allStops = perTown((town): readonly Stop[] =>
  Array.from({ length: POINTS[town.scale] }, (_, at) => {
    const [type, name, items] = points[at % points.length] as (typeof points)[number];
    const spot = spotOf(town, 'project/patrolPoints', at);
    return {
      id: idOf('project/patrolPoints', at),
      name: `${spot.grid.name}${name}`,
      type,
      items,
      place: spot.place,
      address: spot.address,
      spot,
    };
  }),
);

/** Three points for a round: those of the grid first, then those of its community. */
export const stopsNear = (town: Town, { grid, community }: Spot): Stop[] => {
  const near = allStops(town).filter(({ spot }) => spot.community === community);
  return [...near.filter(({ spot }) => spot.grid === grid), ...near.filter(({ spot }) => spot.grid !== grid)].slice(
    0,
    3,
  );
};

/** A patrol task of the account that shows grid members, in its grid. */
export function shownSpot(town: Town, n: number): Spot {
  const spot = spotOf(town, 'project/patrolTask', n);
  const face = members(town)[memberFaces.indexOf('gridmember')];
  if (face === undefined) return spot;
  const { grid } = face;
  return { ...spot, grid, community: grid.community, member: face, place: grid.at(0.5, 0.5) };
}

/** Where and by whom the nth patrol task is walked: the one of today by the account that shows grid members. */
export const roundSpot = (town: Town, n: number): Spot =>
  patrolStatus(n) === '2' ? shownSpot(town, n) : spotOf(town, 'project/patrolTask', n);

/** When the nth patrol task begins: one under way lasts from midnight to midnight, so that it can be walked now. */
export function roundStart(town: Town, n: number): string {
  const status = patrolStatus(n);
  const day = status === '0' || status === '1' ? 1 : status === '2' ? 0 : -3 - (n % 80);
  return momentOf(dayFrom(town.today, day), status === '2' ? 0 : 480);
}

/** All patrol tasks as they were walked. */
export const rounds = perTown((town): readonly Round[] =>
  Array.from({ length: town.scale === 'town' ? 120 : 6 }, (_, n) => {
    const spot = roundSpot(town, n);
    const status = patrolStatus(n);
    const start = roundStart(town, n);
    const stops = stopsNear(town, spot);
    const result = (stop: number) =>
      status === '3'
        ? (n + stop) % 9 === 4
          ? '2'
          : '1'
        : status === '4'
          ? stop === 2
            ? '3'
            : '1'
          : status === '2' && stop === 0
            ? '1'
            : '0';
    return {
      n,
      taskId: idOf('project/patrolTask', n),
      name: `${spot.grid.name}${['消防安全', '治安', '环境卫生', '防汛'][n % 4]}巡查`,
      start,
      status,
      spot,
      stops,
      result,
    };
  }),
);
