import { type Place, placeOf } from '@lattice/api/map/placeOf';
import type { Resource } from '@lattice/api/resource';
import { type Table, columnOf, tableOf } from './table.ts';

/** Where the rows `t` of a table stand: what has to be joined, and expressions of longitude and latitude in degrees. */
export interface PlaceSql {
  join: string;
  lng: string;
  lat: string;
}

/** Longitude (axis 0) or latitude (axis 1) of the middle of a geometry's vertices; null for none. */
export const geometryFunction = `
create or replace function geometry_middle(shape jsonb, axis int) returns numeric language sql immutable parallel
safe as $$
  select round(avg((p ->> axis)::numeric), 7)
  from jsonb_path_query(shape, 'strict $.coordinates.** ? (@.type() == "array" && @[0].type() == "number")') p
$$;
`;

/** Expressions of the own place of the rows `alias`; '' is the table of an index. */
export function ownPlace(table: Table, place: Place, alias: string): readonly [lng: string, lat: string] | null {
  const own = (name: string) => `${alias}"${columnOf(table, name).sql}"`;
  if (place.kind === 'reference') return null;
  const middle = (axis: number) =>
    place.outline === undefined ? null : `geometry_middle(${own(place.outline)}, ${axis})`;
  if (place.kind === 'outline') return [middle(0) ?? 'null', middle(1) ?? 'null'];
  const [lng, lat] = [own(place.lng), own(place.lat)];
  return place.outline === undefined
    ? [lng, lat]
    : [`coalesce(${lng}, ${middle(0) ?? 'null'})`, `coalesce(${lat}, ${middle(1) ?? 'null'})`];
}

/** Where the rows `t` of a table stand; null for tables without a place. */
export function placeSql(table: Table, resources: ReadonlyMap<string, Resource>): PlaceSql | null {
  const place = placeOf(table.resource);
  if (place === null) return null;
  if (place.kind !== 'reference') {
    const [lng, lat] = ownPlace(table, place, 't.') ?? ['null', 'null'];
    return { join: '', lng, lat };
  }
  const to = resources.get(place.to);
  const found = to === undefined ? null : placeOf(to);
  const own = to === undefined || found === null ? null : ownPlace(tableOf(to), found, 'w.');
  if (to === undefined || own === null) return null;
  const there = `w.id = t."${columnOf(table, place.through).sql}" and w.tenant_id = t.tenant_id and w.is_deleted = 0`;
  return { join: `join ${tableOf(to).name} w on ${there}`, lng: own[0], lat: own[1] };
}

/** The index by which rows are found in a box of the map; none for tables without a place of their own. */
export function placeIndex(table: Table): string[] {
  const place = placeOf(table.resource);
  const own = place === null ? null : ownPlace(table, place, '');
  if (own === null || table.resource.shared === true) return [];
  const columns = own.map((one) => (one.startsWith('"') ? one : `(${one})`)).join(', ');
  return [`create index if not exists ${table.name}_place_idx on ${table.name} (tenant_id, ${columns})`];
}
