import { chartRoles } from '../theme/chartRoles.ts';
import { vars } from '../theme/vars.css.ts';

/** The colour of a series. */
export function seriesColor(index: number): string {
  return vars.color[chartRoles[index % chartRoles.length] ?? 'chart1'];
}

/** How the line of a series is dashed, in pixels, so that colour is never alone. */
export const seriesDashes = [undefined, '7 4', '2 4', '10 4 2 4', '5 2', '1 3', '12 5', '7 3 2 3 2 3'] as const;

/** The fill of a series inside a drawing whose patterns bear this id. */
export function seriesFill(id: string, index: number): string {
  return index === 0 ? seriesColor(0) : `url(#${id}-${index % chartRoles.length})`;
}
