import { Shape } from '@visx/visx';
import { vars } from '../theme/vars.css.ts';
import type { SeriesChartProps } from '../Chart/ChartProps.ts';
import { seriesFill } from '../Chart/chartPalette.ts';
import { SeriesChart } from '../Chart/SeriesChart.tsx';
import { barRects } from './barRects.ts';

export interface BarChartProps extends SeriesChartProps {
  /** Series stand side by side or one on the other; default `groupBy`. */
  arrangement?: 'grouped' | 'stacked';
  /** Bars stand up or lie down, which suits long names; default `vertical`. */
  direction?: 'vertical' | 'horizontal';
}

/** How many of each: bars of categories, grouped or stacked, upright or lying. */
export function BarChart({ arrangement = 'grouped', direction = 'vertical', ...rest }: BarChartProps) {
  const isStacked = arrangement === 'stacked';
  return (
    <SeriesChart {...rest} mark="fill" isStacked={isStacked} isHorizontal={direction === 'horizontal'}>
      {({ axes, categories, spans, patternId }) =>
        barRects(axes, categories, spans, isStacked).map(({ series, category, ...place }) => (
          <Shape.Bar
            key={`${series}-${category}`}
            {...place}
            rx={Math.min(2, place.width / 2, place.height / 2)}
            fill={seriesFill(patternId, series)}
            stroke={isStacked ? vars.color.surface : 'none'}
          />
        ))
      }
    </SeriesChart>
  );
}
