import { areas } from '@lattice/api/areas';
import type { GrantChange, RowChange } from '@lattice/api/grantDifference';
import type { Resource } from '@lattice/api/resource';
import { closedCodes } from '../../access/mandates.ts';
import { scopesFor } from '../../access/scopes.ts';
import type { Person } from '../../call/Person.ts';
import { otherRegister } from '../menus/otherRegister.ts';
import { opensRegister } from './opensRegister.ts';

/** An entry of the menu or a permission within it. */
export interface MenuEntry {
  id: string;
  parentId: string;
  code: string;
  category: string;
  name: string;
}

/** What a person has of the menu, by id. */
export interface HeldEntries {
  /** Entries of the side bar that open something. */
  menus: ReadonlySet<string>;
  buttons: ReadonlySet<string>;
}

const forAll = Object.entries(areas).flatMap(([name, { isForAll }]) => (isForAll === true ? [`${name}_`] : []));

/** True for what everybody holds. */
export const isForAll = (code: string): boolean => forAll.some((start) => code.startsWith(start));

const isFolder = (code: string) => /^(?:area|group)_/.test(code);

/**
 * What a person has of the menu beside what everybody has: an entry shows where it or something below it is held, and
 * to hold the entry of a register is to look at it.
 */
export function heldEntries(
  person: Person,
  entries: readonly MenuEntry[],
  resources: ReadonlyMap<string, Resource>,
): HeldEntries {
  const closed = new Set(closedCodes(person, resources));
  const holds = (code: string) => person.permissions.has(code) && !closed.has(code) && !isForAll(code);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const menus = new Set<string>();
  const buttons = new Set<string>();
  for (const entry of entries) {
    const above = byId.get(entry.parentId);
    const isLooking = above !== undefined && entry.code === `${above.code}_view` && holds(above.code);
    const isClosed = closed.has(entry.code);
    if (entry.category === '2' && !isClosed && (holds(entry.code) || isLooking)) buttons.add(entry.id);
    if (!holds(entry.code)) continue;
    for (let one: MenuEntry | undefined = entry; one !== undefined; one = byId.get(one.parentId))
      if (one.category === '1' && !isFolder(one.code) && !isForAll(one.code)) menus.add(one.id);
  }
  return { menus, buttons };
}

/** The entries with the names below which they stand, as the tree shows them one after the other. */
export function namedEntries(
  entries: readonly MenuEntry[],
  resources: ReadonlyMap<string, Resource>,
): { id: string; name: string; below: string }[] {
  const ids = new Set(entries.map(({ id }) => id));
  const children = new Map<string, MenuEntry[]>();
  for (const entry of entries) {
    const above = entry.parentId !== entry.id && ids.has(entry.parentId) ? entry.parentId : '';
    children.set(above, [...(children.get(above) ?? []), entry]);
  }
  const within = (above: MenuEntry | undefined): { id: string; name: string; below: string }[] =>
    (children.get(above?.id ?? '') ?? []).flatMap((entry) => {
      const of = entry.category === '2' ? otherRegister(entry.code, above?.code, resources) : undefined;
      return [{ id: entry.id, name: entry.name, below: of ?? above?.name ?? '' }, ...within(entry)];
    });
  return within(undefined);
}

/** What comes and goes between two sets of ids, by name and in the order of the rows. */
export function changeOf(
  rows: readonly { id: string; name: string; below: string }[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): GrantChange {
  const among = (has: ReadonlySet<string>, hasNot: ReadonlySet<string>) =>
    rows.filter(({ id }) => has.has(id) && !hasNot.has(id)).map(({ name, below }) => ({ name, below }));
  return { added: among(after, before), removed: among(before, after) };
}

const scopesIn = (person: Person, resource: Resource): ReadonlySet<string> | null => {
  const scopes = scopesFor(person, resource);
  return scopes === null ? null : new Set(scopes.map((scope) => JSON.stringify(scope)));
};

const isWithin = (one: ReadonlySet<string> | null, other: ReadonlySet<string> | null): boolean =>
  other === null || (one !== null && [...one].every((scope) => other.has(scope)));

/** The registers that a person opens before and after, and whose rows are not the same. */
export function rowChanges(before: Person, after: Person, resources: ReadonlyMap<string, Resource>): RowChange[] {
  return [...resources.values()].flatMap((resource): RowChange[] => {
    if (![before, after].every((person) => opensRegister(person, resource, resources))) return [];
    const [had, has] = [scopesIn(before, resource), scopesIn(after, resource)];
    const [isLess, isMore] = [isWithin(has, had), isWithin(had, has)];
    if (isLess && isMore) return [];
    const rows = isMore ? 'more' : 'other';
    return [{ label: resource.label, rows: isLess ? 'fewer' : rows }];
  });
}
