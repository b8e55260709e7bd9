import { listFeaturesOf, subtreeQuery } from '@lattice/api/listFeatures';
import { type MapAnswer, type MapQuestion, askMap } from '@lattice/api/map/mapCall';
import { legendFieldOf } from '@lattice/api/map/legendFieldOf';
import { hasMap, placeOf, showsPeople } from '@lattice/api/map/placeOf';
import { pageQuery } from '@lattice/api/pageQuery';
import type { Resource } from '@lattice/api/resource';
import type { Translate } from '@lattice/api/validate';
import type { DataSource, MapQuery, PlacedRows, RowMap } from '@lattice/ui/CrudTable';
import type { BoxAnswer } from '@lattice/ui/MapView';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { isMaskedHere } from '../maskedSearch.ts';
import { loadResource } from '../resources.ts';
import { sourceOf } from '../sourceOf.ts';
import { boxAround } from './geometryOf.ts';
import { peopleCells } from './peopleCells.ts';
import { MOST_ROWS, readPlaces } from './readPlaces.ts';

const boxAnswer = ({ points, cells, hasFew }: MapAnswer): BoxAnswer => ({
  features: (points ?? []).map(({ id, title, state, lng, lat, outline }) => ({
    id,
    name: title,
    kind: state,
    geometry: outline ?? { type: 'Point', coordinates: [lng, lat] },
  })),
  ...(cells !== undefined && { cells }),
  ...(hasFew === true && { hasFew }),
});

type Reading = Awaited<ReturnType<typeof readPlaces>> & { isAnonymous: boolean };

/** Where the rows stand that were read. */
function placedOf({ features, rows, total, isAnonymous }: Reading): PlacedRows {
  const by: Record<string, number> = {};
  if (!isAnonymous) for (const { kind = '' } of features) by[kind] = (by[kind] ?? 0) + 1;
  return {
    placed: features.length,
    extent: boxAround(features.map(({ geometry }) => geometry)),
    by,
    ...(rows.length < total && rows.length >= MOST_ROWS && { readUpTo: rows.length }),
  };
}

/** The map of a list by the calls that every server has: its rows, page by page. */
function readMap(definition: Resource, source: DataSource, say: Translate) {
  const open = async (path: string) => {
    const other = await loadResource(path);
    return { definition: other, source: sourceOf(other, say) };
  };
  const place = placeOf(definition);
  let last: { key: string; reading: Promise<Reading>; whole?: BoxAnswer } | null = null;
  const start = async (query: MapQuery, signal: AbortSignal): Promise<Reading> => {
    if (place === null) return { features: [], rows: [], total: 0, isAnonymous: false };
    const [read, isAnonymous] = await Promise.all([
      readPlaces(definition, place, source, query, open, signal),
      showsPeople(definition) && isMaskedHere(definition),
    ]);
    return { ...read, isAnonymous: isAnonymous === true };
  };
  const readNow = (query: MapQuery, signal: AbortSignal) => {
    last = { key: JSON.stringify(query), reading: start(query, signal) };
    return last;
  };
  return {
    whole: async (query: MapQuery, signal: AbortSignal) => placedOf(await readNow(query, signal).reading),
    inBox: async (query: MapQuery, zoom: number, signal: AbortSignal): Promise<BoxAnswer> => {
      const now = last?.key === JSON.stringify(query) ? last : readNow(query, signal);
      const { features, isAnonymous } = await now.reading;
      // The same answer each time, so that the map keeps what it has drawn.
      return isAnonymous ? peopleCells(features, zoom) : (now.whole ??= { features });
    },
    rows: async (ids: readonly string[]) => (await last?.reading)?.rows.filter(({ id }) => ids.includes(id)) ?? [],
  };
}

/**
 * Where the rows of a register stand, for the map of its list: as the server counts them in a box where it can, else by
 * reading the list. Rights, scopes and masks are those of the calls. `isOwnPage`: the list has a call of its own.
 */
export function rowMap(definition: Resource, source: DataSource, say: Translate, isOwnPage: boolean): RowMap {
  const features = listFeaturesOf(definition, session.abilities);
  const place = placeOf(definition);
  const read = readMap(definition, source, say);
  let isAsked = !isOwnPage && session.abilities.includes('map') && hasMap(definition);
  const ask = async (query: MapQuery, where: Pick<MapQuestion, 'box' | 'zoom'>, signal: AbortSignal) => {
    if (!isAsked) return null;
    const words = await pageQuery({ page: 1, size: 1, sort: [], ...query }, definition.fields, features.where);
    const { current: _current, size: _size, ...filters } = subtreeQuery(definition, features, words);
    const answer = await askMap(definition, transport, { ...filters, ...where }, { signal });
    if (answer === null) isAsked = false;
    return answer;
  };
  return {
    legend: legendFieldOf(definition),
    hasOutlines: place !== null && 'outline' in place,
    whole: async (query, signal) => {
      const answer = await ask(query, {}, signal);
      if (answer === null) return read.whole(query, signal);
      const { placed = 0, extent = null, by = {}, hasFew } = answer;
      return { placed, extent, by, ...(hasFew === true && { hasFew }) };
    },
    inBox: async (query, box, zoom, signal) => {
      const answer = await ask(query, { box: box.join(','), zoom: Math.round(zoom) }, signal);
      return answer === null ? read.inBox(query, zoom, signal) : boxAnswer(answer);
    },
    rows: async (ids) => {
      if (ids.length === 0) return [];
      return source.whole === undefined ? read.rows(ids) : source.whole(ids, new AbortController().signal);
    },
  };
}
