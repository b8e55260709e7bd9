import { appletcategory } from '@lattice/api/resources/psychological/appletcategory';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 小程序量表分类 in the demo town. */
export const seed = demoRows(appletcategory, 6, ({ n }) => ({
  scaleCategoryId: idOf('psychological/scalecategory', n % 3),
  sourceType: n < 3 ? '1' : '2',
  displayName: ['身心体检', '压力测一测', '睡眠自评', '居民健康自评', '居民压力自测', '居民睡眠自测'][n],
  icon: pictureOf('icon', n),
  cover: pictureOf('cover', n),
  description: '几分钟了解自己的状态。',
  showStatus: '1',
}));
