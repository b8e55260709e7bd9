import { useLingui } from '@lingui/react/macro';
import { Shape } from '@visx/visx';
import type { Room } from '../Chart/cartesian.ts';
import { Chart } from '../Chart/Chart.tsx';
import type { ChartProps } from '../Chart/ChartProps.ts';
import { seriesFill } from '../Chart/chartPalette.ts';
import { Plot } from '../Chart/plot/Plot.tsx';
import { capSlices, type SeriesValue } from '../Chart/series.ts';
import { useFigures } from '../Chart/useFigures.ts';
import { slice as sliceStyle, whole, wholeLabel } from './Slices.css.ts';
import { middleOf, sliceAt, slicesOf } from './slices.ts';

/** From here a sum is shortened: the ring has no room for more digits. */
const LONG = 100_000;

interface SlicesProps extends ChartProps {
  /**
   * The parts of the whole; what is negative or unknown stands in the table alone, and beyond eight parts the smallest
   * are summed.
   */
  values: readonly SeriesValue[];
  /** Share of the radius that is left open; default 0. */
  hole?: number;
  /** What stands over the sum in the hole; default none, and then no sum. */
  wholeLabel?: string;
}

/** The parts of a whole as slices of a circle. */
export function Slices({ values, hole = 0, wholeLabel: wholeWords, keyLabel, onSelect, ...frame }: SlicesProps) {
  const { t } = useLingui();
  const { full, short, share } = useFigures(frame.unit);
  const { full: digits } = useFigures();
  const parts = capSlices(values, t`其余`);
  const slices = slicesOf(parts.map(({ value }) => value ?? 0));
  const sum = parts.reduce((total, { value }) => total + (value ?? 0), 0);
  const lines = parts.map(({ label, value }) => `${label} ${full(value)} (${share(value ?? 0, sum)})`);
  const sumInFull = full(sum);
  const list = lines.join(t`，`);
  const draw = (room: Room, patternId: string) => {
    const middle = { x: room.width / 2, y: room.height / 2 };
    const outer = Math.max(8, Math.min(middle.x, middle.y) - 6);
    const inner = outer * hole;
    const points = parts.map(({ key, label, value }, index) => {
      const { x, y } = middleOf(slices[index] ?? { start: 0, end: 0 }, (outer + inner) / 2);
      return {
        key,
        title: label,
        x: middle.x + x,
        y: middle.y + y,
        rows: [{ label: share(value ?? 0, sum), value: full(value), index }],
      };
    });
    return (
      <Plot
        label={frame.title}
        room={room}
        patternId={patternId}
        points={points}
        find={({ x, y }) => sliceAt({ x: x - middle.x, y: y - middle.y }, slices, inner, outer)}
        onSelect={onSelect}
      >
        {(active) => (
          <g transform={`translate(${middle.x} ${middle.y})`}>
            {slices.map(({ start, end }, index) => (
              <Shape.Arc
                key={parts[index]?.key || `#${index}`}
                startAngle={start}
                endAngle={end}
                innerRadius={inner}
                outerRadius={index === active ? outer + 5 : outer}
                fill={seriesFill(patternId, index)}
                className={sliceStyle}
              />
            ))}
            {wholeWords && (
              <text textAnchor="middle" dy="-0.6em" className={wholeLabel}>
                {wholeWords}
              </text>
            )}
            {wholeWords && (
              <text textAnchor="middle" dy="0.8em" className={whole}>
                {sum < LONG ? digits(sum) : short(sum)}
              </text>
            )}
          </g>
        )}
      </Plot>
    );
  };
  return (
    <Chart
      {...frame}
      isEmpty={parts.length === 0}
      summary={frame.summary ?? t`合计 ${sumInFull}：${list}。`}
      table={{
        columns: [keyLabel ?? t`项目`, t`数值`, t`占比`],
        rows: values.map(({ label, value }) => [label, value, value === null || value < 0 ? null : share(value, sum)]),
      }}
      legend={parts.map(({ key, label, value }) => ({
        id: key,
        label,
        value: `${full(value)} · ${share(value ?? 0, sum)}`,
      }))}
    >
      {draw}
    </Chart>
  );
}
