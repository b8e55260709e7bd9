import type { Tone } from '../../theme/tones.ts';
import { chartRoles } from '../../theme/chartRoles.ts';
import type { MarkForm, Sign } from '../tiles/TileTask.ts';
import type { LegendEntry } from './MapLayer.ts';

const FORMS: readonly MarkForm[] = ['circle', 'square', 'diamond', 'triangle'];

/** Colour of a tone, colour of what stands on it, and its form. */
const tones: Readonly<Record<Tone, readonly [role: string, onRole: string, form: MarkForm]>> = {
  neutral: ['textMuted', 'raised', 'circle'],
  accent: ['accentMark', 'raised', 'circle'],
  success: ['success', 'onSuccess', 'circle'],
  warning: ['warning', 'onWarning', 'triangle'],
  critical: ['critical', 'onCritical', 'square'],
  info: ['info', 'onInfo', 'diamond'],
};

/** How an entry of the legend is drawn: by its tone, or else by its place among all entries. */
export function signOf({ tone, glyph, path, isDashed }: LegendEntry, place: number): Sign {
  const [role, onRole, form] =
    tone === undefined
      ? [chartRoles[place % chartRoles.length] ?? 'chart1', 'raised', FORMS[place % FORMS.length] ?? 'circle']
      : tones[tone];
  // A sign within tells more than the form around it, and needs its room.
  return {
    role,
    onRole,
    form: glyph === undefined && path === undefined ? form : 'circle',
    ...(glyph !== undefined && { glyph }),
    ...(path !== undefined && { path }),
    ...(isDashed === true && { isDashed }),
  };
}
