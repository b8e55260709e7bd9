import { array, assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, type Factor, itemScore, rangeOf, scoreFactor } from './score.ts';
import { scaleFaults } from './scaleFaults.ts';

const factor = (count: number, more: Partial<Factor> = {}): Factor => ({
  itemNos: `1-${count}`,
  scoreMode: '1',
  coefficient: 1,
  roundMode: '3',
  decimals: 2,
  countThreshold: 2,
  ...more,
});
const sheet = (scores: readonly number[]): Answer[] =>
  scores.map((optionScore, at) => ({ itemNo: at + 1, optionScore, isReverse: 0, weight: 1 }));
const ranges = (bounds: readonly number[], titles: readonly string[]) =>
  titles.map((id, at) => ({
    id,
    minScore: bounds[at] ?? 0,
    maxScore: bounds[at + 1] ?? 0,
    resultLevel: '',
    resultText: '',
    adviceText: '',
    isWarn: 0,
  }));
const frequency = { min: 0, max: 3 };

describe('PHQ-9', () => {
  const severities = ranges([0, 5, 10, 15, 20, 27], ['none', 'mild', 'moderate', 'moderately severe', 'severe']);
  it.each<[scores: number[], total: number, severity: string]>([
    [[0, 0, 0, 0, 0, 0, 0, 0, 0], 0, 'none'],
    [[1, 1, 1, 1, 0, 0, 0, 0, 0], 4, 'none'], // 4 × 1
    [[1, 1, 1, 1, 1, 0, 0, 0, 0], 5, 'mild'], // 5 × 1
    [[1, 1, 1, 1, 1, 1, 1, 1, 1], 9, 'mild'], // 9 × 1
    [[2, 1, 1, 1, 1, 1, 1, 1, 1], 10, 'moderate'], // 2 + 8 × 1
    [[2, 2, 2, 2, 2, 2, 2, 0, 0], 14, 'moderate'], // 7 × 2
    [[3, 3, 3, 3, 3, 0, 0, 0, 0], 15, 'moderately severe'], // 5 × 3
    [[3, 3, 3, 3, 3, 3, 1, 0, 0], 19, 'moderately severe'], // 6 × 3 + 1
    [[3, 3, 3, 3, 3, 3, 2, 0, 0], 20, 'severe'], // 6 × 3 + 2
    [[3, 3, 3, 3, 3, 3, 3, 3, 3], 27, 'severe'], // 9 × 3, the top belongs to the last range
    [[0, 0, 0, 0, 0, 0, 0, 0, 3], 3, 'none'], // a risk answer is no sum
    [[1, 2, 1, 2, 1, 2, 1, 1, 0], 11, 'moderate'], // 5 × 1 + 3 × 2
    [[0, 1, 0, 0, 0, 0, 0, 0, 0], 1, 'none'], // 1
    [[2, 2, 0, 0, 0, 0, 0, 0, 0], 4, 'none'], // 2 × 2
    [[3, 0, 2, 0, 0, 0, 0, 0, 0], 5, 'mild'], // 3 + 2
    [[0, 3, 0, 3, 0, 0, 0, 0, 1], 7, 'mild'], // 2 × 3 + 1
    [[3, 3, 0, 3, 0, 0, 0, 0, 1], 10, 'moderate'], // 3 × 3 + 1
    [[1, 1, 2, 2, 3, 1, 1, 1, 1], 13, 'moderate'], // 6 × 1 + 2 × 2 + 3
    [[2, 2, 2, 2, 2, 2, 2, 2, 0], 16, 'moderately severe'], // 8 × 2
    [[2, 2, 2, 2, 2, 2, 2, 2, 2], 18, 'moderately severe'], // 9 × 2
  ])('%j is %i: %s', (scores, total, severity) => {
    const { factorScore } = scoreFactor(factor(9), sheet(scores), frequency);
    expect([factorScore, rangeOf(severities, factorScore)?.id]).toEqual([total, severity]);
  });
});

describe('GAD-7', () => {
  const severities = ranges([0, 5, 10, 15, 21], ['none', 'mild', 'moderate', 'severe']);
  it.each<[scores: number[], total: number, severity: string]>([
    [[0, 0, 0, 0, 0, 0, 0], 0, 'none'],
    [[1, 1, 1, 1, 0, 0, 0], 4, 'none'], // 4 × 1
    [[1, 1, 1, 1, 1, 0, 0], 5, 'mild'], // 5 × 1
    [[3, 3, 3, 0, 0, 0, 0], 9, 'mild'], // 3 × 3
    [[2, 2, 2, 2, 2, 0, 0], 10, 'moderate'], // 5 × 2
    [[2, 2, 2, 2, 2, 2, 2], 14, 'moderate'], // 7 × 2
    [[3, 3, 3, 3, 3, 0, 0], 15, 'severe'], // 5 × 3
    [[3, 3, 3, 3, 3, 3, 3], 21, 'severe'], // 7 × 3
    [[0, 0, 1, 0, 0, 0, 0], 1, 'none'], // 1
    [[2, 2, 0, 0, 0, 0, 0], 4, 'none'], // 2 × 2
    [[3, 2, 0, 0, 0, 0, 0], 5, 'mild'], // 3 + 2
    [[1, 1, 1, 1, 1, 1, 0], 6, 'mild'], // 6 × 1
    [[1, 1, 1, 1, 1, 1, 1], 7, 'mild'], // 7 × 1
    [[2, 2, 2, 1, 1, 0, 0], 8, 'mild'], // 3 × 2 + 2 × 1
    [[3, 3, 3, 1, 0, 0, 0], 10, 'moderate'], // 3 × 3 + 1
    [[2, 1, 2, 1, 2, 1, 2], 11, 'moderate'], // 4 × 2 + 3 × 1
    [[3, 3, 3, 3, 0, 0, 0], 12, 'moderate'], // 4 × 3
    [[3, 2, 2, 2, 2, 2, 2], 15, 'severe'], // 3 + 6 × 2
    [[3, 3, 3, 2, 2, 2, 2], 17, 'severe'], // 3 × 3 + 4 × 2
    [[3, 3, 3, 3, 3, 3, 2], 20, 'severe'], // 6 × 3 + 2
  ])('%j is %i: %s', (scores, total, severity) => {
    const { factorScore } = scoreFactor(factor(7), sheet(scores), frequency);
    expect([factorScore, rangeOf(severities, factorScore)?.id]).toEqual([total, severity]);
  });
});

describe('the five modes, whatever is answered', () => {
  const limits = { min: 1, max: 5 };
  const answers = array(
    record({
      optionScore: integer({ min: 1, max: 5 }),
      isReverse: constantFrom(0, 1),
      weight: constantFrom(0.5, 1, 2),
    }),
    { minLength: 1, maxLength: 30 },
  ).map((list): Answer[] => list.map((one, at) => ({ ...one, itemNo: at + 1 })));
  const exact = { roundMode: '3', decimals: 4 };
  const score = (given: readonly Answer[], mode: string, more: Partial<Factor> = {}) =>
    scoreFactor(factor(given.length, { scoreMode: mode, ...exact, ...more }), given, limits).factorScore;

  it('sum, mean and product agree', () => {
    assert(
      property(answers, double({ min: 0.5, max: 3, noNaN: true }), (given, coefficient) => {
        const sum = score(given, '1');
        expect(score(given, '2') * given.length).toBeCloseTo(sum, 1);
        expect(score(given, '5', { coefficient })).toBeCloseTo(sum * coefficient, 3);
      }),
    );
  });
  it('positive items are counted, and their mean is not below the threshold', () => {
    assert(
      property(answers, integer({ min: 1, max: 5 }), (given, countThreshold) => {
        const count = score(given, '3', { countThreshold });
        expect(count).toBe(given.filter((one) => itemScore(one, limits) >= countThreshold).length);
        const mean = score(given, '4', { countThreshold });
        expect(count === 0 ? mean === 0 : mean >= countThreshold - 1e-4).toBe(true);
      }),
    );
  });
  it('the order of answers and reversing twice change nothing', () => {
    assert(
      property(answers, constantFrom('1', '2', '3', '4', '5'), (given, mode) => {
        expect(score([...given].reverse(), mode)).toBeCloseTo(score(given, mode), 3);
        const turned = given.map((one) => ({
          ...one,
          optionScore: limits.min + limits.max - one.optionScore,
          isReverse: 1 - one.isReverse,
        }));
        expect(score(turned, mode)).toBeCloseTo(score(given, mode), 3);
      }),
    );
  });
  it('a higher answer never lowers a sum', () => {
    assert(
      property(answers, (given) => {
        const [first, ...rest] = given;
        if (first === undefined || first.optionScore === limits.max || first.isReverse === 1) return;
        const higher = [{ ...first, optionScore: first.optionScore + 1 }, ...rest];
        expect(score(higher, '1')).toBeGreaterThan(score(given, '1'));
      }),
    );
  });
});

describe('what keeps a scale from being published', () => {
  const options = [
    { key: 'A', score: 0 },
    { key: 'B', score: 1 },
  ];
  const items = [1, 2].map((itemNo) => ({ itemNo, itemType: '1', options }));
  const total = { id: 't', factorName: '总分', isTotal: 1, itemNos: '1-2', scoreMode: '1', countThreshold: null };
  const range = (minScore: number, maxScore: number) => ({ factorGroupId: 't', minScore, maxScore });
  it('is nothing where it is whole', () => {
    expect(scaleFaults(items, [total], [range(0, 1), range(1, 2)])).toEqual([]);
  });
  it('is all that is missing or contradicts itself', () => {
    expect(scaleFaults([], [], [])).toEqual([{ kind: 'noItems' }, { kind: 'noTotal' }]);
    expect(
      scaleFaults(
        [
          { itemNo: 1, itemType: '1', options: [options[0] as (typeof options)[0]] },
          ...items.slice(0, 1),
          { itemNo: 4, itemType: '4', options: [] },
        ],
        [
          { ...total, itemNos: '1,2', scoreMode: '3' },
          { ...total, factorName: '又一个' },
        ],
        [range(0, 3), range(2, 4), range(6, 8)],
      ),
    ).toEqual([
      { kind: 'sameNumber', itemNo: 1 },
      { kind: 'missingNumber', itemNo: 2 },
      { kind: 'missingNumber', itemNo: 3 },
      { kind: 'fewOptions', itemNo: 1 },
      { kind: 'manyTotals' },
      { kind: 'unknownItem', factor: '总分', itemNo: 2 },
      { kind: 'noThreshold', factor: '总分' },
      { kind: 'overlap', factor: '总分', from: 2, to: 3 },
      { kind: 'gap', factor: '总分', from: 4, to: 6 },
      { kind: 'unknownItem', factor: '又一个', itemNo: 2 },
      { kind: 'overlap', factor: '又一个', from: 2, to: 3 },
      { kind: 'gap', factor: '又一个', from: 4, to: 6 },
    ]);
  });
});
