import type { Field } from '@lattice/api/field';
import type { Resource } from '@lattice/api/resource';
import { roleGrants } from '@lattice/server/access/roleGrants';
import { seesAllRows } from '@lattice/server/access/rightsOf';
import { tableOf } from '@lattice/server/table/table';
import type { Town } from './openTown.ts';

/** A stored row by column. */
export type Stored = Readonly<Record<string, unknown>>;

/** What is known of somebody whose rows are cut. */
export interface Known {
  alias: string;
  userId: string;
  deptId: string;
  /** Grids that the person works in, with those below. */
  grids: ReadonlySet<string>;
  /** Grids of the department, with those below. */
  deptGrids: ReadonlySet<string>;
  member: string;
  /** Points shops that the person manages. */
  markets: ReadonlySet<string>;
}

/** All grids below some, in plain steps. */
function below(own: readonly string[], grids: readonly { id: string; parent: string | null }[]): Set<string> {
  const found = new Set(own);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { id, parent } of grids) if (parent !== null && found.has(parent)) found.add(id);
  }
  return found;
}

/** Reads what is known of an account. */
export async function knownOf(town: Town, alias: string): Promise<Known> {
  const people = await town.rows<{ id: string; dept: string }>(
    'select id::text as id, dept_id as dept from blade_user where account = $1',
    [alias],
  );
  const grids = await town.rows<{ id: string; parent: string | null; dept: string | null }>(
    'select id::text as id, parent_id::text as parent, dept_id::text as dept from grid_grid where is_deleted = 0',
  );
  const links = await town.rows<{ grid: string; member: string }>(
    `select l.gridding_id::text as grid, m.id::text as member
      from grid_gridmember m
      join grid_gridmemberintermediate l on l.grid_member_id = m.id
      where m.user_id = $1 and l.is_current = 1 and l.is_deleted = 0`,
    [people[0]?.id],
  );
  const markets = await town.texts(
    'select id::text as id from project_pointsmarket where manager_user = $1 and is_deleted = 0',
    [people[0]?.id],
  );
  const { id: userId = '', dept: deptId = '' } = people[0] ?? {};
  return {
    alias,
    userId,
    deptId,
    grids: below(
      links.map(({ grid }) => grid),
      grids,
    ),
    deptGrids: below(
      grids.flatMap((one) => (one.dept === deptId ? [one.id] : [])),
      grids,
    ),
    member: links[0]?.member ?? '-',
    markets: new Set(markets),
  };
}

const isAmong = (value: unknown, wanted: ReadonlySet<string>) =>
  String(value ?? '')
    .split(',')
    .some((one) => one !== '' && wanted.has(one));

/** Tells, from the meaning of the grants alone, whether somebody sees a stored row. */
export function sees(known: Known, resource: Resource, row: Stored): boolean {
  if (seesAllRows(known.alias, resource)) return true;
  const table = tableOf(resource);
  const own = Object.entries(resource.fields).filter(
    ([name, field]) => field.kind !== 'computed' && field.sensitive === undefined && name !== 'parentId',
  );
  const points = (path: string, isOf: (field: Field) => boolean, wanted: ReadonlySet<string>) =>
    own.some(
      ([name, field]) => (field.to === path || isOf(field)) && isAmong(row[table.columns.get(name)?.sql ?? ''], wanted),
    );
  const mine = () => points('blade-user', ({ kind }) => kind === 'user', new Set([known.userId]));
  const ofDept = () =>
    isAmong(row.create_dept, new Set([known.deptId])) ||
    points('blade-system/dept', ({ kind }) => kind === 'dept', new Set([known.deptId]));
  const inGrids = (grids: ReadonlySet<string>) => points('grid/grid', () => false, grids);
  switch (roleGrants[known.alias]?.rows) {
    case 'grids':
      return (
        inGrids(known.grids) ||
        points('grid/gridmember', () => false, new Set([known.member])) ||
        mine() ||
        isAmong(row.create_user, new Set([known.userId]))
      );
    case 'dept':
      return ofDept() || mine();
    case 'markets':
      return known.markets.has(String(resource.path === 'project/pointsMarket' ? row.id : row.market_id));
    case 'below':
      return ofDept() || inGrids(known.deptGrids);
    default:
      return true;
  }
}
