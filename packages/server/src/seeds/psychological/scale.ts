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
          scaleCategoryId: idOf('psychological/scalecategory', one.n),
          sourceTypes: '1,2',
          cover: pictureOf('cover', one.n),
          intro: one.intro,
          guide: '请根据最近一周（或一月）的实际感受作答，每题只选一项，不必多想。',
          itemCount: one.items.length,
          optionMin: 1,
          optionMax: 5,
          scoreMode: '1',
          coefficient: 1,
          roundMode: '3',
          warnRule: { any: [{ riskItem: true }] },
          ageMin: 12,
          ageMax: 90,
          planMinutes: Math.ceil(one.items.length / 5),
          copyrightNote: '题目文字为本项目自拟，仅保留公开的结构与计分方式。',
          status: '1',
        },
        spotOf(town, 'psychological/scale', one.n),
      ),
    ),
};
