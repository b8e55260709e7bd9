import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import type { Seed } from '../../town/Seed.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { advices, bandId, factorId, resultText, scales } from '../../town/records/scales.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 因子结果定义 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    scales.flatMap((one) =>
      one.factors.flatMap((factor, f) =>
        factor.bands.map(({ from, to, level, title }, at) =>
          completeRow(
            scalefactorgroupresult,
            {
              id: bandId(one, f, at),
              hmid: idOf('psychological/scale', one.n),
              factorGroupId: factorId(one, f),
              minScore: from,
              maxScore: to,
              resultLevel: String(level),
              resultTitle: title,
              resultText: resultText(factor.name, level),
              adviceText: advices[level],
              isWarn: level >= 2 ? 1 : 0,
              color: ['#67C23A', '#E6A23C', '#F56C6C', '#C45656'][level],
              sort: at + 1,
            },
            spotOf(town, 'psychological/scalefactorgroupresult', (one.n * 20 + f) * 5 + at),
          ),
        ),
      ),
    ),
};
