import { code } from '@lattice/api/resources/blade-develop/code';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 代码生成 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    [...town.menus.values()].slice(0, 3).map((menuId, n) =>
      completeRow(
        code,
        {
          modelId: idOf('blade-develop/model', n),
          menuId,
          codeName: ['网格', '房屋', '事件'][n],
          serviceName: 'lattice-demo',
          tableName: ['grid_grid', 'source_houseinfo', 'event_event'][n],
          tablePrefix: ['grid_', 'source_', 'event_'][n],
          pkName: 'id',
          packageName: 'org.example.demo',
          templateType: 'crud',
          author: 'demo',
          baseMode: '2',
          wrapMode: '2',
          feignMode: '1',
          codeStyle: 'element',
          apiPath: '/tmp/demo-api',
          webPath: '/tmp/demo-web',
        },
        spotOf(town, 'blade-develop/code', n),
      ),
    ),
};
