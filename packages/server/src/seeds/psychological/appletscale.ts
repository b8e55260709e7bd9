import { appletscale } from '@lattice/api/resources/psychological/appletscale';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { faces } from '../../town/people/faces.ts';
import { answeredScales } from '../../town/records/scales.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 小程序量表 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    answeredScales.flatMap((one) =>
      ['1', '2'].map((sourceType, i) =>
        completeRow(
          appletscale,
          {
            id: idOf('psychological/appletscale', one.n * 2 + i),
            hmid: idOf('psychological/scale', one.n),
            appletCategoryId: idOf('psychological/appletcategory', (one.n % 3) + i * 3),
            sourceType,
            displayName: one.name,
            cover: pictureOf('cover', one.n),
            intro: one.intro,
            griddingIds: null,
            startDate: '2024-05-01',
            endDate: null,
            repeatDays: 30,
            isAnonymous: 0,
            showResult: 1,
            counsellorId: faces.find(({ account }) => account === 'counsellor')?.userId ?? null,
            minSeconds: one.items.length * 2,
            publishTime: '2024-05-01 09:00:00',
            status: '1',
          },
          spotOf(town, 'psychological/appletscale', one.n * 2 + i),
        ),
      ),
    ),
};
