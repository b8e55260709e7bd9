import { Shape } from '@visx/visx';
import type { SeriesChartProps } from '../Chart/ChartProps.ts';
import { seriesColor, seriesDashes } from '../Chart/chartPalette.ts';
import { Marker } from '../Chart/Marker.tsx';
import { SeriesChart } from '../Chart/SeriesChart.tsx';

const mostMarks = 31;

/** How values move over time, one line per series; where nothing is known the line is broken. */
export function LineChart(props: SeriesChartProps) {
  return (
    <SeriesChart {...props} mark="line">
      {({ axes, categories, spans, active }) =>
        spans.map((line, index) => {
          const points = line.map((span, at) => ({
            span,
            at,
            x: axes.middleOf(categories[at]?.key ?? ''),
            y: span ? axes.valueAt(span[1]) : 0,
          }));
          const isAlone = (at: number) => !line[at - 1] && !line[at + 1];
          return (
            <g key={props.series[index]?.id}>
              <Shape.LinePath
                data={points}
                x={({ x }) => x}
                y={({ y }) => y}
                defined={({ span }) => span !== null}
                stroke={seriesColor(index)}
                strokeWidth={2}
                strokeLinejoin="round"
                strokeDasharray={seriesDashes[index]}
              />
              {points.map(
                ({ span, at, x, y }) =>
                  span &&
                  (points.length <= mostMarks || at === active || isAlone(at)) && (
                    <Marker key={at} index={index} x={x} y={y} size={at === active ? 96 : 48} />
                  ),
              )}
            </g>
          );
        })
      }
    </SeriesChart>
  );
}
