import { vars } from '../theme/vars.css.ts';
import type { ColorRole } from '../theme/seeds.ts';

/** The roles that colour series, in order; each has 3:1 against every surface in every theme. */
export const seriesRoles = [
  'accent',
  'series2',
  'series3',
  'series4',
  'textMuted',
  'critical',
  'accentText',
  'text',
] as const satisfies readonly ColorRole[];

/** The colour of a series. */
export function seriesColor(index: number): string {
  return vars.color[seriesRoles[index % seriesRoles.length] ?? 'accent'];
}

/** How the line of a series is dashed, in pixels, so that colour is never alone. */
export const seriesDashes = [undefined, '7 4', '2 4', '10 4 2 4', '5 2', '1 3', '12 5', '7 3 2 3 2 3'] as const;

/** The fill of a series inside a drawing whose patterns bear this id. */
export function seriesFill(id: string, index: number): string {
  return index === 0 ? seriesColor(0) : `url(#${id}-${index % seriesRoles.length})`;
}
