import { useLingui } from '@lingui/react/macro';
import { Scale } from '@visx/visx';
import type { Room } from '../Chart/cartesian.ts';
import { Chart } from '../Chart/Chart.tsx';
import type { SeriesChartProps } from '../Chart/ChartProps.ts';
import { seriesColor, seriesDashes } from '../Chart/chartPalette.ts';
import { seriesTable } from '../Chart/chartTable.ts';
import { Marker } from '../Chart/Marker.tsx';
import { nearestPoint } from '../Chart/plot/nearestPoint.ts';
import { Plot } from '../Chart/plot/Plot.tsx';
import { axisText, baseLine, gridLine } from '../Chart/plot/Plot.css.ts';
import { alignedValues, categoriesOf, mostSeries } from '../Chart/series.ts';
import { domainOf } from '../Chart/stack.ts';
import { fitText, textWidth } from '../Chart/textRoom.ts';
import { useFigures } from '../Chart/useFigures.ts';
import { useSeriesSummary } from '../Chart/useSeriesSummary.ts';
import { anchorOf, onSpoke, polygon } from './radar.ts';
import { ring, shape } from './RadarChart.css.ts';

export interface RadarChartProps extends SeriesChartProps {
  /** The value at the rim; default the greatest, rounded up. */
  max?: number;
}

/** How a few things score on the same few scales: one shape each, with a spoke per scale. */
export function RadarChart({ series, max, keyLabel, onSelect, ...frame }: RadarChartProps) {
  const { t } = useLingui();
  const figures = useFigures(frame.unit);
  const summaryText = useSeriesSummary(series, figures);
  const drawn = series.slice(0, mostSeries);
  const categories = categoriesOf(series);
  const values = drawn.map((one) => alignedValues(one, categories).map((value) => Math.max(0, value ?? 0)));
  const draw = (room: Room, patternId: string) => {
    const { width, height, em } = room;
    const words = categories.map(({ label }) => fitText(label, em, Math.max(em * 3, width * 0.26)));
    const side = Math.max(0, ...words.map((word) => textWidth(word, em)));
    const radius = Math.max(em * 2, Math.min(width / 2 - side - em, height / 2 - em * 2));
    const scale = Scale.scaleLinear<number>({
      domain: max === undefined ? domainOf(values.map((one) => one.map((value) => [0, value] as const))) : [0, max],
      nice: max === undefined ? 4 : false,
      range: [0, radius],
    });
    const spokes = (distance: number) => categories.map((_, index) => onSpoke(index, categories.length, distance));
    const middle = { x: width / 2, y: height / 2 };
    const moved = ({ x, y }: { x: number; y: number }) => ({ x: x + middle.x, y: y + middle.y });
    const points = categories.map(({ key, label }, at) => ({
      key,
      title: label,
      ...moved(onSpoke(at, categories.length, radius * 0.8)),
      rows: drawn.map((one, index) => ({
        label: one.label,
        value: figures.full(alignedValues(one, categories)[at] ?? null),
        index,
      })),
    }));
    return (
      <Plot
        label={frame.title}
        room={room}
        patternId={patternId}
        points={points}
        find={(place) => nearestPoint(points, place)}
        onSelect={onSelect}
      >
        {(active) => (
          <g transform={`translate(${middle.x} ${middle.y})`}>
            {scale
              .ticks(4)
              .filter((tick) => tick > 0)
              .map((tick) => (
                <polygon key={tick} points={polygon(spokes(scale(tick)))} className={ring} />
              ))}
            {spokes(radius).map(({ x, y }, at) => (
              <line
                key={categories[at]?.key || `#${at}`}
                x2={x}
                y2={y}
                className={at === active ? baseLine : gridLine}
              />
            ))}
            {spokes(radius + em * 0.6).map((place, at) => (
              <text
                key={categories[at]?.key || `#${at}`}
                {...place}
                dy={Math.abs(place.x) < 1 ? (place.y < 0 ? 0 : '0.8em') : '0.35em'}
                textAnchor={anchorOf(place)}
                className={axisText}
              >
                {words[at]}
              </text>
            ))}
            {values.map((one, index) => {
              const corners = one.map((value, at) => onSpoke(at, categories.length, Math.min(radius, scale(value))));
              return (
                <g key={drawn[index]?.id}>
                  <polygon
                    points={polygon(corners)}
                    fill={seriesColor(index)}
                    stroke={seriesColor(index)}
                    strokeDasharray={seriesDashes[index]}
                    className={shape}
                  />
                  {corners.map((corner, at) => (
                    <Marker
                      key={categories[at]?.key || `#${at}`}
                      index={index}
                      {...corner}
                      size={at === active ? 96 : 48}
                    />
                  ))}
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
      summary={frame.summary ?? summaryText}
      table={seriesTable(series, keyLabel ?? t`项目`)}
      legend={drawn.length > 1 ? drawn : undefined}
      note={series.length > mostSeries ? t`图中只画前 ${mostSeries} 组，其余见表格。` : undefined}
    >
      {draw}
    </Chart>
  );
}
