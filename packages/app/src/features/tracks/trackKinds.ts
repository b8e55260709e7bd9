import type { Resource } from '@lattice/api/resource';
import { resourcespatrolcartrajectory } from '@lattice/api/resources/dispatch/resourcespatrolcartrajectory';
import { gridmembertrajectory } from '@lattice/api/resources/grid/gridmembertrajectory';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { type PageAnswer, rowsIn } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import type { StoredPosition } from './tracksOf.ts';

const SIZE = 200;
/** Pages of one day that are read at most. */
const MOST_PAGES = 10;

/** What moves. */
export type TrackKindName = 'member' | 'car';

/** Who moved: its record, and its name as the person may read it. */
export interface MoverName {
  id: string;
  name: string;
}

/** Where the positions of one kind of movers come from. Its calls reject as the server refuses them. */
export interface TrackKind {
  /** The register of positions; only its readers see the kind. */
  register: Resource;
  /** Who moved on a day `yyyy-MM-dd`, or on the last day with positions for ''; whoever moved last stands first. */
  movers: (day: string, signal: AbortSignal) => Promise<{ day: string; movers: MoverName[] }>;
  /** The positions of one mover on a day, in the order of time. */
  positions: (id: string, day: string, signal: AbortSignal) => Promise<StoredPosition[]>;
}

type Query = Readonly<Record<string, string | number>>;
type PageOf = (query: Query, signal: AbortSignal) => Promise<PageAnswer>;

const textIn = (row: CrudRow, name: string): string => String(row[name] ?? '');

/** All rows of a question, up to the most pages. */
async function allRows(pageOf: PageOf, requested: Query, signal: AbortSignal): Promise<CrudRow[]> {
  const page = async (current: number) => rowsIn(await pageOf({ ...requested, current, size: SIZE }, signal));
  const first = await page(1);
  const count = Math.min(MOST_PAGES, Math.ceil(first.total / SIZE));
  const others = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, async (_, at) => page(at + 2)));
  return [first, ...others].flatMap(({ records }) => records);
}

/** The column of a field, as the wire names it for sorting. */
const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const daySpan = (time: string, day: string): Query => ({
  [`${time}_dategt`]: `${day} 00:00:00`,
  [`${time}_datelt`]: `${day} 23:59:59`,
});

/** Finds who moved in a register of positions, by its fields for the time and for the mover. */
const moversIn =
  (pageOf: PageOf, time: string, who: string, nameOf: (row: CrudRow) => string): TrackKind['movers'] =>
  async (day, signal) => {
    const rows =
      day === ''
        ? rowsIn(await pageOf({ descs: columnOf(time), current: 1, size: SIZE }, signal)).records
        : await allRows(pageOf, { descs: columnOf(time), ...daySpan(time, day) }, signal);
    const last = day === '' && rows[0] !== undefined ? textIn(rows[0], time).slice(0, 10) : day;
    const names = new Map<string, string>();
    for (const row of rows) {
      const id = textIn(row, who);
      if (textIn(row, time).startsWith(last) && !names.has(id)) names.set(id, nameOf(row) || id);
    }
    return { day: last, movers: [...names].map(([id, name]) => ({ id, name })) };
  };

const memberPage: PageOf = (query, signal) => client(gridmembertrajectory).page(query, { signal });
const carPage: PageOf = (query, signal) => client(resourcespatrolcartrajectory).page(query, { signal });

/** The kinds of movers, by name. */
export const trackKinds: Readonly<Record<TrackKindName, TrackKind>> = {
  member: {
    register: gridmembertrajectory,
    movers: moversIn(memberPage, 'locateTime', 'gridMemberId', (row) => textIn(row, 'gridMemberIdName')),
    positions: async (id, day, signal) => {
      const points = await client(gridmembertrajectory).getCoordinate(
        { gridMemberId: id, startTime: day, endTime: day },
        { signal },
      );
      return points.map(({ locateTime, lng, lat, inGrid }) => ({
        time: locateTime,
        lng,
        lat,
        isInGrid: inGrid === 1,
      }));
    },
  },
  car: {
    register: resourcespatrolcartrajectory,
    movers: moversIn(carPage, 'gpsTime', 'carId', (row) => textIn(row, 'carNo')),
    positions: async (id, day, signal) => {
      const rows = await allRows(carPage, { ascs: 'gps_time', carId: id, ...daySpan('gpsTime', day) }, signal);
      return rows.map((row) => ({
        time: textIn(row, 'gpsTime'),
        lng: textIn(row, 'lng'),
        lat: textIn(row, 'lat'),
        isInGrid: null,
      }));
    },
  },
};
