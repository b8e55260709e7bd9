import { scalecategory } from '@lattice/api/resources/psychological/scalecategory';
import { demoRows } from '../../town/fill/demoRows.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 量表分类 in the demo town. */
export const seed = demoRows(scalecategory, 3, ({ n }) => ({
  categoryName: ['综合症状', '压力与情绪', '睡眠与生活'][n],
  categoryCode: ['general', 'stress', 'sleep'][n],
  icon: pictureOf('icon', n),
  description: ['了解近期身心症状的总体情况。', '评估压力、倦怠与情绪。', '评估睡眠质量与作息。'][n],
  isEnabled: 1,
}));
