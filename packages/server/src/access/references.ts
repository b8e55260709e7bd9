import { targetOf } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';

/** True when a form of `resource` picks from the resource at `path`. */
export const hasReferenceTo = (resource: Resource, path: string): boolean =>
  Object.values(resource.fields).some((field) => targetOf(field) === path);
