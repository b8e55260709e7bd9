import { baseMap } from '@lattice/api/resources/systemset/baseMap';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 底图 in the demo town: the ground that the product draws of its own registers. */
export const seed = demoRows(baseMap, 1, () => ({
  mapName: '镇域自有底图',
  kind: 'own',
  system: 'WGS84',
  source: '枫桥镇人民政府',
  approval: '',
  sensitivity: 'internal',
  isDefault: 1,
  remark: '由网格、道路和房屋等登记数据绘制，不需要外网。',
}));
