import { useLingui } from '@lingui/react/macro';
import type { Series, SeriesValue } from './series.ts';
import type { Figures } from './useFigures.ts';

/** What the figures of each series say: the highest, the lowest and the total. */
export function useSeriesSummary(series: readonly Series[], { full }: Figures): string {
  const { t } = useLingui();
  const sentences = series.map(({ label, values }) => {
    const known = values.filter((one): one is SeriesValue & { value: number } => one.value !== null);
    const [first, ...others] = known;
    if (!first) return t`${label}：没有数据。`;
    const high = others.reduce((best, one) => (one.value > best.value ? one : best), first);
    const low = others.reduce((best, one) => (one.value < best.value ? one : best), first);
    const [highLabel, highest, lowLabel, lowest] = [high.label, full(high.value), low.label, full(low.value)];
    const total = full(known.reduce((sum, { value }) => sum + value, 0));
    return t`${label}：最高 ${highLabel} ${highest}，最低 ${lowLabel} ${lowest}，合计 ${total}。`;
  });
  return sentences.join(' ');
}
