import { chartRoles } from '../theme/chartRoles.ts';
import { vars } from '../theme/vars.css.ts';

/**
 * The colours of a drawing where the system forces its own: ink on paper, distinguished by marks, dashes and patterns.
 */
export const forcedInk: Record<string, string> = {
  ...Object.fromEntries(chartRoles.map((role) => [vars.color[role], 'CanvasText'])),
  [vars.color.surface]: 'Canvas',
  [vars.color.raised]: 'Canvas',
};
