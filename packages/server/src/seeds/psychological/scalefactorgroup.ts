import { scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { factorId, scales } from '../../town/records/scales.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 量表因子组 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    scales.flatMap((one) =>
      one.factors.map((factor, f) =>
        completeRow(
          scalefactorgroup,
          {
            id: factorId(one, f),
            hmid: idOf('psychological/scale', one.n),
            factorCode: factor.code,
            factorName: factor.name,
            isTotal: factor.isTotal ? 1 : 0,
            itemNos: factor.isTotal ? `1-${one.items.length}` : factor.items.join(','),
            scoreMode: factor.mode ?? (factor.isTotal ? '1' : '2'),
            coefficient: factor.coefficient ?? 1,
            roundMode: factor.coefficient === undefined ? '3' : '1',
            decimals: 2,
            countThreshold: 2,
            normMean: factor.isTotal || factor.mode !== undefined ? null : 1.5,
            normSd: factor.isTotal || factor.mode !== undefined ? null : 0.5,
            positiveScore: factor.positive || null,
            showInReport: 1,
            description: `${factor.name}方面的感受。`,
            sort: f + 1,
            isEnabled: 1,
          },
          spotOf(town, 'psychological/scalefactorgroup', one.n * 20 + f),
        ),
      ),
    ),
};
