import { resourcesdevicecategory } from '@lattice/api/resources/dispatch/resourcesdevicecategory';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { warnDevice } from '@lattice/api/resources/dispatch/warnDevice';
import type { Shares } from '@lattice/api/resources/visualization/dispatch';
import type { Context } from '../../call/Context.ts';
import { inGridSubtree, gridIn } from '../grids/gridSubtree.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

/** Cameras and sensors in a grid and below, by category. */
export async function deviceShares(input: Readonly<Record<string, unknown>>, context: Context): Promise<Shares> {
  const q = new ReportQuery(context);
  const inside = inGridSubtree(q, gridIn(input));
  const items = await q.rows<Shares['items'][number]>(
    `with d as (select t.jk_type_id as category from ${q.of(resourcesmonitor)} and t.status <> '3' and ${inside}
        union all select t.category_id from ${q.of(warnDevice)} and t.status <> '3' and ${inside})
     select c.id::text as key, c.name, count(d.category)::int as value
     from (select t.id, t.category_name as name, t.sort from ${q.of(resourcesdevicecategory)}) c
     left join d on d.category = c.id
     group by c.id, c.name, c.sort
     order by c.sort nulls last, c.id`,
  );
  return { total: items.reduce((sum, item) => sum + item.value, 0), items };
}
