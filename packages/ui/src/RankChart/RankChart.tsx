import { useLingui } from '@lingui/react/macro';
import { Scale } from '@visx/visx';
import { Chart } from '../Chart/Chart.tsx';
import type { ChartProps } from '../Chart/ChartProps.ts';
import type { SeriesValue } from '../Chart/series.ts';
import { useFigures } from '../Chart/useFigures.ts';
import { bar, item, list, name, place, row, track, value as valueStyle } from './RankChart.css.ts';
import { rankValues } from './rankValues.ts';

export interface RankChartProps extends ChartProps {
  /** What is ranked, in any order. */
  values: readonly SeriesValue[];
  /** How many of the first are drawn; default 10. The table has all. */
  limit?: number;
  /** Draws the last first, where they are what is looked for; their places stay. Default false. */
  isLastFirst?: boolean;
}

/**
 * Who comes first: a list from the greatest down, or from the least up, equal values on the same place. Bars of shares
 * are measured against the whole, others against the greatest.
 */
export function RankChart({
  values,
  limit = 10,
  isLastFirst = false,
  keyLabel,
  onSelect,
  height = 0,
  ...frame
}: RankChartProps) {
  const { t } = useLingui();
  const { full } = useFigures(frame.unit);
  const all = rankValues(values);
  const drawn = (isLastFirst ? [...all].reverse() : all).slice(0, limit);
  const scale = Scale.scaleLinear<number>({
    domain: [0, Math.max(frame.unit === '%' ? 100 : 1, ...drawn.map(({ value }) => value))],
    range: [0, 100],
    clamp: true,
  });
  const [first] = all;
  const [firstLabel, firstValue] = [first?.label, full(first?.value ?? null)];
  const rest = all.length - drawn.length;
  return (
    <Chart
      {...frame}
      height={frame.isLoading ? Math.max(height, limit * 34) : height}
      summary={frame.summary ?? t`第一名 ${firstLabel}，${firstValue}。`}
      table={{
        columns: [keyLabel ?? t`项目`, t`名次`, t`数值`],
        rows: all.map(({ label, rank, value }) => [label, rank, value]),
      }}
      isFilling
      note={rest > 0 ? t`其余 ${rest} 项见表格。` : undefined}
    >
      {() => (
        <ol className={list}>
          {drawn.map(({ key, label, value, rank }, at) => {
            const content = (
              <>
                <span className={place}>{rank}</span>
                <span className={name}>{label}</span>
                <span className={valueStyle}>{full(value)}</span>
                <span aria-hidden="true" className={track}>
                  {value > 0 && <span className={bar} style={{ width: `${scale(value)}%` }} />}
                </span>
              </>
            );
            return (
              <li key={key || `#${at}`} className={item}>
                {onSelect ? (
                  <button type="button" className={row} onClick={() => onSelect(key)}>
                    {content}
                  </button>
                ) : (
                  <div className={row}>{content}</div>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Chart>
  );
}
