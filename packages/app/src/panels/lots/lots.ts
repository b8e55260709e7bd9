import type { Titleransaction } from '@lattice/api/resources/project/titleransaction';
import type { Box, Geometry, MapFeature } from '@lattice/ui/MapView';
import { boxAround } from '../../records/map/geometryOf.ts';

/** A lot of collective property, as far as the map and its figures go. */
export interface Lot {
  id: string;
  name: string;
  geometry: Geometry;
  /** Key of its state. */
  status: string;
  /** Key of its kind of asset. */
  use: string;
  owner: string;
  /** In mu (亩). */
  area: number;
  /** What is asked for it, in yuan. */
  listPrice: number;
  /** What it was sold for, in yuan; null for what is not. */
  dealPrice: number | null;
  /** Days of its contract, `yyyy-MM-dd`; '' for none. */
  startDate: string;
  endDate: string;
}

/** What lots are cut to, by the address; '' for all. */
export interface LotChoice {
  status: string;
  use: string;
  /** Year in which a contract begins or ends. */
  year: string;
}

type Row = { id: string } & Partial<Titleransaction>;

/** A day that can be read; '' for none. */
const dayOf = (day: unknown): string => (typeof day === 'string' ? day : '');

/** Rows of the register as lots; those without a border are none. */
export const lotsIn = (rows: readonly Row[]): Lot[] =>
  rows.flatMap((row) =>
    row.coordinateRange === null || typeof row.coordinateRange !== 'object'
      ? []
      : [
          {
            id: row.id,
            name: row.titleName ?? '',
            geometry: row.coordinateRange,
            status: row.status ?? '',
            use: row.assetType ?? '',
            owner: row.ownerUnit ?? '',
            area: row.area ?? 0,
            listPrice: row.listPrice ?? 0,
            dealPrice: row.dealPrice ?? null,
            startDate: dayOf(row.startDate),
            endDate: dayOf(row.endDate),
          },
        ],
  );

const yearOf = (day: string): string => day.slice(0, 4);

/** The lots of a choice. */
export const chosenLots = (lots: readonly Lot[], { status, use, year }: LotChoice): Lot[] =>
  lots.filter(
    (lot) =>
      (status === '' || lot.status === status) &&
      (use === '' || lot.use === use) &&
      (year === '' || yearOf(lot.startDate) === year || yearOf(lot.endDate) === year),
  );

/** The lots of which a part may be in a box; all of them without one. */
export const lotsInBox = (lots: readonly Lot[], box: Box | null): Lot[] =>
  lots.filter(({ geometry }) => {
    const own = boxAround([geometry]);
    return (
      box === null || (own !== null && own[0] <= box[2] && own[2] >= box[0] && own[1] <= box[3] && own[3] >= box[1])
    );
  });

/** What lots come to together. */
export interface LotSums {
  count: number;
  area: number;
  listed: number;
  sold: number;
  /** What a mu of the sold lots cost; null where none is sold. */
  perMu: number | null;
  /** By how many percent they were sold above what was asked; null where none is sold. */
  gain: number | null;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Sums lots up. */
export function sumsOf(lots: readonly Lot[]): LotSums {
  const sold = lots.filter(({ dealPrice }) => dealPrice !== null);
  const sum = (of: readonly Lot[], value: (lot: Lot) => number) => of.reduce((all, lot) => all + value(lot), 0);
  const [deals, requested, area] = [
    sum(sold, (lot) => lot.dealPrice ?? 0),
    sum(sold, (lot) => lot.listPrice),
    sum(sold, (lot) => lot.area),
  ];
  return {
    count: lots.length,
    area: rounded(sum(lots, (lot) => lot.area)),
    listed: rounded(sum(lots, (lot) => lot.listPrice)),
    sold: rounded(deals),
    perMu: area > 0 ? Math.round(deals / area) : null,
    gain: requested > 0 ? rounded((deals / requested - 1) * 100) : null,
  };
}

/** How much area lots have together, by a value of theirs. */
export function areaBy(lots: readonly Lot[], keyOf: (lot: Lot) => string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const lot of lots) sums.set(keyOf(lot), rounded((sums.get(keyOf(lot)) ?? 0) + lot.area));
  return sums;
}

/** How many contracts begin and end in each year, from the first to the last. */
export function contractYears(lots: readonly Lot[]): { year: string; begin: number; end: number }[] {
  const days = lots.flatMap(({ startDate, endDate }) => [startDate, endDate]).filter((day) => day !== '');
  if (days.length === 0) return [];
  const years = days.map((day) => Number(yearOf(day)));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = String(first + at);
    return {
      year,
      begin: lots.filter(({ startDate }) => yearOf(startDate) === year).length,
      end: lots.filter(({ endDate }) => yearOf(endDate) === year).length,
    };
  });
}

/** Contracts that end from a day on, the next one first. */
export const endingNext = (lots: readonly Lot[], today: string): Lot[] =>
  lots.filter(({ endDate }) => endDate >= today).sort((one, other) => (one.endDate < other.endDate ? -1 : 1));

/** Lots as features of a map, each of the kind that its mark shows. */
export const lotFeatures = (lots: readonly Lot[], by: 'status' | 'use'): MapFeature[] =>
  lots.map((lot) => ({ id: lot.id, name: lot.name, geometry: lot.geometry, kind: lot[by], weight: lot.area }));
