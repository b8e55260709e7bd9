import { topmenu } from '@lattice/api/resources/blade-system/topmenu';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 顶部菜单 in the demo town. */
export const seed = demoRows(topmenu, 4, ({ n }) => ({
  code: ['desk', 'grid', 'source', 'system'][n],
  name: ['工作台', '网格治理', '基础数据', '系统管理'][n],
  source: ['iconfont iconicon_work', 'iconfont iconicon_group', 'iconfont iconicon_doc', 'iconfont iconicon_setting'][
    n
  ],
  path: null,
}));
