import { gapsOf } from '../ranges.ts';
import { itemsOf } from './score.ts';

/** A question as far as a scale is judged by it. */
export interface JudgedItem {
  itemNo: number;
  itemType: string;
  options: readonly { key: string; score: number }[];
}

/** A factor as far as a scale is judged by it. */
export interface JudgedFactor {
  id: string;
  factorName: string;
  isTotal: number;
  itemNos: string;
  scoreMode: string;
  countThreshold: number | null;
}

/** A range of results as far as a scale is judged by it. */
export interface JudgedRange {
  factorGroupId: string;
  minScore: number;
  maxScore: number;
}

/** What keeps a scale from being published, as data; `factor` is a name. */
export type ScaleFault =
  | { kind: 'noItems' | 'noTotal' | 'manyTotals' }
  | { kind: 'sameNumber' | 'missingNumber' | 'fewOptions' | 'sameOption'; itemNo: number }
  | { kind: 'unknownItem'; factor: string; itemNo: number }
  | { kind: 'noThreshold'; factor: string }
  | { kind: 'gap' | 'overlap'; factor: string; from: number; to: number };

const CHOICES = new Set(['1', '2']);
const COUNTING = new Set(['3', '4']);

function itemFaults(items: readonly JudgedItem[]): ScaleFault[] {
  if (items.length === 0) return [{ kind: 'noItems' }];
  const numbers = items.map(({ itemNo }) => itemNo);
  const known = new Set(numbers);
  const last = Math.max(...numbers);
  return [
    ...[...known]
      .filter((one) => numbers.filter((number) => number === one).length > 1)
      .map((itemNo): ScaleFault => ({ kind: 'sameNumber', itemNo })),
    ...Array.from({ length: last }, (_, i) => i + 1)
      .filter((one) => !known.has(one))
      .slice(0, 10)
      .map((itemNo): ScaleFault => ({ kind: 'missingNumber', itemNo })),
    ...items
      .filter(({ itemType, options }) => CHOICES.has(itemType) && options.length < 2)
      .map(({ itemNo }): ScaleFault => ({ kind: 'fewOptions', itemNo })),
    ...items
      .filter(({ options }) => new Set(options.map(({ key }) => key)).size < options.length)
      .map(({ itemNo }): ScaleFault => ({ kind: 'sameOption', itemNo })),
  ];
}

function rangeFaults(factor: string, ranges: readonly JudgedRange[]): ScaleFault[] {
  const sorted = [...ranges].sort((a, b) => a.minScore - b.minScore);
  const overlaps = sorted.flatMap((range, i): ScaleFault[] => {
    const next = sorted[i + 1];
    return next !== undefined && next.minScore < range.maxScore
      ? [{ kind: 'overlap', factor, from: next.minScore, to: Math.min(range.maxScore, next.maxScore) }]
      : [];
  });
  return [
    ...overlaps,
    ...gapsOf(sorted.map(({ minScore, maxScore }) => ({ from: minScore, to: maxScore }))).map(
      ({ from, to }): ScaleFault => ({ kind: 'gap', factor, from, to }),
    ),
  ];
}

/** All that keeps a scale from being published: what is missing, named twice, or contradicts itself. */
export function scaleFaults(
  items: readonly JudgedItem[],
  factors: readonly JudgedFactor[],
  ranges: readonly JudgedRange[],
): ScaleFault[] {
  const known = new Set(items.map(({ itemNo }) => itemNo));
  const totals = factors.filter(({ isTotal }) => isTotal === 1);
  return [
    ...itemFaults(items),
    ...(totals.length === 0 ? [{ kind: 'noTotal' } as const] : []),
    ...(totals.length > 1 ? [{ kind: 'manyTotals' } as const] : []),
    ...factors.flatMap(({ id, factorName, itemNos, scoreMode, countThreshold }): ScaleFault[] => [
      ...itemsOf(itemNos)
        .filter((itemNo) => !known.has(itemNo))
        .map((itemNo): ScaleFault => ({ kind: 'unknownItem', factor: factorName, itemNo })),
      ...(COUNTING.has(scoreMode) && countThreshold === null
        ? [{ kind: 'noThreshold', factor: factorName } as const]
        : []),
      ...rangeFaults(
        factorName,
        ranges.filter(({ factorGroupId }) => factorGroupId === id),
      ),
    ]),
  ];
}
