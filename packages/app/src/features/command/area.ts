import { mapCall, type MapAnswer } from '@lattice/api/map/mapCall';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { MapPoint } from '@lattice/api/resources/visualization/dispatch';
import { isInside } from '@lattice/ui/isInside';
import type { Geometry, MapFeature, Position } from '@lattice/ui/MapView';
import { transport } from '../../session/transport.ts';
import { metresBetween } from '../event/report/nearby.ts';

/** Where dispatch happens: an area that was drawn, or the surroundings of something with a place. */
export interface DispatchArea {
  name: string;
  /** The middle, in degrees. */
  lng: string;
  lat: string;
  /** The outline; null for surroundings. */
  shape: Geometry | null;
  /** The event in its middle; none by default. */
  eventId?: string;
}

const ringsOf = (shape: Geometry): readonly Position[] =>
  shape.type === 'Polygon' ? shape.coordinates.flat() : shape.type === 'MultiPolygon' ? shape.coordinates.flat(2) : [];

const sizeOf = (shape: Geometry): number => {
  const ring = ringsOf(shape);
  const span = (at: 0 | 1) => {
    const parts = ring.map((position) => position[at]);
    return Math.max(...parts) - Math.min(...parts);
  };
  return span(0) * span(1);
};

/** The smallest of named areas in which a place lies, such as its grid; undefined where it lies in none. */
export const smallestAt = (areas: readonly MapFeature[], { lng, lat }: { lng: string; lat: string }) =>
  areas
    .filter(({ geometry }) => isInside([Number(lng), Number(lat)], geometry))
    .toSorted((a, b) => sizeOf(a.geometry) - sizeOf(b.geometry))[0];

/** The area that was drawn, with its middle. */
export function drawnArea(name: string, shape: Geometry): DispatchArea {
  const ring = ringsOf(shape);
  const middle = (at: 0 | 1) => {
    const parts = ring.map((position) => position[at]);
    return ((Math.min(...parts) + Math.max(...parts)) / 2).toFixed(6);
  };
  return { name, shape, lng: middle(0), lat: middle(1) };
}

/** Whether a place lies in an area, or within so many metres of its middle. */
export const liesIn = (area: DispatchArea, reach: number, place: { lng: unknown; lat: unknown }): boolean =>
  area.shape === null
    ? (metresBetween(area, place) ?? Infinity) <= reach
    : isInside([Number(place.lng), Number(place.lat)], area.shape);

/** Degrees of latitude of a metre. */
const METRE = 1 / 111_320;

/** West, south, east and north of an area. */
export function boxOf(area: DispatchArea, reach: number): [number, number, number, number] {
  const ring = area.shape === null ? [] : ringsOf(area.shape);
  if (ring.length > 0) {
    const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
    return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
  }
  const [lng, lat] = [Number(area.lng), Number(area.lat)];
  const [dx, dy] = [(reach * METRE) / Math.cos((lat * Math.PI) / 180), reach * METRE];
  return [lng - dx, lat - dy, lng + dx, lat + dy];
}

/** How many residents live in an area, as far as the person may count them; small groups are left out. */
export async function residentsIn(area: DispatchArea, reach: number, signal: AbortSignal): Promise<number> {
  const answer = (await transport.send(
    `${populationinfo.path}/${mapCall.path}`,
    mapCall,
    {
      box: boxOf(area, reach)
        .map((degree) => degree.toFixed(6))
        .join(','),
      zoom: 18,
    },
    { signal },
  )) as MapAnswer | null;
  const places = [...(answer?.cells ?? []), ...(answer?.points ?? []).map(({ lng, lat }) => ({ lng, lat, count: 1 }))];
  return places.filter((place) => liesIn(area, reach, place)).reduce((sum, { count }) => sum + count, 0);
}

/** A kind of things that may lie in an area. */
export interface AreaKind {
  /** Name of the layer. */
  type: string;
  label: string;
  /** All things of the kind. */
  ask: () => Promise<readonly MapPoint[]>;
  /** Address of a record; undefined where the person may not open it. */
  hrefOf: (id: string) => string | undefined;
}
