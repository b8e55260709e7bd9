import type { Seed } from '../../town/Seed.ts';
import { roleId, roles } from '../../town/people/staff.ts';

/** Start data of 角色 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: () => roles.map(([roleAlias, roleName], n) => ({ id: roleId(roleAlias), roleName, roleAlias, sort: n + 10 })),
};
