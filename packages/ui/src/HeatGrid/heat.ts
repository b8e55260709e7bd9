import { divergeRoles, heatRoles } from '../theme/chartRoles.ts';
import type { ColorRole } from '../theme/seeds.ts';
import { vars } from '../theme/vars.css.ts';

/** What a grid of heat measures its values by. */
export interface HeatRange {
  least: number;
  greatest: number;
  /** The value from which colours run in two directions; without it they run from little to much. */
  middle?: number;
}

/** The step of a value between the least and the greatest, from 0 to `steps` − 1. */
function stepOf(value: number, least: number, greatest: number, steps: number): number {
  return Math.min(steps - 1, Math.max(0, Math.floor(((value - least) / (greatest - least)) * steps)));
}

/** The role that colours a value. */
export function heatRole(value: number, { least, greatest, middle }: HeatRange): ColorRole {
  if (middle === undefined) {
    const step = greatest === least ? (value === 0 ? 0 : 2) : stepOf(value, least, greatest, heatRoles.length);
    return heatRoles[step] ?? 'heat1';
  }
  const reach = Math.max(greatest - middle, middle - least);
  const arm = (divergeRoles.length - 1) / 2;
  if (reach === 0 || value === middle) return divergeRoles[arm] ?? 'diverge4';
  const step = 1 + stepOf(Math.abs(value - middle), 0, reach, arm);
  return divergeRoles[arm + Math.sign(value - middle) * step] ?? 'diverge4';
}

const onDeep: ReadonlySet<ColorRole> = new Set(['heat4', 'heat5', 'diverge1', 'diverge7']);

/** The colours of a cell of this role: its fill, and the figure on it. */
export function heatColors(role: ColorRole): { fill: string; figure: string } {
  return { fill: vars.color[role], figure: onDeep.has(role) ? vars.color.surface : vars.color.text };
}
