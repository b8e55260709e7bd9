import { esPostCategory } from '@lattice/api/resources/scentre/esPostCategory';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 岗位类别 in the demo town. */
export const seed = demoRows(esPostCategory, 10, ({ n }) => {
  const [categoryName, parent] = (
    [
      ['生产制造', -1],
      ['服务业', -1],
      ['行政文职', -1],
      ['操作工', 0],
      ['技工', 0],
      ['店员导购', 1],
      ['餐饮后厨', 1],
      ['物业保洁', 1],
      ['文员', 2],
      ['财务', 2],
    ] as const
  )[n] as readonly [string, number];
  return {
    categoryName,
    categoryCode: `GW${String(n + 1).padStart(2, '0')}`,
    parentId: parent < 0 ? null : idOf('scentre/esPostCategory', parent),
    icon: pictureOf('icon', n),
    isHot: n % 3 === 0 ? 1 : 0,
    isEnabled: 1,
  };
});
