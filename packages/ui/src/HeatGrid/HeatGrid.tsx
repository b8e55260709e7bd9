import { useLingui } from '@lingui/react/macro';
import { Scale } from '@visx/visx';
import type { Room } from '../Chart/cartesian.ts';
import { Chart } from '../Chart/Chart.tsx';
import type { SeriesChartProps } from '../Chart/ChartProps.ts';
import { seriesTable } from '../Chart/chartTable.ts';
import { nearestPoint } from '../Chart/plot/nearestPoint.ts';
import { Plot } from '../Chart/plot/Plot.tsx';
import { axisText } from '../Chart/plot/Plot.css.ts';
import { alignedValues, categoriesOf } from '../Chart/series.ts';
import { everyNth, fitText, textWidth } from '../Chart/textRoom.ts';
import { useFigures } from '../Chart/useFigures.ts';
import { useSeriesSummary } from '../Chart/useSeriesSummary.ts';
import { vars } from '../theme/vars.css.ts';
import { heatColors, heatRole } from './heat.ts';
import { activeCell, cell, figure, unknown } from './HeatGrid.css.ts';

export interface HeatGridProps extends SeriesChartProps {
  /**
   * The value from which colours run in two directions, such as 0 for changes; default none, and then darker is more.
   */
  middle?: number;
}

/**
 * How much where two things meet, such as days and hours: one row per series, darker for more, or in two colours for
 * less and more than `middle`.
 */
export function HeatGrid({ series, keyLabel, onSelect, height, middle, ...frame }: HeatGridProps) {
  const { t } = useLingui();
  const { full, short, share } = useFigures(frame.unit);
  const summaryText = useSeriesSummary(series, { full, short, share });
  const categories = categoriesOf(series);
  const cells = series.flatMap((one) =>
    alignedValues(one, categories).map((value, at) => ({
      id: one.id,
      row: one.label,
      key: categories[at]?.key ?? '',
      column: categories[at]?.label ?? '',
      value,
    })),
  );
  const known = cells.flatMap(({ value }) => value ?? []);
  const least = known.reduce((low, value) => Math.min(low, value), Infinity);
  const greatest = known.reduce((high, value) => Math.max(high, value), -Infinity);
  const [low, high] = known.length > 0 ? [full(least), full(greatest)] : ['', ''];
  const center = full(middle ?? 0);
  const scale =
    middle === undefined
      ? t`颜色越深数值越大，从 ${low} 到 ${high}。`
      : t`以 ${center} 为中，两边颜色越深相差越多，从 ${low} 到 ${high}。`;
  const draw = (room: Room, patternId: string) => {
    const { width, em } = room;
    const left = Math.min(width * 0.3, Math.max(...series.map(({ label }) => textWidth(label, em)))) + em * 0.75;
    const bottom = room.height - em * 2;
    const across = Scale.scaleBand<string>({
      domain: categories.map(({ key }) => key),
      range: [left, width],
      padding: 0.06,
    });
    const down = Scale.scaleBand<string>({ domain: series.map(({ id }) => id), range: [0, bottom], padding: 0.06 });
    const [wide, tall] = [across.bandwidth(), down.bandwidth()];
    const isWritten = tall > em * 1.2 && wide > Math.max(...known.map((value) => textWidth(short(value), em)), 0) + 4;
    const nth = everyNth(
      categories.map(({ label }) => label),
      em,
      across.step(),
      em * 6,
    );
    const points = cells.map(({ id, row, key, column, value }) => ({
      key,
      series: id,
      title: row,
      x: (across(key) ?? 0) + wide / 2,
      y: (down(id) ?? 0) + tall / 2,
      rows: [{ label: column, value: full(value) }],
    }));
    return (
      <Plot
        label={frame.title}
        room={room}
        patternId={patternId}
        points={points}
        columns={categories.length}
        find={(place) => nearestPoint(points, place)}
        onSelect={onSelect}
      >
        {(active) => (
          <>
            {cells.map(({ value }, at) => {
              const point = points[at];
              if (!point) return null;
              const colors = value === null ? undefined : heatColors(heatRole(value, { least, greatest, middle }));
              return (
                <g key={`${point.series}-${point.key}`}>
                  <rect
                    x={point.x - wide / 2}
                    y={point.y - tall / 2}
                    width={wide}
                    height={tall}
                    rx={2}
                    style={{ fill: colors?.fill }}
                    className={`${colors ? cell : unknown} ${at === active ? activeCell : ''}`}
                  />
                  {isWritten && (
                    <text
                      x={point.x}
                      y={point.y}
                      dy="0.35em"
                      textAnchor="middle"
                      className={figure}
                      style={{ fill: colors?.figure ?? vars.color.text }}
                    >
                      {value === null ? '—' : short(value)}
                    </text>
                  )}
                </g>
              );
            })}
            {series.map(({ id, label }) => (
              <text
                key={id}
                x={left}
                y={(down(id) ?? 0) + tall / 2}
                dx="-0.5em"
                dy="0.35em"
                textAnchor="end"
                className={axisText}
              >
                {fitText(label, em, left - em * 0.75)}
              </text>
            ))}
            {categories.map(
              ({ key, label }, at) =>
                at % nth === 0 && (
                  <text
                    key={key}
                    x={(across(key) ?? 0) + wide / 2}
                    y={bottom}
                    dy="1.4em"
                    textAnchor="middle"
                    className={axisText}
                  >
                    {fitText(label, em, em * 6)}
                  </text>
                ),
            )}
          </>
        )}
      </Plot>
    );
  };
  return (
    <Chart
      {...frame}
      height={height ?? Math.max(1, series.length) * 34 + 28}
      summary={frame.summary ?? summaryText}
      table={seriesTable(series, keyLabel ?? t`项目`)}
      isEmpty={known.length === 0}
      note={known.length > 0 ? scale : undefined}
    >
      {draw}
    </Chart>
  );
}
