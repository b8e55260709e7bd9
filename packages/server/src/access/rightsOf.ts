import { type AreaPage, pageCode } from '@lattice/api/Area';
import { areas } from '@lattice/api/areas';
import { permissionsBelow } from '@lattice/api/permissionsBelow';
import type { Access, Call } from '@lattice/api/call';
import { type Resource, areaNameOf, permissionCode, shortName, statesOf } from '@lattice/api/resource';
import { sensitiveFields } from '@lattice/api/reveal';
import { type RoleGrant, roleGrants } from './roleGrants.ts';

const covers = (patterns: readonly string[] | undefined, resource: Resource): boolean =>
  patterns?.some(
    (pattern) =>
      pattern === resource.path ||
      pattern === areaNameOf(resource) ||
      (resource.menu?.group !== undefined && pattern === `${areaNameOf(resource)}:${resource.menu.group}`),
  ) === true;

/** The permission to count the records of a register without reading it. */
const FIGURES = 'figures';

const own = (calls: readonly Pick<Call, 'access'>[]) =>
  calls.flatMap(({ access }) => (typeof access === 'object' ? [access.permission] : []));

const actionsFor = (access: Access): readonly string[] => {
  if (typeof access === 'object') return [access.permission];
  return access === 'save' ? ['edit'] : [];
};

/**
 * What the moves that name a role ask for: to read the register, and to change its records or the permission of the
 * call; not to add any.
 */
function moved(alias: string, resource: Resource): string[] {
  const named = statesOf(resource).flatMap(({ moves }) => moves.filter(({ roles }) => roles?.includes(alias) === true));
  return named.flatMap(({ call: name }) => ['view', ...actionsFor(resource.calls[name]?.access ?? 'view')]);
}

function granted(grant: RoleGrant, resource: Resource): string[] {
  const isKept = covers(grant.keep, resource);
  const isWritten = isKept || covers(grant.write, resource);
  return [
    ...(isWritten || covers(grant.read, resource) ? ['view'] : []),
    ...(isWritten ? ['add', 'edit', ...own(Object.values(resource.calls))] : []),
    ...(isKept ? ['delete'] : []),
    ...(covers(grant.figures, resource) ? [FIGURES] : []),
    ...(covers(grant.reveal, resource) && sensitiveFields(resource).length > 0 ? ['reveal'] : []),
  ];
}

/**
 * The actions on a definition that a role of the catalogue is granted at the first start; none for definitions that are
 * nowhere in the side bar.
 * @param grants The grants by role. Default: those of the catalogue.
 */
export function rightsOf(
  alias: string,
  resource: Resource,
  grants: Readonly<Record<string, RoleGrant>> = roleGrants,
): ReadonlySet<string> {
  const grant = grants[alias];
  if (grant === undefined || (resource.menu === undefined && permissionsBelow[resource.path] === undefined))
    return new Set();
  const isDead = (action: string) => resource.log === true && ['add', 'delete'].includes(action);
  const moves = moved(alias, resource);
  const edits = resource.log !== true || moves.includes('edit');
  const rights = new Set(
    [...granted(grant, resource), ...moves].filter((action) => !isDead(action) && (edits || action !== 'edit')),
  );
  return rights.has('view') || rights.has(FIGURES) ? rights : new Set();
}

/** Whether a role is named by a move of the new records of a register. */
const mayBegin = (alias: string, resource: Resource): boolean =>
  statesOf(resource).some(({ initial, moves }) =>
    moves.some(({ from, roles }) => from === initial && roles?.includes(alias) === true),
  );

/** Whether a role of the catalogue sees a page, by what the page does with which register. */
function seesPage(
  alias: string,
  { addsTo, begins, shows, roles = [] }: AreaPage,
  resources: ReadonlyMap<string, Resource>,
): boolean {
  if (roles.includes(alias)) return true;
  const resource = resources.get(addsTo ?? begins ?? shows ?? '');
  if (resource === undefined) return false;
  if (begins !== undefined) return mayBegin(alias, resource);
  return rightsOf(alias, resource).has(addsTo === undefined ? 'view' : 'add');
}

/** Codes of the pages that a role of the catalogue sees. */
const pagesOf = (alias: string, resources: ReadonlyMap<string, Resource>): string[] =>
  Object.entries(areas).flatMap(([area, { pages = {} }]) =>
    Object.entries(pages).flatMap(([key, page]) => (seesPage(alias, page, resources) ? [pageCode(area, key)] : [])),
  );

/** Codes of the entries and permissions that a role of the catalogue is granted. */
export const codesOf = (alias: string, resources: ReadonlyMap<string, Resource>): ReadonlySet<string> =>
  new Set([
    ...pagesOf(alias, resources),
    ...[...resources.values()].flatMap((resource) =>
      [...rightsOf(alias, resource)].flatMap((action) => [
        permissionCode(resource, action),
        ...(action === 'view' ? [shortName(resource)] : []),
      ]),
    ),
  ]);

/** True when a role of the catalogue sees all rows of a register. */
export const seesAllRows = (alias: string, resource: Resource): boolean =>
  roleGrants[alias]?.rows === 'all' || covers(roleGrants[alias]?.open, resource);
