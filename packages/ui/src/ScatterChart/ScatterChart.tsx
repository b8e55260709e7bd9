import { useLingui } from '@lingui/react/macro';
import type { Room } from '../Chart/cartesian.ts';
import { Chart } from '../Chart/Chart.tsx';
import type { ChartProps } from '../Chart/ChartProps.ts';
import { seriesColor, seriesDashes } from '../Chart/chartPalette.ts';
import { Marker } from '../Chart/Marker.tsx';
import { nearestPoint } from '../Chart/plot/nearestPoint.ts';
import { Plot } from '../Chart/plot/Plot.tsx';
import { axisText, gridLine } from '../Chart/plot/Plot.css.ts';
import { mostSeries } from '../Chart/series.ts';
import { useFigures } from '../Chart/useFigures.ts';
import { type Measured, plane } from './plane.ts';
import { bubble } from './ScatterChart.css.ts';

/** Places that belong together. */
export interface PointSeries {
  /** Unique within the chart. */
  id: string;
  /** The words for staff. */
  label: string;
  points: readonly Measured[];
}

export interface ScatterChartProps extends Omit<ChartProps, 'onSelect' | 'unit'> {
  /** What is drawn; beyond eight series the rest stands in the table alone. */
  series: readonly PointSeries[];
  /** What is measured to the right and upwards. */
  xLabel: string;
  yLabel: string;
  /** What the area of a circle says; without it, places are marks of one size. */
  sizeLabel?: string;
}

/** How two measures go together: a mark for each place, or a circle where a third one is said. */
export function ScatterChart({ series, xLabel, yLabel, sizeLabel, keyLabel, ...frame }: ScatterChartProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const drawn = series.slice(0, mostSeries);
  const all = series.flatMap(({ id, label, points }) => points.map((point) => ({ ...point, id, label })));
  const places = drawn.flatMap(({ id, label, points }, index) =>
    points.map((point, at) => ({ ...point, key: `${id} ${at}`, label, index })),
  );
  const sentences = drawn.map(({ label, points }) => {
    const ends = (values: readonly number[]) =>
      [Math.min(...values), Math.max(...values)].map((value) => figures.full(value)) as [string, string];
    if (points.length === 0) return t`${label}：没有数据。`;
    const [left, right] = ends(points.map(({ x }) => x));
    const [low, high] = ends(points.map(({ y }) => y));
    return t`${label}：${points.length} 个点，${xLabel} ${left} 至 ${right}，${yLabel} ${low} 至 ${high}。`;
  });
  const draw = (room: Room, patternId: string) => {
    const { left, right, top, bottom, across, upwards, xAt, yAt, radiusOf } = plane(room, places, figures.short);
    const points = places.map(({ x, y, size, key, label, index }) => ({
      key,
      title: label,
      x: xAt(x),
      y: yAt(y),
      rows: [
        { label: xLabel, value: figures.full(x), index },
        { label: yLabel, value: figures.full(y) },
        ...(sizeLabel === undefined ? [] : [{ label: sizeLabel, value: figures.full(size ?? null) }]),
      ],
    }));
    return (
      <Plot
        label={frame.title}
        room={room}
        patternId={patternId}
        points={points}
        find={(place) => nearestPoint(points, place)}
      >
        {(active) => (
          <g>
            {upwards.map(({ id, text, at }) => (
              <g key={id}>
                <line x1={left} x2={right} y1={at} y2={at} className={gridLine} />
                <text x={left} y={at} dx="-0.5em" dy="0.35em" textAnchor="end" className={axisText}>
                  {text}
                </text>
              </g>
            ))}
            {across.map(({ id, text, at }) => (
              <g key={id}>
                <line x1={at} x2={at} y1={top} y2={bottom} className={gridLine} />
                <text x={at} y={bottom} dy="1.4em" textAnchor="middle" className={axisText}>
                  {text}
                </text>
              </g>
            ))}
            <text x={right} y={bottom} dy="2.7em" textAnchor="end" className={axisText}>
              {xLabel}
            </text>
            <text x={left} y={top} dy="-0.5em" className={axisText}>
              {yLabel}
            </text>
            {points.map(({ key, x, y }, at) => {
              const { index = 0, size = 0 } = places[at] ?? {};
              const radius = sizeLabel === undefined ? 0 : radiusOf(size);
              return (
                <g key={key}>
                  {radius > 0 && (
                    <circle
                      cx={x}
                      cy={y}
                      r={radius}
                      fill={seriesColor(index)}
                      stroke={seriesColor(index)}
                      strokeDasharray={seriesDashes[index]}
                      className={bubble}
                    />
                  )}
                  <Marker index={index} x={x} y={y} size={at === active ? 96 : 48} />
                </g>
              );
            })}
          </g>
        )}
      </Plot>
    );
  };
  return (
    <Chart
      {...frame}
      mark="line"
      isEmpty={places.length === 0}
      summary={frame.summary ?? sentences.join(' ')}
      table={{
        columns: [keyLabel ?? t`项目`, xLabel, yLabel, ...(sizeLabel === undefined ? [] : [sizeLabel])],
        rows: all.map(({ label, x, y, size }) => [label, x, y, ...(sizeLabel === undefined ? [] : [size ?? null])]),
      }}
      legend={drawn.length > 1 ? drawn : undefined}
      note={series.length > mostSeries ? t`图中只画前 ${mostSeries} 组，其余见表格。` : undefined}
    >
      {draw}
    </Chart>
  );
}
