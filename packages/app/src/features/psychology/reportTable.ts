import type { FactorResult } from '@lattice/api/resources/psychological/appletfactorresult';
import type { RadarChartProps } from '@lattice/ui/RadarChart';

type Series = RadarChartProps['series'][number];

/** The fewest factors that a radar can show. */
export const FEWEST = 3;

/** Factors that are parts of the whole, which a chart compares; the total is of another size. */
export const parts = (factors: readonly FactorResult[]): FactorResult[] =>
  factors.filter(({ isTotal }) => isTotal !== 1);

/** The scores of factors beside their norms, as far as there are norms. */
export function seriesOf(factors: readonly FactorResult[], words: { score: string; norm: string }): Series[] {
  const shown = parts(factors);
  const of = (value: (factor: FactorResult) => number | null) =>
    shown.map((factor) => ({ key: factor.factorName, label: factor.factorName, value: value(factor) }));
  const scores: Series = {
    id: 'score',
    label: words.score,
    values: of(({ factorScore }) => (typeof factorScore === 'number' ? factorScore : null)),
  };
  return shown.some(({ normMean }) => normMean !== null)
    ? [scores, { id: 'norm', label: words.norm, values: of(({ normMean }) => normMean) }]
    : [scores];
}
