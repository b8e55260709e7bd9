import { scalenorm } from '@lattice/api/resources/psychological/scalenorm';
import { completeRow } from '../../town/fill/demoRows.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { idOf } from '../../town/idOf.ts';
import { factorId, scales } from '../../town/records/scales.ts';
import type { Seed } from '../../town/Seed.ts';

const SEXES = [
  ['1', '男性', 1.38, 0.43],
  ['2', '女性', 1.52, 0.49],
] as const;

/** Start data of 量表常模 in the demo town: one factor of the long scale, by sex; the figures are made up. */
export const seed: Seed = {
  demo: true,
  rows: (town) => {
    const [scale] = scales;
    if (scale === undefined) return [];
    return SEXES.map(([sex, word, normMean, normSd], n) =>
      completeRow(
        scalenorm,
        {
          normName: `${scale.factors[1]?.name ?? ''}（成年${word}）`,
          hmid: idOf('psychological/scale', scale.n),
          factorGroupId: factorId(scale, 1),
          sex,
          ageMin: 18,
          ageMax: 59,
          normMean,
          normSd,
          source: '示例数据',
        },
        spotOf(town, 'psychological/scalenorm', n),
      ),
    );
  },
};
