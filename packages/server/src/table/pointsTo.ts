import type { Resource } from '@lattice/api/resource';
import type { Column } from './table.ts';

/** Where a pointing column leads: the path of the resource and the column there that it holds. */
const target = (column: Column): { path: string; key: string } | null => {
  switch (column.kind) {
    case 'ref':
      return column.field?.to === undefined ? null : { path: column.field.to, key: 'id' };
    case 'dept':
      return { path: 'blade-system/dept', key: 'id' };
    case 'user':
      return { path: 'blade-user', key: 'id' };
    case 'region':
      return { path: 'blade-system/region', key: 'code' };
    default:
      return null;
  }
};

/** The resource that a column points to and the column there that it holds; null when it points nowhere, or to what is not mounted. */
export function pointsTo(column: Column, resources: ReadonlyMap<string, Resource>): { resource: Resource; key: string } | null {
  const to = target(column);
  const resource = to && resources.get(to.path);
  return to && resource ? { resource, key: to.key } : null;
}
