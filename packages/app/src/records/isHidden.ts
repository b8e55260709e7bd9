import { type Resource, permissionCode } from '@lattice/api/resource';
import { session } from '../session/session.ts';
import { permissionCodes } from '../session/useCodes.ts';

/**
 * True when the person may not read a register, by their permission codes; false where the server does not tell the
 * rights to its calls.
 */
export async function isHidden(definition: Pick<Resource, 'path' | 'codes'>): Promise<boolean> {
  if (session.abilities.length === 0) return false;
  return !(await permissionCodes()).has(permissionCode(definition, 'view'));
}
