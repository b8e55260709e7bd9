import { permissionCode } from '@lattice/api/resource';
import { recycle } from '@lattice/api/resources/blade-desk/recycle';
import { personOf } from '../../access/guard.ts';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { removals, undoableRegisters } from '../../domain/recycle/removals.ts';
import { bringBack, purge } from '../../domain/recycle/undo.ts';
import { rolesHolding } from '../../domain/rights/rolesHolding.ts';

/** Answers of 回收站. */
export const handlers = handle(recycle, {
  page: async (input, context) => removals(input, context),
  registers: async (_, context) => undoableRegisters(context),
  purgers: async (_, context) => {
    const code = permissionCode(recycle, 'purge');
    const roles = await rolesHolding(context, personOf(context).tenantId, [code]);
    return roles
      .filter(({ isAdministrator, codes, count }) => count > 0 && (isAdministrator || codes.includes(code)))
      .map(({ roleName, names }) => ({ roleName, names: names ?? [] }));
  },
  bringBack: async (input, context) => bringBack(idIn(input, 'id'), context),
  purge: async (input, context) => purge(idIn(input, 'id'), context),
});
