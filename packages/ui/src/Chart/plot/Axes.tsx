import type { Cartesian } from '../cartesian.ts';
import { axisText, baseLine, gridLine } from './Plot.css.ts';

interface AxesProps {
  /** The planned axes. */
  axes: Cartesian;
}

/** The grid lines, the line of zero or where the axis begins, and the words of both axes. */
export function Axes({ axes }: AxesProps) {
  const { left, right, top, bottom, isHorizontal, values, categories, valueAt } = axes;
  const across = (at: number) =>
    isHorizontal ? { x1: at, x2: at, y1: top, y2: bottom } : { x1: left, x2: right, y1: at, y2: at };
  const words = isHorizontal ? { below: values, beside: categories } : { below: categories, beside: values };
  return (
    <g>
      {values.map(({ id, at }, nth) => (
        <line key={id || `#${nth}`} {...across(at)} className={gridLine} />
      ))}
      <line
        {...across(isHorizontal ? Math.max(left, valueAt(0)) : Math.min(bottom, valueAt(0)))}
        className={baseLine}
      />
      {words.below.map(({ id, text, at }, nth) => (
        <text key={id || `#${nth}`} x={at} y={bottom} dy="1.5em" textAnchor="middle" className={axisText}>
          {text}
        </text>
      ))}
      {words.beside.map(({ id, text, at }, nth) => (
        <text key={id || `#${nth}`} x={left} y={at} dx="-0.5em" dy="0.35em" textAnchor="end" className={axisText}>
          {text}
        </text>
      ))}
    </g>
  );
}
