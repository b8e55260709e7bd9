import { type Place, placeOf } from '@lattice/api/map/placeOf';
import { legendFieldOf } from '@lattice/api/map/legendFieldOf';
import type { Resource } from '@lattice/api/resource';
import type { CrudRow, DataSource, MapQuery } from '@lattice/ui/CrudTable';
import type { Geometry, MapFeature } from '@lattice/ui/MapView';
import { geometryOf } from './geometryOf.ts';

/** Most rows that are read for a map. */
export const MOST_ROWS = 5_000;
/** Rows of a page, the most that a list may ask for. */
const PAGE = 200;

/** What was read of a list: rows, and how many there are. */
export interface ReadRows {
  rows: readonly CrudRow[];
  total: number;
}

/** The rows that answer a question, page by page up to the limit, or until `isEnough`. */
export async function readRows(
  source: Pick<DataSource, 'page'>,
  query: MapQuery,
  columns: readonly string[],
  signal: AbortSignal,
  isEnough: (known: ReadonlyMap<string, CrudRow>) => boolean = () => false,
): Promise<ReadRows> {
  const rows = new Map<string, CrudRow>();
  for (let page = 1; ; page += 1) {
    const { records, total } = await source.page({ ...query, page, size: PAGE, sort: [] }, signal, columns);
    for (const row of records) rows.set(row.id, row);
    const isLast = records.length === 0 || page * PAGE >= Math.min(total, MOST_ROWS);
    if (isLast || isEnough(rows)) return { rows: [...rows.values()], total };
  }
}

/** Fields that tell where rows stand. */
const fieldsOf = (place: Place): string[] => {
  if (place.kind === 'reference') return [place.through];
  return [...(place.kind === 'point' ? [place.lng, place.lat] : []), ...(place.outline ? [place.outline] : [])];
};

/** How records are found to which rows refer. */
export type OpenRegister = (path: string) => Promise<{ definition: Resource; source: Pick<DataSource, 'page'> }>;

const NOWHERE: ReadonlyMap<string, Geometry> = new Map();

/** Where records stand to which rows refer, by id; none where the person may not list them. */
async function placesThrough(
  place: Extract<Place, { kind: 'reference' }>,
  rows: readonly CrudRow[],
  open: OpenRegister,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Geometry>> {
  const wanted = new Set(rows.flatMap((row) => (row[place.through] ? [String(row[place.through])] : [])));
  const { definition, source } = await open(place.to);
  const own = placeOf(definition);
  if (own === null || own.kind === 'reference' || wanted.size === 0) return NOWHERE;
  const { rows: found } = await readRows(source, { search: [] }, fieldsOf(own), signal, (known) =>
    [...wanted].every((id) => known.has(id)),
  ).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return { rows: [] };
  });
  return new Map(
    found.flatMap((row) => {
      const geometry = wanted.has(row.id) ? geometryOf(own, row) : null;
      return geometry === null ? [] : [[row.id, geometry] as const];
    }),
  );
}

/** The rows that answer a question as features, read by the calls of the list; `total` counts all of the rows. */
export async function readPlaces(
  definition: Resource,
  place: Place,
  source: Pick<DataSource, 'page'>,
  query: MapQuery,
  open: OpenRegister,
  signal: AbortSignal,
): Promise<ReadRows & { features: readonly MapFeature[] }> {
  const legend = legendFieldOf(definition);
  const { title = 'id' } = definition;
  const columns = [...fieldsOf(place), title, ...(legend === undefined ? [] : [legend])];
  const read = await readRows(source, query, columns, signal);
  const there = place.kind === 'reference' ? await placesThrough(place, read.rows, open, signal) : NOWHERE;
  const features = read.rows.flatMap((row): MapFeature[] => {
    const geometry =
      place.kind === 'reference' ? (there.get(String(row[place.through])) ?? null) : geometryOf(place, row);
    if (geometry === null) return [];
    return [
      {
        id: row.id,
        name: String(row[`${title}Name`] || row[title] || ''),
        geometry,
        kind: legend === undefined ? '' : String(row[legend] ?? ''),
      },
    ];
  });
  return { ...read, features };
}
