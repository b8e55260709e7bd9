import type { GridFigures } from '@lattice/api/resources/blade-desk/dashboard';
import { event } from '@lattice/api/resources/event/event';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { Resource } from '@lattice/api/resource';
import { personOf } from '../../access/guard.ts';
import { canView } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { quoteLiteral } from '../../table/quoteLiteral.ts';
import { visibleRows } from '../../table/scope.ts';
import { tableOf } from '../../table/table.ts';

const OPEN = "t.event_status in ('1', '2', '3', '4')";

/** The grids in which a person works, by the register of grid members. */
export async function gridsOf({ db, resources }: Context, userId: string): Promise<{ id: string; name: string }[]> {
  if (!resources.has('grid/gridmember')) return [];
  const { rows } = await db.query<{ id: string; name: string }>(
    `select g.id, g.grid_name as name from grid_grid g where g.is_deleted = 0 and g.id in (
       select m.gridding_id from grid_gridmember m where m.user_id = $1 and m.is_deleted = 0) order by g.id`,
    [userId],
  );
  return rows;
}

/** True where the person's lists of a register are cut to rows of their own. */
const isCut = (resource: Resource, context: Context) => visibleRows(tableOf(resource), context, quoteLiteral) !== '';

/**
 * Figures of the grids in which the person of the call works, those below included; of all rows that the person may see
 * where there are none, or where that is what the lists behind the figures show of a register; null for a register that
 * the person may not read.
 */
export async function figuresOf(context: Context): Promise<GridFigures> {
  const grids = await gridsOf(context, personOf(context).userId);
  const q = new ReportQuery(context);
  const ids = grids.map(({ id }) => id);
  const inGrids =
    ids.length === 0
      ? 'true'
      : `t.gridding_id in (with recursive g as (select id from grid_grid where id = any(${quoteLiteral(ids)}::bigint[])
            union select n.id from grid_grid n join g on n.parent_id = g.id where n.is_deleted = 0) select id from g)`;
  const count = (resource: Resource, name: string, condition = 'true') =>
    !canView(personOf(context), resource)
      ? `null::int as "${name}"`
      : `(select count(*) from ${q.of(resource)} and ${isCut(resource, context) ? 'true' : inGrids}
          and ${condition})::int as "${name}"`;
  const figures = await q.one<Omit<GridFigures, 'gridName' | 'gridIds'>>(
    `select ${count(populationinfo, 'population')}, ${count(houseinfo, 'houses')}, ${count(event, 'openEvents', OPEN)},
      ${count(event, 'overdueEvents', `${OPEN} and t.deadline < now()`)},
       ${count(event, 'todayEvents', "t.event_status not in ('0', '8') and t.report_time >= current_date")}`,
  );
  return { gridName: grids.map(({ name }) => name).join('、'), gridIds: ids, ...figures };
}
