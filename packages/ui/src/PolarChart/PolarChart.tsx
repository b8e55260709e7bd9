import { useLingui } from '@lingui/react/macro';
import { Scale, Shape } from '@visx/visx';
import type { Room } from '../Chart/cartesian.ts';
import { Chart } from '../Chart/Chart.tsx';
import type { ChartProps } from '../Chart/ChartProps.ts';
import { seriesFill } from '../Chart/chartPalette.ts';
import { Plot } from '../Chart/plot/Plot.tsx';
import { axisText } from '../Chart/plot/Plot.css.ts';
import { mostSeries, type SeriesValue } from '../Chart/series.ts';
import { useFigures } from '../Chart/useFigures.ts';
import { useSeriesSummary } from '../Chart/useSeriesSummary.ts';
import { middleOf, sliceAt, slicesOf } from '../PieChart/slices.ts';
import { ring, sector } from './PolarChart.css.ts';

export interface PolarChartProps extends ChartProps {
  /** The values, a sector each; beyond eight the rest stands in the table alone, as do negative and unknown ones. */
  values: readonly SeriesValue[];
}

/** Values as sectors of one angle, each as long as its value. */
export function PolarChart({ values, keyLabel, onSelect, ...frame }: PolarChartProps) {
  const { t } = useLingui();
  const figures = useFigures(frame.unit);
  const summaryText = useSeriesSummary([{ id: 'values', label: frame.title, values }], figures);
  const drawn = values.filter(({ value }) => value !== null && value >= 0).slice(0, mostSeries);
  const sectors = slicesOf(drawn.map(() => 1));
  const draw = (room: Room, patternId: string) => {
    const middle = { x: room.width / 2, y: room.height / 2 };
    const outer = Math.max(8, Math.min(middle.x, middle.y) - 6);
    const greatest = Math.max(0, ...drawn.map(({ value }) => value ?? 0));
    const scale = Scale.scaleLinear<number>({ domain: [0, greatest || 1], nice: 4, range: [0, outer] });
    const points = drawn.map(({ key, label, value }, index) => {
      const { x, y } = middleOf(sectors[index] ?? { start: 0, end: 0 }, scale(value ?? 0) / 2);
      return {
        key,
        title: label,
        x: middle.x + x,
        y: middle.y + y,
        rows: [{ label: '', value: figures.full(value), index }],
      };
    });
    return (
      <Plot
        label={frame.title}
        room={room}
        patternId={patternId}
        points={points}
        find={({ x, y }) => sliceAt({ x: x - middle.x, y: y - middle.y }, sectors, 0, outer)}
        onSelect={onSelect}
      >
        {(active) => (
          <g transform={`translate(${middle.x} ${middle.y})`}>
            {sectors.map(({ start, end }, index) => (
              <Shape.Arc
                key={drawn[index]?.key || `#${index}`}
                startAngle={start}
                endAngle={end}
                innerRadius={0}
                outerRadius={scale(drawn[index]?.value ?? 0) + (index === active ? 5 : 0)}
                fill={seriesFill(patternId, index)}
                className={sector}
              />
            ))}
            {scale
              .ticks(4)
              .filter((tick) => tick > 0)
              .map((tick) => (
                <g key={tick}>
                  <circle r={scale(tick)} className={ring} />
                  <text y={-scale(tick)} dx="0.3em" dy="1em" className={axisText}>
                    {figures.short(tick)}
                  </text>
                </g>
              ))}
          </g>
        )}
      </Plot>
    );
  };
  return (
    <Chart
      {...frame}
      isEmpty={drawn.length === 0}
      summary={frame.summary ?? summaryText}
      table={{ columns: [keyLabel ?? t`项目`, t`数值`], rows: values.map(({ label, value }) => [label, value]) }}
      legend={drawn.map(({ key, label, value }) => ({ id: key, label, value: figures.full(value) }))}
      note={values.length > mostSeries ? t`图中只画前 ${mostSeries} 组，其余见表格。` : undefined}
    >
      {draw}
    </Chart>
  );
}
