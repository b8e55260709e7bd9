import type { FigureKey, Overview, OverviewDept, OverviewEvent, OverviewFigure } from '@lattice/api/desk/overview';
import type { Resource } from '@lattice/api/resource';
import { dept } from '@lattice/api/resources/blade-system/dept';
import { event } from '@lattice/api/resources/event/event';
import { grid } from '@lattice/api/resources/grid/grid';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { canView, isAdministrator } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { quoteLiteral } from '../../table/quoteLiteral.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { visibleRows } from '../../table/scope.ts';
import { tableOf } from '../../table/table.ts';
import { gridsOf } from '../grids/figures.ts';
import { systemOf } from './system.ts';

/** How many events, borders and departments are sent. */
const MOST = { events: 60, grids: 80, departments: 6 };

const OPEN = "t.event_status in ('1', '2', '3', '4')";
const REPORTED = "t.event_status not in ('0', '8')";

/** A figure: what it counts, under which condition, and that of the period before. */
interface Counted {
  key: FigureKey;
  of: Resource;
  where: string;
  before?: string;
}

/** The conditions of the figures; `now` is the moment as SQL. */
const figuresAt = (now: string): readonly Counted[] => {
  const days = (column: string, from: number, to: number) =>
    `${column} >= current_date - ${from} and ${column} < current_date + ${-to}`;
  return [
    { key: 'population', of: populationinfo, where: 'true' },
    { key: 'houses', of: houseinfo, where: 'true' },
    { key: 'keyPersons', of: populationinfo, where: "coalesce(t.person_type, '') <> ''" },
    { key: 'openEvents', of: event, where: OPEN },
    { key: 'overdueEvents', of: event, where: `${OPEN} and t.deadline < ${now}` },
    { key: 'todayEvents', of: event, where: `${REPORTED} and t.report_time >= current_date` },
    {
      key: 'weekEvents',
      of: event,
      where: `${REPORTED} and ${days('t.report_time', 6, -1)}`,
      before: `${REPORTED} and ${days('t.report_time', 13, 6)}`,
    },
    {
      key: 'weekDone',
      of: event,
      where: days('t.finish_time', 6, -1),
      before: days('t.finish_time', 13, 6),
    },
  ];
};

/**
 * Registers are counted in the person's grids and below them, or as far as the person's lists reach where that is less.
 */
function countedIn(resource: Resource, ids: readonly string[], context: Context): string {
  if (ids.length === 0 || visibleRows(tableOf(resource), context, quoteLiteral) !== '') return 'true';
  return `t.gridding_id in (with recursive g as (select id from grid_grid where id = any(${quoteLiteral(ids)}::bigint[])
        union select n.id from grid_grid n join g on n.parent_id = g.id where n.is_deleted = 0) select id from g)`;
}

async function figuresOf(ids: readonly string[], context: Context): Promise<OverviewFigure[]> {
  const person = personOf(context);
  const q = new ReportQuery(context);
  const wanted = figuresAt(`${q.p(context.now().toISOString())}::timestamptz`).filter(
    ({ of }) => context.resources.has(of.path) && canView(person, of),
  );
  if (wanted.length === 0) return [];
  const count = ({ of }: Counted, where: string | undefined, name: string) =>
    where === undefined
      ? `null::int as "${name}"`
      : `(select count(*) from ${q.of(of)} and ${countedIn(of, ids, context)} and ${where})::int as "${name}"`;
  const row = await q.one<Record<string, number | null>>(
    `select ${wanted
      .flatMap((one) => [count(one, one.where, one.key), count(one, one.before, `${one.key}Before`)])
      .join(', ')}`,
  );
  return wanted.map(({ key }) => ({ key, value: row[key] ?? 0, before: row[`${key}Before`] ?? null }));
}

async function eventsOf(ids: readonly string[], context: Context): Promise<OverviewEvent[]> {
  if (!context.resources.has(event.path) || !canView(personOf(context), event)) return [];
  const q = new ReportQuery(context);
  const late = `coalesce(t.deadline < ${q.p(context.now().toISOString())}::timestamptz, false)`;
  return q.rows<OverviewEvent>(
    `select t.id::text as id, t.event_title as title, t.lng::float8 as lng, t.lat::float8 as lat, ${late} as "isOverdue"
     from ${q.of(event)} and ${countedIn(event, ids, context)} and ${OPEN} and t.lng is not null and t.lat is not null
     order by ${late} desc, t.deadline nulls last, t.id limit ${MOST.events}`,
  );
}

/**
 * Borders of the grids in which the person works, else of those of their department and below, else of all lowest ones.
 */
async function bordersOf(ids: readonly string[], context: Context): Promise<Overview['grids']> {
  const person = personOf(context);
  if (!context.resources.has(grid.path) || !canView(person, grid)) return [];
  const find = async (own: (q: ReportQuery) => string) => {
    const q = new ReportQuery(context);
    return q.rows<Overview['grids'][number]>(
      `select t.id::text as id, t.grid_name as name, t.geom as geometry
        from ${q.of(grid)} and ${own(q)} and t.geom is not null
        order by t.sort nulls last, t.id limit ${MOST.grids}`,
    );
  };
  if (ids.length > 0) return find((q) => q.among('t.id', ids));
  const lowest = 'not exists (select 1 from grid_grid c where c.parent_id = t.id and c.is_deleted = 0)';
  const depts = person.deptId.split(',').filter((id) => /^\d+$/.test(id));
  const own = await find((q) => `${q.among('t.dept_id', depts)} and ${lowest}`);
  return own.length > 0 ? own : find(() => lowest);
}

/** Open and overdue events by department, those with the most overdue first. */
async function departmentsOf(context: Context): Promise<OverviewDept[]> {
  if (!context.resources.has(event.path) || !canView(personOf(context), event)) return [];
  const q = new ReportQuery(context);
  const name = context.resources.has(dept.path) ? 'max(d.dept_name)' : "''";
  const rows = await q.rows<OverviewDept>(
    `select e.handle_dept_id::text as id, coalesce(${name}, '') as name, count(*)::int as open,
      (count(*) filter (where e.deadline < ${q.p(context.now().toISOString())}::timestamptz))::int as overdue
     from (select t.* from ${q.of(event)} and ${OPEN} and t.handle_dept_id is not null) e
     left join blade_system_dept d on d.id = e.handle_dept_id
     group by e.handle_dept_id order by overdue desc, open desc, e.handle_dept_id`,
  );
  return rows.length < 2 ? [] : rows.filter(({ overdue }) => overdue > 0).slice(0, MOST.departments);
}

/**
 * The area of the person of the call: the names of their grids, or of their department where they see no more than
 * that.
 */
async function areaOf(names: readonly string[], context: Context): Promise<string> {
  if (names.length > 0) return names.join('、');
  const { rows } = await context.db.query<{ name: string }>(
    'select dept_name as name from blade_system_dept where id::text = $1 and is_deleted = 0',
    [personOf(context).deptId.split(',')[0] ?? ''],
  );
  return rows[0]?.name ?? '';
}

/** What the home page of the person of the call shows of their area. */
export async function overviewOf(context: Context): Promise<Overview> {
  const person = personOf(context);
  const grids = await gridsOf(context, person.userId);
  const ids = grids.map(({ id }) => id);
  const [area, figures, events, borders, departments, system] = await Promise.all([
    areaOf(
      grids.map(({ name }) => name),
      context,
    ),
    figuresOf(ids, context),
    eventsOf(ids, context),
    bordersOf(ids, context),
    departmentsOf(context),
    isAdministrator(person) || person.roles.includes('admin') ? systemOf(context) : null,
  ]);
  return { area, figures, events, grids: borders, departments, system };
}
