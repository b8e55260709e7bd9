import { type Answer, rangeOf, scoreFactor } from '../packages/api/src/psychology/score.ts';
import { scales } from '../packages/server/src/town/records/scales.ts';
import { expect } from 'vitest';

const scaleOf = (code: string) => {
  const found = scales.find((one) => one.code === code);
  if (found === undefined) throw new Error(`the demo has no scale ${code}`);
  return found;
};

/** Scores of a filled sheet by factor, and what its total means. */
export function scored(
  code: string,
  points: readonly number[],
): { scores: Record<string, number>; level: string | undefined } {
  const { factors, items, options, reverse = [] } = scaleOf(code);
  expect(points).toHaveLength(items.length);
  const answers = points.map((optionScore, at): Answer => ({
    itemNo: at + 1,
    optionScore,
    isReverse: reverse.includes(at + 1) ? 1 : 0,
    weight: 1,
  }));
  const limits = { min: options[0]?.score ?? 0, max: options.at(-1)?.score ?? 0 };
  const scores = Object.fromEntries(
    factors.map((one) => {
      const factor = {
        itemNos: one.items.join(','),
        scoreMode: one.mode ?? (one.isTotal ? '1' : '2'),
        coefficient: one.coefficient ?? 1,
        roundMode: one.coefficient === undefined ? '3' : '1',
        decimals: 2,
        countThreshold: 2,
      };
      return [one.code, scoreFactor(factor, answers, limits).factorScore];
    }),
  );
  const bands = (factors.find(({ isTotal }) => isTotal)?.bands ?? []).map(({ from, to, title }) => ({
    id: title,
    minScore: from,
    maxScore: to,
    resultLevel: '',
    resultText: '',
    adviceText: '',
    isWarn: 0,
  }));
  return { scores, level: rangeOf(bands, scores.TOTAL ?? Number.NaN)?.id };
}
