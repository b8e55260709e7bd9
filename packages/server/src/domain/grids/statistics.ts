import type { Page } from '@lattice/api/call';
import { event } from '@lattice/api/resources/event/event';
import { type GridStatistics, type MajorGrid, type PartyGrid, grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import { pmPartymember } from '@lattice/api/resources/party/pmPartymember';
import { poPartyorg } from '@lattice/api/resources/party/poPartyorg';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { Context } from '../../call/Context.ts';
import { idOrNone, refuseUnknownParameters, optionalTextIn } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedValue } from '../../table/value.ts';
import { inGridSubtree, gridIn } from './gridSubtree.ts';
import { briefGrids } from './briefGrids.ts';

type Input = Readonly<Record<string, unknown>>;

/** Numbers of a grid with the grids below it, of the whole town without one. */
export async function gridStatistics(input: Input, context: Context): Promise<GridStatistics> {
  const q = new ReportQuery(context);
  const id = gridIn(input);
  const inside = inGridSubtree(q, id);
  return q.one<GridStatistics>(
    `select (select count(*) from ${q.of(grid)} and ${inGridSubtree(q, id, 't.id')})::int as "gridCount",
       (select count(*) from ${q.of(gridmember)} and t.work_state <> '3' and ${inside})::int as "memberCount",
       (select count(*) from ${q.of(populationinfo)} and t.living_status = '1' and ${inside})::int as "populationCount",
       (select coalesce(sum(t.household_count), 0) from ${q.of(buildinginfo)} and ${inside})::int as "householdCount",
       (select count(*) from ${q.of(poPartyorg)} and t.status = '1' and ${inside})::int as "partyOrgCount",
       (select count(*) from ${q.of(pmPartymember)} and t.status = '1' and ${inside})::int as "partyMemberCount",
       e.n as "eventCount", coalesce(round(100.0 * e.done / nullif(e.n, 0), 1), 0)::float8 as "finishRate"
     from (select count(*)::int as n, count(*) filter (where t.event_status = '6') as done
       from ${q.of(event)} and t.event_status not in ('0', '8') and t.report_time >= date_trunc('year', now())
       and ${inside}) e`,
  );
}

/** The grids right below one (the highest ones without it) with their party members. */
export async function partyGrids(id: string | null, context: Context): Promise<PartyGrid[]> {
  const grids = await briefGrids(context, () => 'true', { parentId: id ?? '0' });
  const q = new ReportQuery(context);
  const roots = `with recursive g as (select t.id, t.id as root from ${q.of(grid)} and ${q.among(
    't.id',
    grids.map((one) => one.id),
  )} union select n.id, g.root from grid_grid n join g on n.parent_id = g.id where n.is_deleted = 0)`;
  const count = (from: string) =>
    `(select count(*) from ${from} and t.gridding_id in (select b.id from g b where b.root = g.root))::int`;
  const rows = await q.rows<{ root: string; party: number; people: number; members: number }>(
    `${roots}
      select g.root, ${count(`${q.of(pmPartymember)} and t.status = '1'`)} as party,
        ${count(`${q.of(populationinfo)} and t.living_status = '1'`)} as people,
        ${count(`${q.of(gridmember)} and t.work_state <> '3'`)} as members
      from g
      where g.id = g.root`,
  );
  const byId = new Map(rows.map((row) => [row.root, row]));
  return grids.map((one) => ({
    ...one,
    partyMemberCount: byId.get(one.id)?.party ?? 0,
    populationCount: byId.get(one.id)?.people ?? 0,
    memberCount: byId.get(one.id)?.members ?? 0,
  }));
}

const COLUMNS = ['gridName', 'gridCode', 'subGridCount', 'memberCount', 'populationCount', 'eventCount', 'isEnabled'];

/** Major grids with what lies in them and below, page by page. */
export async function majorGrids(input: Input, context: Context): Promise<Page<MajorGrid>> {
  refuseUnknownParameters(input, [
    'current',
    'size',
    'ascs',
    'descs',
    'gridName',
    'gridCode',
    'deptId',
    'isEnabled',
    'parentId',
  ]);
  const q = new ReportQuery(context);
  const like = (column: string, name: string) =>
    optionalTextIn(input, name) === ''
      ? ''
      : ` and ${column} ilike ${q.p(`%${optionalTextIn(input, name).replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`)}`;
  const dept = idOrNone(input, 'deptId');
  const parent = idOrNone(input, 'parentId');
  const enabled = optionalTextIn(input, 'isEnabled', 2);
  const kept =
    like('t.grid_name', 'gridName') +
    like('t.grid_code', 'gridCode') +
    (dept === null ? '' : ` and t.dept_id = ${q.p(dept)}::bigint`) +
    (parent === null ? '' : ` and coalesce(t.parent_id, 0) = ${q.p(parent)}::bigint`) +
    (enabled === '' ? '' : ` and t.is_enabled::text = ${q.p(enabled)}`);
  const inside = (column: string) =>
    `${column} in (with recursive b as (select m.id union select n.id from grid_grid n join b on n.parent_id = b.id
          where n.is_deleted = 0) select id from b)`;
  const found = await q.page<MajorGrid>(
    `select m.id, m.grid_name as "gridName", m.grid_code as "gridCode", coalesce(m.dept_id::text, '') as "deptId",
      coalesce(d.dept_name, '') as "deptIdName", coalesce(m.principal_id::text, '') as "principalId",
       coalesce(p.person_name, '') as "principalIdName", m.is_enabled as "isEnabled",
       (select count(*) from ${q.rowsOf(grid)} s where s.parent_id = m.id)::int as "subGridCount",
       (select count(*) from ${q.rowsOf(gridmemberintermediate)} i
         where i.is_current = 1 and ${inside('i.gridding_id')})::int as "memberCount",
       (select count(*) from ${q.rowsOf(populationinfo)} r where ${inside('r.gridding_id')})::int as "populationCount",
       (select count(*) from ${q.rowsOf(event)} e where e.event_status not in ('0', '8')
         and e.report_time >= date_trunc('month', now()) and ${inside('e.gridding_id')})::int as "eventCount"
     from (select t.* from ${q.of(grid)} and t.is_major = 1${kept}) m
     left join blade_system_dept d on d.id = m.dept_id
     left join grid_gridmember p on p.id = m.principal_id`,
    input,
    'x."gridCode", x.id',
    COLUMNS,
  );
  return {
    ...found,
    records: found.records.map((row) => ({
      ...row,
      principalIdName: String(maskedValue(gridmember.fields.personName, row.principalIdName)),
    })),
  };
}
