import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { factorId, itemId, scales } from '../../town/records/scales.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 量表题目 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    scales.flatMap((one) =>
      one.items.map((itemTitle, i) =>
        completeRow(
          scaledetail,
          {
            id: itemId(one, i + 1),
            hmid: idOf('psychological/scale', one.n),
            itemNo: i + 1,
            itemTitle,
            itemType: '1',
            options: one.options,
            isReverse: one.reverse?.includes(i + 1) === true ? 1 : 0,
            weight: 1,
            factorGroupIds: one.factors
              .map((factor, f) => ({ factor, f }))
              .filter(({ factor }) => factor.items.includes(i + 1))
              .map(({ f }) => factorId(one, f))
              .join(','),
            required: 1,
            isRisk: one.risk === i + 1 ? 1 : 0,
            riskScore: one.risk === i + 1 ? one.riskScore : null,
          },
          spotOf(town, 'psychological/scaledetail', one.n * 100 + i),
        ),
      ),
    ),
};
