import type { Field } from '@lattice/api/field';
import type { Resource } from '@lattice/api/resource';

const byKind: Partial<Record<Field['kind'], string>> = { dept: 'blade-system/dept', user: 'blade-user', region: 'blade-system/region' };

/** Path of the resource that a field's value is picked from; undefined where nothing is picked. */
export const pickedFrom = (field: Field): string | undefined => field.to ?? byKind[field.kind];

/** True when a form of `resource` picks from the resource at `path`. */
export const picksFrom = (resource: Resource, path: string): boolean => Object.values(resource.fields).some((field) => pickedFrom(field) === path);
