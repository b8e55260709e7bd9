import type { Access, Call } from '@lattice/api/call';
import { type Resource, permissionCode, shortName } from '@lattice/api/resource';
import type { Person } from '../Context.ts';
import { covers } from './addresses.ts';
import { openToGuests } from './openToGuests.ts';
import { waitsForPassword } from './mustChangePassword.ts';
import { picksFrom } from './references.ts';

const ADMINISTRATOR = 'administrator';

/** True for people who may do everything. */
export const isAdministrator = (person: Pick<Person, 'roles'>): boolean => person.roles.includes(ADMINISTRATOR);

const holds = (person: Person, resource: Resource, action: string) => person.permissions.has(permissionCode(resource, action));
/** True for people who may read a register. */
export const views = (person: Person, resource: Resource): boolean => isAdministrator(person) || person.permissions.has(shortName(resource).replaceAll('-', '')) || holds(person, resource, 'view');

/** True when a call scope of the person's roles covers a call; a value in the clear takes its permission. */
const isOpened = (person: Person, resource: Resource, { path, access }: Pick<Call, 'path' | 'access'>) =>
  !(typeof access === 'object' && access.permission === 'reveal') && person.apis.some((pattern) => covers(pattern, `/api/${resource.path}/${path}`));
const edits = (person: Person, resource: Resource) => holds(person, resource, 'add') || holds(person, resource, 'edit');

const picks = (person: Person, resource: Resource, resources: ReadonlyMap<string, Resource>) =>
  views(person, resource) || [...resources.values()].some((other) => (views(person, other) || edits(person, other)) && picksFrom(other, resource.path));

const isNew = (input: Readonly<Record<string, unknown>>) => {
  const id = Object.hasOwn(input, 'id') ? input.id : undefined;
  return id === undefined || id === null || id === '';
};

function grants(access: Exclude<Access, 'anonymous' | 'session'>, person: Person, resource: Resource, input: Readonly<Record<string, unknown>>, resources: ReadonlyMap<string, Resource>): boolean {
  switch (access) {
    case 'view':
      return views(person, resource);
    case 'save':
      return holds(person, resource, isNew(input) ? 'add' : 'edit');
    case 'delete':
      return holds(person, resource, 'delete');
    case 'picker':
      return picks(person, resource, resources);
    default:
      return holds(person, resource, access.permission);
  }
}

/** Tells whether a person (null: nobody) may make a call with this input; what nothing grants is denied. */
export function allows(
  person: Person | null,
  resource: Resource,
  _callName: string,
  call: Pick<Call, 'path' | 'access'>,
  input: Readonly<Record<string, unknown>>,
  resources: ReadonlyMap<string, Resource>,
): boolean {
  if (call.access === 'anonymous') return true;
  if (person === null || waitsForPassword(person, resource, call)) return false;
  if (person.oauthId !== undefined) return openToGuests.has(`${resource.path}/${call.path}`);
  if (call.access === 'session' || isAdministrator(person)) return true;
  return grants(call.access, person, resource, input, resources) || isOpened(person, resource, call);
}

/** Tells whether a person sees sensitive values of a resource unmasked. */
export const seesPlain = (person: Person | null, resource: Resource): boolean => person !== null && (isAdministrator(person) || holds(person, resource, 'plain'));
