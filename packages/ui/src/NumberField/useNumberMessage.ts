import { useLingui } from '@lingui/react/macro';
import type { NumberLimits, NumberProblem } from './number.ts';

/** The sentence of each problem of a number, in the user's language. */
export function useNumberMessage({ min, max, scale }: NumberLimits): (problem: NumberProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    const sentences: Record<NumberProblem, string> = {
      notANumber: t`请只输入数字，例如 12.5`,
      notWhole: t`请输入整数`,
      tooManyDecimals: t`最多 ${scale ?? 0} 位小数`,
      tooSmall: t`不能小于 ${min ?? 0}`,
      tooLarge: t`不能大于 ${max ?? 0}`,
    };
    return sentences[problem];
  };
}
