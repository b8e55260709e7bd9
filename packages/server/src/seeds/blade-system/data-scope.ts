import type { Seed } from '../../town/Seed.ts';
import { idOf } from '../../town/idOf.ts';

const kinds = [
  ['全部', '1'],
  ['本人', '2'],
  ['所在机构', '3'],
  ['所在机构及子级', '4'],
] as const;

/** Start data of 数据权限 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: ({ menus }) =>
    kinds.flatMap(([name, scopeType], n) =>
      [...menus].slice(n, n + 1).map(([code, menuId]) => ({
        id: idOf('blade-system/data-scope', n),
        menuId,
        scopeName: `${name}可见`,
        resourceCode: `data_${code}_${scopeType}`,
        scopeColumn: 'create_dept',
        scopeType,
        scopeField: '*',
        scopeClass: `demo.${code}.page`,
        scopeValue: null,
        remark: '示例，未授予任何角色',
      })),
    ),
};
