import { checkDefinitions } from '@lattice/api/definitions/checkDefinitions';
import type { Resource } from '@lattice/api/resource';
import { mandateRoles } from '@lattice/api/resources/blade-system/separation';
import { type RoleGrant, roleGrants } from '../access/roleGrants.ts';
import { dictionaryRows } from '../domain/dictionaries/dictionaryRows.ts';

/**
 * Roles beside those of the catalogue: both administrators, the three that are kept apart, and those that a person has
 * towards a record or the server itself has.
 */
const OTHER_ROLES = ['administrator', 'admin', 'creator', 'public', 'system', ...Object.values(mandateRoles)];

/**
 * Names in definitions that do not exist, one line each; none for sound definitions.
 * @param grants What roles may do. Default: the roles of the catalogue.
 */
export function definitionFaults(
  resources: ReadonlyMap<string, Resource>,
  grants: Readonly<Record<string, RoleGrant>> = roleGrants,
): readonly string[] {
  const dictionaries = new Map<string, Set<string>>();
  for (const { code, dictKey } of dictionaryRows()) {
    const keys = dictionaries.get(code) ?? new Set();
    dictionaries.set(code, dictKey === '-1' ? keys : keys.add(dictKey));
  }
  const roles = new Set([...Object.keys(grants), ...OTHER_ROLES]);
  return checkDefinitions({ resources, dictionaries, roles, grants });
}
