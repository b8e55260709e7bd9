import { permissionsBelow } from '@lattice/api/permissionsBelow';
import type { Call } from '@lattice/api/call';
import { type Resource, movesBySubmit, permissionCode, shortName } from '@lattice/api/resource';
import { targetOf } from '@lattice/api/kinds/kindOf';
import { rightsOf } from '@lattice/server/access/rightsOf';
import { administratorsAlone, anonymousCalls, sessionCalls } from './openCalls.ts';

/** A mounted call. */
export interface Route {
  resource: Resource;
  name: string;
  call: Pick<Call, 'path' | 'access' | 'method' | 'where'>;
}

/** Address of a route below `/api/`. */
export const addressOf = ({ resource, call }: Route): string => `${resource.path}/${call.path}`;

const isGrantable = ({ menu, path }: Resource) => menu !== undefined || permissionsBelow[path] !== undefined;

const isStaff = (path: string, action: string) =>
  !path.startsWith('blade-') && !['delete', 'plain', 'reveal'].includes(action);
const gridmanCodes = new Set(['campusinfo_view', 'roadinfo_view', 'grid_view']);

/** True for what only devices do to a log, and what nobody does. */
const isDead = (resource: Resource, action: string) =>
  resource.log === true && (['add', 'delete'].includes(action) || (action === 'edit' && !movesBySubmit(resource)));

/** What a role may do on a definition, by the table of grants and the four accounts of the first start. */
function holds(alias: string, resource: Resource, action: string): boolean {
  if (alias === 'administrator') return true;
  if (!isGrantable(resource) || isDead(resource, action)) return false;
  if (alias === 'admin') return true;
  if (alias === 'staff') return isStaff(resource.path, action);
  if (alias === 'gridman') return gridmanCodes.has(permissionCode(resource, action));
  return rightsOf(alias, resource).has(action);
}

function byName(resources: ReadonlyMap<string, Resource>): Map<string, Resource[]> {
  const names = new Map<string, Resource[]>();
  for (const one of resources.values()) names.set(shortName(one), [...(names.get(shortName(one)) ?? []), one]);
  return names;
}

const named = new WeakMap<ReadonlyMap<string, Resource>, Map<string, Resource[]>>();

/**
 * Definitions by short name: two of one name share their permissions. Each catalogue is sorted once, since it is asked
 * tens of thousands of times.
 */
function twins(resource: Resource, resources: ReadonlyMap<string, Resource>): readonly Resource[] {
  const known = named.get(resources) ?? byName(resources);
  named.set(resources, known);
  return known.get(shortName(resource)) ?? [];
}

/** Tells whether a role may make a call, for a new row or an existing one, from the grants alone. */
export function mayCall(
  alias: string,
  { resource, call }: Route,
  isNew: boolean,
  resources: ReadonlyMap<string, Resource>,
): boolean {
  const may = (one: Resource, action: string) => twins(one, resources).some((twin) => holds(alias, twin, action));
  const { access } = call;
  if (access === 'anonymous' || access === 'session' || alias === 'administrator') return true;
  if (typeof access === 'object')
    return may(resource, access.permission) || (access.orView === true && may(resource, 'view'));
  if (access === 'view') return may(resource, 'view');
  if (access === 'save') return may(resource, isNew ? 'add' : 'edit');
  if (access === 'delete') return may(resource, 'delete');
  const picking = (other: Resource) => Object.values(other.fields).some((field) => targetOf(field) === resource.path);
  return (
    may(resource, 'view') ||
    [...resources.values()].some(
      (other) => picking(other) && ['view', 'add', 'edit'].some((action) => may(other, action)),
    )
  );
}

/**
 * Routes without a rule: open ones that the lists of open calls do not name, and closed ones whose permission nobody
 * can be granted.
 */
export function ruleless(
  routes: readonly Route[],
  codes: ReadonlySet<string>,
  resources: ReadonlyMap<string, Resource>,
): string[] {
  const isKnown = (route: Route) => {
    const { access } = route.call;
    if (access === 'anonymous') return anonymousCalls.includes(addressOf(route));
    if (access === 'session') return sessionCalls.includes(addressOf(route));
    if (administratorsAlone.includes(route.resource.path)) return true;
    const requested =
      typeof access === 'object'
        ? [access.permission]
        : { view: ['view'], save: ['add', 'edit'], delete: ['delete'], picker: ['view'] }[access];
    if (
      access === 'picker' &&
      [...resources.values()].some((other) =>
        Object.values(other.fields).some((field) => targetOf(field) === route.resource.path),
      )
    )
      return true;
    return requested.every(
      (action) =>
        (action !== 'add' && isDead(route.resource, action)) ||
        codes.has(permissionCode(route.resource, action)) ||
        (action === 'view' && codes.has(shortName(route.resource))),
    );
  };
  return routes.filter((route) => !isKnown(route)).map(addressOf);
}
