import { Pattern } from '@visx/visx';
import { vars } from '../../theme/vars.css.ts';
import { seriesColor } from '../chartPalette.ts';
import { hatch } from './Plot.css.ts';

interface SeriesPatternsProps {
  /** The start of each pattern's id; `seriesFill` takes the same. */
  id: string;
  /** How many series there are. */
  count: number;
}

type Lines = Parameters<typeof Pattern.PatternLines>[0]['orientation'];

const lines: (Lines | 'dots')[] = [
  undefined,
  ['diagonal'],
  'dots',
  ['horizontal'],
  ['vertical'],
  ['diagonalRightToLeft'],
  ['horizontal', 'vertical'],
  ['diagonal', 'diagonalRightToLeft'],
];

/**
 * The fills of series: the first plain, each other one with a hatching of its own, which is seen where the chart or the
 * page asks for it.
 */
export function SeriesPatterns({ id, count }: SeriesPatternsProps) {
  return lines.slice(0, count).map((pattern, index) => {
    const own = { id: `${id}-${index}`, width: 8, height: 8, background: seriesColor(index) };
    if (!pattern) return null;
    return pattern === 'dots' ? (
      <Pattern.PatternCircles key={own.id} {...own} className={hatch} radius={1.2} fill={vars.color.surface} />
    ) : (
      <Pattern.PatternLines
        key={own.id}
        {...own}
        className={hatch}
        orientation={pattern}
        stroke={vars.color.surface}
        strokeWidth={1}
      />
    );
  });
}
