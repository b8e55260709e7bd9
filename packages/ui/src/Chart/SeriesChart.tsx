import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Axes } from './plot/Axes.tsx';
import { cartesian, type Cartesian, type Room } from './cartesian.ts';
import { Chart } from './Chart.tsx';
import type { SeriesChartProps } from './ChartProps.ts';
import { seriesTable } from './chartTable.ts';
import { nearestPoint } from './plot/nearestPoint.ts';
import { Plot, type PlotPoint } from './plot/Plot.tsx';
import { activeBand } from './plot/Plot.css.ts';
import { alignedValues, categoriesOf, mostSeries, type Category } from './series.ts';
import { domainOf, spansOf, type Span } from './stack.ts';
import { useFigures } from './useFigures.ts';
import { useSeriesSummary } from './useSeriesSummary.ts';

/** What a chart of several series draws from. */
export interface SeriesDrawing {
  axes: Cartesian;
  categories: readonly Category[];
  /** Where each value of each drawn series begins and ends. */
  spans: readonly (readonly Span[])[];
  /** The id of the patterns, for `seriesFill`. */
  patternId: string;
  /** The category under pointer or keyboard. */
  active: number | undefined;
}

interface SeriesChartFrameProps extends SeriesChartProps {
  /** What stands before the text of the legend. */
  mark: 'line' | 'fill';
  /** Values stand one on the other; default false. */
  isStacked?: boolean;
  /** Categories downwards; default false. */
  isHorizontal?: boolean;
  /** Draws the series. */
  children: (drawing: SeriesDrawing) => ReactNode;
}

/** What line, area and bar charts share: axes of categories and values, points, table, legend. */
export function SeriesChart({
  series,
  least = 0,
  keyLabel,
  onSelect,
  mark,
  isStacked = false,
  isHorizontal = false,
  children,
  ...frame
}: SeriesChartFrameProps) {
  const { t } = useLingui();
  const figures = useFigures(frame.unit);
  const summaryText = useSeriesSummary(series, figures);
  const drawn = series.slice(0, mostSeries);
  const categories = categoriesOf(series);
  const spans = spansOf(drawn, categories, isStacked);
  const values = drawn.map((one) => alignedValues(one, categories));
  const pointsOf = (axes: Cartesian): PlotPoint[] =>
    categories.map(({ key, label }, at) => {
      const end = axes.valueAt(Math.max(0, ...spans.map((one) => one[at]?.[1] ?? 0)));
      const rows = drawn.map((one, index) => ({
        label: one.label,
        value: figures.full(values[index]?.[at] ?? null),
        index,
      }));
      return {
        key,
        title: label,
        rows,
        ...(isHorizontal ? { x: end, y: axes.middleOf(key) } : { x: axes.middleOf(key), y: end }),
      };
    });
  const draw = (room: Room, patternId: string) => {
    const isWhole = values.flat().every((value) => value === null || Number.isInteger(value));
    const axes = cartesian({
      room,
      categories,
      domain: domainOf(spans, least),
      format: figures.short,
      isHorizontal,
      isWhole,
    });
    const points = pointsOf(axes);
    const band = (at: number) => {
      const along = {
        from: axes.bandAt(categories[at]?.key ?? '') - axes.bandWidth * 0.15,
        size: axes.bandWidth * 1.3,
      };
      return isHorizontal
        ? { x: axes.left, width: axes.right - axes.left, y: along.from, height: along.size }
        : { x: along.from, width: along.size, y: axes.top, height: axes.bottom - axes.top };
    };
    return (
      <Plot
        label={frame.title}
        room={room}
        patternId={patternId}
        points={points}
        find={(place) => nearestPoint(points, place, isHorizontal ? 'y' : 'x')}
        onSelect={onSelect}
      >
        {(active) => (
          <>
            {active !== undefined && <rect {...band(active)} className={activeBand} />}
            <Axes axes={axes} />
            {children({ axes, categories, spans, patternId, active })}
          </>
        )}
      </Plot>
    );
  };
  return (
    <Chart
      {...frame}
      mark={mark}
      summary={frame.summary ?? summaryText}
      table={seriesTable(series, keyLabel ?? t`项目`)}
      legend={drawn.length > 1 ? drawn : undefined}
      note={series.length > mostSeries ? t`图中只画前 ${mostSeries} 组，其余见表格。` : undefined}
    >
      {draw}
    </Chart>
  );
}
