import { scale } from '@lattice/api/resources/psychological/scale';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { scales } from '../../town/records/scales.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 心理量表 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    scales.map((one) =>
      completeRow(
        scale,
        {
          id: idOf('psychological/scale', one.n),
          scaleName: one.name,
          scaleCode: one.code,
          scaleCategoryId: idOf('psychological/scalecategory', one.n % 3),
          sourceTypes: '1,2',
          cover: pictureOf('cover', one.n),
          intro: one.intro,
          guide: `请根据${one.period}的实际感受作答，每题只选一项，不必多想。`,
          optionMin: one.options[0]?.score,
          optionMax: one.options.at(-1)?.score,
          scoreMode: one.factors[0]?.mode ?? '1',
          coefficient: one.factors[0]?.coefficient ?? 1,
          roundMode: one.factors[0]?.coefficient === undefined ? '3' : '1',
          warnRule: { any: [{ riskItem: true }] },
          ageMin: 12,
          ageMax: 90,
          planMinutes: Math.ceil(one.items.length / 5),
          copyrightNote: one.copyright,
          status: one.isDraft === true ? '0' : '1',
        },
        spotOf(town, 'psychological/scale', one.n),
      ),
    ),
};
