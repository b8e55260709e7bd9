import type { Resource } from '@lattice/api/resource';
import { isEverAllowed } from '../../access/allow.ts';
import type { Person } from '../../call/Person.ts';

/** Whether a person may list a register. */
export function opensRegister(person: Person, resource: Resource, resources: ReadonlyMap<string, Resource>): boolean {
  const call = resource.calls.page ?? resource.calls.list;
  return call !== undefined && isEverAllowed(person, { resource, call }, resources);
}
