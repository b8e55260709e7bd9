import type { Seed } from '../../town/Seed.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 接口权限 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: ({ menus }) =>
    [...menus].slice(0, 6).map(([code, menuId], n) => ({
      id: idOf('blade-system/api-scope', n),
      menuId,
      scopeName: `示例接口${n + 1}`,
      resourceCode: `api_${code}`,
      scopePath: `/api/demo/${code}/**`,
      scopeType: '2',
      remark: '示例，未授予任何角色',
    })),
};
