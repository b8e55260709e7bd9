import type { Seed } from '../../town/Seed.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 租户产品包 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: ({ menus }) =>
    [
      ['网格治理基础包', /^(area_grid|area_event|area_source)$/],
      ['平安建设包', /^area_/],
    ].map(([packageName, wanted], n) => ({
      id: idOf('blade-system/tenant-package', n),
      packageName,
      menuId: [...menus]
        .filter(([code]) => (wanted as RegExp).test(code))
        .map(([, id]) => id)
        .concat([...menus.values()].slice(0, 1))
        .slice(0, 30)
        .join(','),
      remark: '按需开通',
    })),
};
