import { useLingui } from '@lingui/react/macro';
import { Shape } from '@visx/visx';
import { vars } from '../theme/vars.css.ts';
import { Chart } from '../Chart/Chart.tsx';
import type { ChartProps } from '../Chart/ChartProps.ts';
import { useFigures } from '../Chart/useFigures.ts';
import { bandOf, gaugeAngle, type GaugeBand } from './gaugeBand.ts';
import { ends, figure, meter, track, words } from './GaugeChart.css.ts';

export interface GaugeChartProps extends Omit<ChartProps, 'onSelect'> {
  /** Where it stands; null where nothing is known. */
  value: number | null;
  /** The minimum value; default 0. */
  min?: number;
  /** The maximum value; default 100. */
  max?: number;
  /** What stretches of values mean, written under the figure; default none. */
  bands?: readonly GaugeBand[];
}

/** Where one value stands between two ends. */
export function GaugeChart({
  value,
  min = 0,
  max = 100,
  bands = [],
  keyLabel,
  height = 200,
  ...frame
}: GaugeChartProps) {
  const { t } = useLingui();
  const { full, short } = useFigures(frame.unit);
  const band = value === null ? undefined : bandOf(value, bands);
  const summaryText = [full(value), band?.label].filter(Boolean).join(t`，`);
  const [least, greatest] = [full(min), full(max)];
  return (
    <Chart
      {...frame}
      height={height}
      isEmpty={value === null}
      summary={frame.summary ?? t`${summaryText}，范围 ${least} 至 ${greatest}。`}
      table={{
        columns: [keyLabel ?? t`项目`, t`数值`],
        rows: [
          [frame.title, value],
          [t`最小`, min],
          [t`最大`, max],
          ...bands.map(({ label, to }) => [t`${label}（不超过）`, to]),
        ],
      }}
    >
      {({ width, height: tall, em }) => {
        const radius = Math.max(em * 3, Math.min(width / 2, (tall - em) / 1.5) - em);
        const arc = {
          innerRadius: radius * 0.8,
          outerRadius: radius,
          startAngle: gaugeAngle(min, min, max),
          cornerRadius: 3,
        };
        const side = radius * 0.9 * Math.sin(gaugeAngle(max, min, max));
        return (
          <div
            role="meter"
            aria-label={frame.title}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={Math.min(max, Math.max(min, value ?? min))}
            aria-valuetext={summaryText}
            className={meter}
          >
            <svg aria-hidden="true" width={width} height={tall}>
              <g transform={`translate(${width / 2} ${radius + em})`}>
                <Shape.Arc {...arc} endAngle={gaugeAngle(max, min, max)} className={track} />
                <Shape.Arc
                  {...arc}
                  endAngle={gaugeAngle(value ?? min, min, max)}
                  fill={vars.color[band === undefined || band.tone === 'accent' ? 'accentMark' : band.tone]}
                />
                <text textAnchor="middle" className={figure}>
                  {full(value)}
                </text>
                {band && (
                  <text textAnchor="middle" dy="1.8em" className={words}>
                    {band.label}
                  </text>
                )}
                <text x={-side} y={radius * 0.5 + em * 1.3} textAnchor="middle" className={ends}>
                  {short(min)}
                </text>
                <text x={side} y={radius * 0.5 + em * 1.3} textAnchor="middle" className={ends}>
                  {short(max)}
                </text>
              </g>
            </svg>
          </div>
        );
      }}
    </Chart>
  );
}
