import { Scale, Shape } from '@visx/visx';
import type { SeriesValue } from '../Chart/series.ts';
import { domainOf } from '../Chart/stack.ts';
import { base, line, newest } from './Sparkline.css.ts';

interface SparkPathProps {
  /** The values from the oldest to the newest. */
  values: readonly SeriesValue[];
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** What it shows, for screen readers; default none: its parent says it. */
  label?: string;
}

/** The line of a sparkline over the line of zero, with a dot on the newest value. */
export function SparkPath({ values, width, height, label }: SparkPathProps) {
  const x = Scale.scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [4, width - 4] });
  const y = Scale.scaleLinear<number>({
    domain: domainOf([values.map(({ value }) => (value === null ? null : [0, value]))]),
    range: [height - 4, 4],
  });
  const points = values.map(({ value }, at) => ({ value, at }));
  const last = points[points.length - 1];
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg {...meaning} width={width} height={height}>
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} className={base} />
      <Shape.LinePath
        data={points}
        x={({ at }) => x(at)}
        y={({ value }) => y(value ?? 0)}
        defined={({ value }) => value !== null}
        className={line}
      />
      {last && last.value !== null && <circle cx={x(last.at)} cy={y(last.value)} r={3} className={newest} />}
    </svg>
  );
}
