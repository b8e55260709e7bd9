import { placeOf } from '@lattice/api/map/placeOf';
import { grid } from '@lattice/api/resources/grid/grid';
import type { Resource } from '@lattice/api/resource';
import { ownPlace } from '../../../table/place.ts';
import { referenceTarget } from '../../../table/referenceTarget.ts';
import { type Table, tableOf } from '../../../table/table.ts';

/** The point at which rows stand, and what has to be joined for it. */
export interface PlaceThrough {
  joins: string;
  /** An expression of a point; null where nothing tells one. */
  point: string | null;
}

/** How many registers are gone through for a place: a key person, the resident, the house. */
const STEPS = 2;

/**
 * Where the rows `t` of a table stand: at their own point, else where a record stands that they refer to, such as the
 * house of a resident.
 */
export function placeThrough(table: Table, resources: ReadonlyMap<string, Resource>): PlaceThrough {
  const joins: string[] = [];
  const pointsOf = (at: Table, alias: string, steps: number): string[] => {
    const place = placeOf(at.resource);
    const own = place === null ? null : ownPlace(at, place, `${alias}.`);
    const points =
      own === null
        ? []
        : [`case when ${own[0]} is not null and ${own[1]} is not null then point(${own.join(', ')}) end`];
    if (steps === 0) return points;
    for (const column of at.columns.values()) {
      const to = column.field === undefined ? null : referenceTarget(column, resources);
      if (to === null || to.key !== 'id' || to.resource.path === grid.path || placeOf(to.resource) === null) continue;
      const there = `p${joins.length}`;
      joins.push(
        `left join ${tableOf(to.resource).name} ${there}
          on ${there}.id = ${alias}."${column.sql}" and ${there}.is_deleted = 0`,
      );
      points.push(...pointsOf(tableOf(to.resource), there, steps - 1));
    }
    return points;
  };
  const points = pointsOf(table, 't', STEPS);
  return { joins: joins.join(' '), point: points.length === 0 ? null : `coalesce(${points.join(', ')})` };
}
