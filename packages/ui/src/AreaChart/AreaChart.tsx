import { Shape } from '@visx/visx';
import type { SeriesChartProps } from '../Chart/ChartProps.ts';
import { seriesColor, seriesFill } from '../Chart/chartPalette.ts';
import { Marker } from '../Chart/Marker.tsx';
import { SeriesChart } from '../Chart/SeriesChart.tsx';
import { area, fill } from './AreaChart.css.ts';

/** How parts and their sum move over time: areas one on the other. */
export function AreaChart(props: SeriesChartProps) {
  return (
    <SeriesChart {...props} mark="fill" isStacked>
      {({ axes, categories, spans, patternId, active }) =>
        spans.map((layer, index) => {
          const points = layer.map((span, at) => ({
            span,
            x: axes.middleOf(categories[at]?.key ?? ''),
            y0: axes.valueAt(span?.[0] ?? 0),
            y1: axes.valueAt(span?.[1] ?? 0),
          }));
          const point = active === undefined ? undefined : points[active];
          return (
            <g key={props.series[index]?.id} className={area}>
              <Shape.Area
                data={points}
                x={({ x }) => x}
                y0={({ y0 }) => y0}
                y1={({ y1 }) => y1}
                defined={({ span }) => span !== null}
                fill={seriesFill(patternId, index)}
                className={fill}
              />
              <Shape.LinePath
                data={points}
                x={({ x }) => x}
                y={({ y1 }) => y1}
                defined={({ span }) => span !== null}
                stroke={seriesColor(index)}
                strokeWidth={2}
                strokeLinejoin="round"
              />
              {point?.span && <Marker index={index} x={point.x} y={point.y1} size={96} />}
            </g>
          );
        })
      }
    </SeriesChart>
  );
}
