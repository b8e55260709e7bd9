import { vars } from '../../theme/vars.css.ts';
import type { Palette } from '../tiles/TileTask.ts';

const { color } = vars;

/** The roles in which maps are drawn. */
const roles = {
  canvas: color.canvas,
  raised: color.raised,
  surface: color.surface,
  text: color.text,
  textMuted: color.textMuted,
  accentMark: color.accentMark,
  success: color.success,
  onSuccess: color.onSuccess,
  warning: color.warning,
  onWarning: color.onWarning,
  critical: color.critical,
  onCritical: color.onCritical,
  info: color.info,
  onInfo: color.onInfo,
  chart1: color.chart1,
  chart2: color.chart2,
  chart3: color.chart3,
  chart4: color.chart4,
  chart5: color.chart5,
  chart6: color.chart6,
  chart7: color.chart7,
  chart8: color.chart8,
  heat1: color.heat1,
  heat2: color.heat2,
  heat3: color.heat3,
  heat4: color.heat4,
  heat5: color.heat5,
} as const;

/** A colour or a font that a map is drawn in. */
export type PaletteRole = keyof typeof roles;

/** The colours that the theme gives an element, for what is drawn away from the page. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const valueOf = (token: string) => style.getPropertyValue(token.replace(/^var\((--[\w-]+)\)$/, '$1')).trim();
  return {
    colors: Object.fromEntries(Object.entries(roles).map(([role, token]) => [role, valueOf(token)])),
    font: style.fontFamily,
  };
}

/** Calls back when theme or contrast change around an element; returns what ends that. */
export function watchPalette(element: HTMLElement, onChange: () => void): () => void {
  const attributeFilter = ['data-theme', 'data-contrast', 'style'];
  const observer = new MutationObserver(onChange);
  for (let at: HTMLElement | null = element.parentElement; at !== null; at = at.parentElement)
    if (at === document.documentElement || at.dataset.theme !== undefined)
      observer.observe(at, { attributes: true, attributeFilter });
  return () => observer.disconnect();
}
