import { model } from '@lattice/api/resources/blade-develop/model';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 数据模型 in the demo town. */
export const seed = demoRows(model, 3, ({ n }) => {
  const [modelTable, modelName, modelClass] = (
    [
      ['grid_grid', '网格', 'Grid'],
      ['source_houseinfo', '房屋', 'Houseinfo'],
      ['event_event', '事件', 'Event'],
    ] as const
  )[n] as readonly [string, string, string];
  return {
    datasourceId: idOf('blade-develop/datasource', 0),
    modelTable,
    modelName,
    modelCode: modelTable,
    modelClass,
    modelRemark: `${modelName}表`,
    prototypes: null,
  };
});
