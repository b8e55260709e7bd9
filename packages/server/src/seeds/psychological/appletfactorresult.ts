import type { Seed } from '../../town/Seed.ts';
import { answers } from '../../town/records/answers.ts';
import { idOf } from '../../town/idOf.ts';
import { advices, bandAt, bandId, factorId, resultText } from '../../town/records/scales.ts';

/** Start data of 测评因子结果（报告） in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    answers(town)
      .filter(({ status }) => status === '2')
      .flatMap((one) =>
        one.scale.factors.map((factor, f) => {
          const scores = factor.items.map((item) => one.scores[item - 1] ?? 0);
          const raw = scores.reduce((sum, score) => sum + score, 0);
          const factorScore = factor.isTotal ? raw : Math.round((raw / scores.length) * 100) / 100;
          const band = bandAt(factor, factorScore);
          const level = factor.bands[band]?.level ?? 0;
          return {
            id: idOf('psychological/appletfactorresult', one.n * 20 + f),
            answerRecordId: one.id,
            hmid: idOf('psychological/scale', one.scale.n),
            factorGroupId: factorId(one.scale, f),
            factorName: factor.name,
            isTotal: factor.isTotal ? 1 : 0,
            rawScore: raw,
            factorScore,
            normMean: factor.isTotal ? null : 1.5,
            normSd: factor.isTotal ? null : 0.5,
            isPositive: factorScore > factor.positive ? 1 : 0,
            resultId: bandId(one.scale, f, band),
            resultLevel: String(level),
            resultText: resultText(factor.name, level),
            adviceText: advices[level],
            createTime: one.start,
            updateTime: one.start,
          };
        }),
      ),
};
