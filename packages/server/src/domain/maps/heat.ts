import type { HeatPoint } from '@lattice/api/resources/visualization/dispatch';
import { canView } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { inGridSubtree, gridIn } from '../grids/gridSubtree.ts';
import { cellsOf } from './cells.ts';
import type { Layer } from './layers.ts';
import { tellsOfPeople } from './peopleRule.ts';

/** Places that a heat map gives at most. */
const MOST = 5000;

/** What of a layer is counted. */
type HeatLayer = Pick<Layer, 'register' | 'place' | 'where' | 'isPrivate'>;

/**
 * How many rows of a layer lie about each place, the most crowded first; of people, cells with five and more, and none
 * for who may not read their register.
 */
export async function heatOf(
  heat: HeatLayer,
  input: Readonly<Record<string, unknown>>,
  context: Context,
  further: (question: ReportQuery) => string = () => 'true',
): Promise<HeatPoint[]> {
  const layer = { name: '', kind: '', address: '', ...heat };
  const q = new ReportQuery(context);
  const conditions = () => `${layer.where ?? 'true'} and ${further(q)} and ${inGridSubtree(q, gridIn(input))}`;
  if (tellsOfPeople(layer))
    return canView(personOf(context), layer.register) ? cellsOf(layer, q, conditions(), MOST) : [];
  const [lng, lat] = layer.place ?? ['t.lng', 't.lat'];
  return q.rows<HeatPoint>(
    `select x.lng::float8 as lng, x.lat::float8 as lat, count(*)::int as count
      from (
       select round(${lng}, 3) as lng, round(${lat}, 3) as lat
           from ${q.of(layer.register)} and ${conditions()} and ${lng} is not null and ${lat} is not null) x
       group by x.lng, x.lat
       order by 3 desc, 1, 2 limit ${MOST}`,
  );
}
