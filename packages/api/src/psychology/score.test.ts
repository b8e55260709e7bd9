import { describe, expect, it } from 'vitest';
import { type Answer, type Factor, itemsOf, rangeOf, scoreFactor } from './score.ts';

const range = { min: 1, max: 5 };
const answers: Answer[] = [1, 2, 3, 4].map((itemNo) => ({
  itemNo,
  optionScore: itemNo,
  isReverse: itemNo === 4 ? 1 : 0,
  weight: 1,
}));
const factor = (scoreMode: string, more: Partial<Factor> = {}): Factor => ({
  itemNos: '1-4',
  scoreMode,
  coefficient: 1.25,
  roundMode: '3',
  decimals: 2,
  countThreshold: 2,
  ...more,
});

describe('scores of a scale', () => {
  it('reads numbers and spans of questions', () => {
    expect(itemsOf('1,3，5-7、3')).toEqual([1, 3, 5, 6, 7]);
    expect(itemsOf('x, 9-8')).toEqual([]);
  });
  it.each([
    ['1', 8, '1 + 2 + 3 + (1 + 5 - 4)'],
    ['2', 2, 'sum by four questions'],
    ['3', 3, 'items of 2 and more'],
    ['4', 2.33, 'mean of those'],
    ['5', 10, 'sum by 1.25'],
  ])('mode %s gives %s: %s', (mode, expected) => {
    expect(scoreFactor(factor(mode), answers, range)).toEqual({ rawScore: 8, factorScore: expected });
  });
  it('rounds down, to the nearest, or to decimals', () => {
    expect(scoreFactor(factor('5', { coefficient: 1.2, roundMode: '1' }), answers, range).factorScore).toBe(9);
    expect(scoreFactor(factor('5', { coefficient: 1.2, roundMode: '2' }), answers, range).factorScore).toBe(10);
    expect(
      scoreFactor(
        factor('2', { itemNos: '1-3', decimals: 1 }),
        [...answers.slice(0, 2), { itemNo: 3, optionScore: 4, isReverse: 0, weight: 0.5 }],
        range,
      ).factorScore,
    ).toBe(1.7);
  });
  it('takes the least score of a range in, the greatest only at the end', () => {
    const ranges = [0, 5, 10].map((minScore) => ({
      id: String(minScore),
      minScore,
      maxScore: minScore + 5,
      resultLevel: '',
      resultText: '',
      adviceText: '',
      isWarn: 0,
    }));
    expect([0, 4.9, 5, 10, 15, 15.1, -1].map((score) => rangeOf(ranges, score)?.id)).toEqual([
      '0',
      '0',
      '5',
      '10',
      '10',
      undefined,
      undefined,
    ]);
  });
});
