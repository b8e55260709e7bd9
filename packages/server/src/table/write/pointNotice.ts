import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { say } from '../../words/say.ts';
import { type Column, type Table, columnOf } from '../table.ts';

/** Whether a point `$2`, `$3` lies in one of the areas of a grid; holes are not looked at. */
const inside = `exists (select 1 from jsonb_array_elements(case
      when g.geom ->> 'type' = 'MultiPolygon' then g.geom -> 'coordinates'
    else jsonb_build_array(g.geom -> 'coordinates') end) as area (rings)
  where (select '(' || string_agg('(' || (p ->> 0) || ',' || (p ->> 1) || ')', ',') || ')'
    from jsonb_array_elements(area.rings -> 0) p)::polygon @> point($2::float8, $3::float8))`;

/**
 * Tells with the answer of a write that the point of a row lies in another grid than the chosen one: both are kept, for
 * a record may belong to a grid that it does not lie in.
 */
export async function notePoint(
  sql: Sql,
  table: Table,
  valueOf: (column: Column) => unknown,
  changed: (name: string) => boolean,
  context: Context,
): Promise<void> {
  const fields = Object.entries(table.resource.fields);
  const grid = fields.find(([, { byPoint }]) => byPoint === true)?.[0];
  const axisOf = (axis: 'lng' | 'lat') =>
    fields.find(([, field]) => field.axis === axis && field.pair === undefined)?.[0] ?? '';
  if (grid === undefined || !context.resources.has('grid/grid') || ![grid, axisOf('lng'), axisOf('lat')].some(changed))
    return;
  const [chosen, lng, lat] = [grid, axisOf('lng'), axisOf('lat')].map((name) => valueOf(columnOf(table, name)));
  const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
  if (![chosen, lng, lat].every(isGiven)) return;
  const { rows } = await sql.query<{ own: string; other: string }>(
    `select own.grid_name as own, g.grid_name as other
      from grid_grid own
      join grid_grid g on g.tenant_id = own.tenant_id and g.grid_level = own.grid_level and g.is_deleted = 0
        and g.id <> own.id and g.geom is not null
     where own.id = $1 and own.geom is not null and ${inside} and not exists (select 1 from grid_grid g
       where g.id = own.id and ${inside}) limit 1`,
    [chosen, lng, lat],
  );
  const [found] = rows;
  if (found !== undefined) context.notices.push(say`地图位置在“${found.other}”内，不在所选的“${found.own}”内，请核对`);
}
