import { articlecategory } from '@lattice/api/resources/cms/articlecategory';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { columns } from '../../town/records/press.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 文章栏目 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    columns.map(([categoryName, categoryCode, categoryType], n) =>
      completeRow(
        articlecategory,
        {
          id: idOf('cms/articlecategory', n),
          categoryName,
          categoryCode,
          pcategoryId: null,
          categoryType,
          icon: pictureOf('icon', n),
          needReview: 1,
          allowComment: 1,
          appTypes: '2,4',
          isEnabled: 1,
        },
        spotOf(town, 'cms/articlecategory', n),
      ),
    ),
};
