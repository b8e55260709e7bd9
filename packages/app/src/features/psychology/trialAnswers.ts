import type { Answer } from '@lattice/api/psychology/score';
import type { ScaleItem } from './useScale.ts';

/** Score of what was chosen: the sum of options, or the number itself. */
function scoreOf({ itemType, options }: ScaleItem, value: string): number {
  if (itemType === '4') return 0;
  if (itemType === '3') return Number(value);
  const keys = value.split(',');
  return options.filter(({ key }) => keys.includes(key)).reduce((sum, { score }) => sum + score, 0);
}

/** The answers given in a trial as scores read them, and whether one of them calls for help at once. */
export function trialAnswers(
  items: readonly ScaleItem[],
  given: Readonly<Record<string, string>>,
): { answered: Answer[]; isRisk: boolean } {
  const scored = items
    .filter(({ id }) => (given[id] ?? '') !== '')
    .map((item) => ({ item, optionScore: scoreOf(item, given[item.id] ?? '') }));
  return {
    answered: scored.map(({ item, optionScore }) => ({
      itemNo: Number(item.itemNo),
      optionScore,
      isReverse: item.isReverse,
      weight: Number(item.weight),
    })),
    isRisk: scored.some(
      ({ item, optionScore }) => item.isRisk === 1 && item.riskScore !== null && optionScore >= item.riskScore,
    ),
  };
}
