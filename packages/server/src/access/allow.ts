import type { Access, Call } from '@lattice/api/call';
import { type Resource, permissionCode, shortName } from '@lattice/api/resource';
import type { Person } from '../call/Person.ts';
import { covers } from './addresses.ts';
import { isReadWithinMandate, isWithinMandate } from './mandates.ts';
import { hasReferenceTo } from './references.ts';

const ADMINISTRATOR = 'administrator';

/** True for people who may do everything. */
export const isAdministrator = (person: Pick<Person, 'roles'>): boolean => person.roles.includes(ADMINISTRATOR);

const holds = (person: Person, resource: Resource, action: string) =>
  person.permissions.has(permissionCode(resource, action));
/** True for people who may read a register. */
export const canView = (person: Person, resource: Resource): boolean =>
  isReadWithinMandate(person, resource) &&
  (isAdministrator(person) ||
    person.permissions.has(shortName(resource).replaceAll('-', '')) ||
    holds(person, resource, 'view'));

/** True when a call scope of the person's roles covers a call; a value in the clear takes its permission. */
const isOpened = (person: Person, resource: Resource, { path, access }: Pick<Call, 'path' | 'access'>) =>
  !(typeof access === 'object' && access.permission === 'reveal') &&
  person.apis.some((pattern) => covers(pattern, `/api/${resource.path}/${path}`));
const edits = (person: Person, resource: Resource) => holds(person, resource, 'add') || holds(person, resource, 'edit');

const picks = (person: Person, resource: Resource, resources: ReadonlyMap<string, Resource>) =>
  canView(person, resource) ||
  [...resources.values()].some(
    (other) => (canView(person, other) || edits(person, other)) && hasReferenceTo(other, resource.path),
  );

/** A call of a resource, as far as access decides on it. */
export interface Target {
  resource: Resource;
  call: Pick<Call, 'path' | 'access' | 'openTo'> & Partial<Pick<Call, 'method'>>;
}

/** Parameters of a call. */
type Input = Readonly<Record<string, unknown>>;

const isNew = (input: Input) => {
  const id = Object.hasOwn(input, 'id') ? input.id : undefined;
  return id === undefined || id === null || id === '';
};

/** Whether a person may save: with parameters a new row, or an existing one; without them either. */
const saves = (person: Person, resource: Resource, input: Input | null) =>
  input === null ? edits(person, resource) : holds(person, resource, isNew(input) ? 'add' : 'edit');

function grants(
  access: Exclude<Access, 'anonymous' | 'session'>,
  person: Person,
  resource: Resource,
  input: Input | null,
  resources: ReadonlyMap<string, Resource>,
): boolean {
  switch (access) {
    case 'view':
      return canView(person, resource);
    case 'save':
      return saves(person, resource, input);
    case 'delete':
      return holds(person, resource, 'delete');
    case 'picker':
      return picks(person, resource, resources);
    default:
      return holds(person, resource, access.permission) || (access.orView === true && canView(person, resource));
  }
}

function allows(
  person: Person | null,
  { resource, call }: Target,
  input: Input | null,
  resources: ReadonlyMap<string, Resource>,
): boolean {
  const { access, openTo = [] } = call;
  if (access === 'anonymous') return true;
  if (person === null || (person.mustChangePassword && !openTo.includes('passwordChange'))) return false;
  if (person.secondFactor !== undefined && !openTo.includes('secondFactor')) return false;
  if (person.oauthId !== undefined) return openTo.includes('guest');
  if (access === 'session') return true;
  if (!isWithinMandate(person, resource, call)) return false;
  if (isAdministrator(person)) return true;
  return grants(access, person, resource, input, resources) || isOpened(person, resource, call);
}

/**
 * Whether a person could make a call with any parameters at all: what menus and buttons ask, and what is known before a
 * body is read.
 * @param person The person of the session; null without one.
 * @param resources All definitions by path, since a call may be granted by a form of another one that picks from it.
 */
export const isEverAllowed = (
  person: Person | null,
  target: Target,
  resources: ReadonlyMap<string, Resource>,
): boolean => allows(person, target, null, resources);

/**
 * Whether a person may make a call with these parameters; what nothing grants is denied.
 *
 * @example
 *   ```ts
 *   import type { Resource } from '@lattice/api/resource';
 *   import { roadinfo } from '@lattice/api/resources/source/roadinfo';
 *   import { isAllowed } from '@lattice/server/access/allow';
 *   import type { Person } from '@lattice/server/call/Person';
 *
 *   const mayCorrect = (person: Person, id: string, resources: ReadonlyMap<string, Resource>) =>
 *     isAllowed(person, { resource: roadinfo, call: roadinfo.calls.submit }, { id }, resources);
 *   ```
 */
export const isAllowed = (
  person: Person | null,
  target: Target,
  input: Input,
  resources: ReadonlyMap<string, Resource>,
): boolean => allows(person, target, input, resources);

/** Tells whether a person sees sensitive values of a resource unmasked; who looks as another and walls do not. */
export const canSeeUnmasked = (person: Person | null, resource: Resource): boolean =>
  person !== null &&
  person.viewer === undefined &&
  person.display === undefined &&
  (isAdministrator(person) || holds(person, resource, 'plain'));
