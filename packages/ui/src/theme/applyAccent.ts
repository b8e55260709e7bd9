import { accentFor, type Accent } from './accent.ts';
import { accentRoles, type AccentTokens } from './accentTokens.ts';
import type { Hex } from './contrast.ts';
import { highPairs, pairs } from './pairs.ts';
import { paletteOf } from './paletteOf.ts';
import type { ColorRole } from './seeds.ts';
import { vars } from './vars.css.ts';

const property = (role: ColorRole): string => vars.color[role].slice(4, -1);

/** The custom properties that carry an accent; kept by an application, they can be set before first paint. */
export function accentProperties(tokens: AccentTokens): Record<string, Hex> {
  return Object.fromEntries(accentRoles.map((role) => [property(role), tokens[role]]));
}

/**
 * The accent that the current theme makes of a colour, without applying it; reads the theme from the page, so call it
 * after the theme is set.
 */
export function accentHere(given: Hex): Accent {
  const root = document.documentElement;
  const own = accentRoles.map((role) => [property(role), root.style.getPropertyValue(property(role))] as const);
  for (const [name] of own) root.style.removeProperty(name);
  const style = getComputedStyle(root);
  const roles = Object.keys(vars.color) as ColorRole[];
  const palette = paletteOf(
    Object.fromEntries(roles.map((role) => [role, style.getPropertyValue(property(role)).trim()])),
  );
  const isDark = style.colorScheme === 'dark';
  for (const [name, value] of own) if (value !== '') root.style.setProperty(name, value);
  const isHigh = root.dataset.contrast === 'high' || matchMedia('(prefers-contrast: more)').matches;
  return accentFor(palette, given, isDark, isHigh ? highPairs : pairs);
}

/**
 * Gives the page the user's own accent, or the theme's again for null, without rendering; call it again after a switch
 * of theme or contrast.
 *
 * @example
 *   ```ts
 *   import { applyAccent } from '@lattice/ui/theme/applyAccent';
 *
 *   const accent = applyAccent('#0a7f5a');
 *   applyAccent(null);
 *   ```
 */
export function applyAccent(given: Hex | null): Accent | null {
  const { style } = document.documentElement;
  if (given === null) {
    for (const role of accentRoles) style.removeProperty(property(role));
    return null;
  }
  const accent = accentHere(given);
  for (const [name, value] of Object.entries(accentProperties(accent.tokens))) style.setProperty(name, value);
  return accent;
}
