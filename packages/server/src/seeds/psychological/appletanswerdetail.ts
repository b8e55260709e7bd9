import type { Seed } from '../../town/Seed.ts';
import { answers } from '../../town/records/answers.ts';
import { after } from '../../town/calendar.ts';
import { idOf } from '../../town/idOf.ts';
import { itemId } from '../../town/records/scales.ts';

/** Start data of 答题明细 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    answers(town).flatMap((one) =>
      one.scores.map((score, i) => ({
        id: idOf('psychological/appletanswerdetail', one.n * 100 + i),
        answerRecordId: one.id,
        hmid: idOf('psychological/scale', one.scale.n),
        scaleDetailId: itemId(one.scale, i + 1),
        itemNo: i + 1,
        itemTitle: one.scale.items[i],
        optionKey: one.scale.options.find((option) => option.score === score)?.key,
        optionText: one.scale.options.find((option) => option.score === score)?.text,
        optionScore: score,
        itemScore: score,
        isRiskHit: one.scale.risk === i + 1 && score >= one.scale.riskScore ? 1 : 0,
        answerTime: after(one.start, (i * one.minutes) / one.scale.items.length),
        answerSeconds: 3 + ((one.n + i * 7) % 14),
        createTime: one.start,
        updateTime: one.start,
      })),
    ),
};
