import type { HeatPoint } from '@lattice/api/resources/visualization/dispatch';
import { FEWEST } from '../../table/read/map.ts';
import { MICRO, PEOPLE_ZOOM, sidesOf } from '../../table/read/mapBox.ts';
import type { ReportQuery } from '../../table/read/ReportQuery.ts';
import type { Layer } from './layers.ts';

/** The smallest cells of the map of a list of people, so that those of two calls cannot be taken from each other. */
const { stepLng, stepLat } = sidesOf(PEOPLE_ZOOM, true);

/** How many rows of a layer of people stand in each cell, the most crowded first; cells of too few are left out. */
export async function cellsOf(layer: Layer, q: ReportQuery, conditions: string, most: number): Promise<HeatPoint[]> {
  const [lng, lat] = layer.place ?? ['t.lng', 't.lat'];
  return q.rows<HeatPoint>(
    `select ((x.cx + 0.5) * ${stepLng} / ${MICRO})::float8 as lng,
        ((x.cy + 0.5) * ${stepLat} / ${MICRO})::float8 as lat,
        count(*)::int as count
      from (
       select (${lng} * ${MICRO})::int / ${stepLng} as cx, (${lat} * ${MICRO})::int / ${stepLat} as cy
           from ${q.of(layer.register)} and ${conditions}) x
       where x.cx is not null and x.cy is not null
       group by x.cx, x.cy having count(*) >= ${FEWEST}
       order by 3 desc, 1, 2 limit ${most}`,
  );
}
