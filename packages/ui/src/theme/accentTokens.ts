import { lighten, luminance, mix, type Hex } from './contrast.ts';
import { contrastEnds, fillFor, contrastNeeds, shadeFor, tintFor, type Palette } from './contrastFit.ts';
import type { Pair } from './pairs.ts';
import type { ColorRole, SidebarSeed, TagbarSeed } from './seeds.ts';

/** How the accent shows in the bars, and whether surfaces are dark. */
export interface AccentCharacter {
  isDark: boolean;
  sidebar: NonNullable<SidebarSeed['active']>;
  tagbar: NonNullable<TagbarSeed['active']>;
}

/** Every role that follows from the accent. */
export const accentRoles = [
  'accent',
  'onAccent',
  'accentHover',
  'accentPressed',
  'accentMark',
  'accentSoft',
  'accentText',
  'focusRing',
  'rowHover',
  'rowSelected',
  'sidebarActive',
  'onSidebarActive',
  'tagActive',
  'onTagActive',
] as const satisfies readonly ColorRole[];

/** The colour of every accent role. */
export type AccentTokens = Record<(typeof accentRoles)[number], Hex>;

const needed = (pairs: readonly Pair[], role: ColorRole): number =>
  Math.max(...pairs.filter(([foreground]) => foreground === role).map(([, , ratio]) => ratio));

/**
 * From this contrast on, white on a brand colour costs only a small correction; below it, dark words keep the colour as
 * it is.
 */
const brandKept = 3.6;

/**
 * Every accent role from one colour on a palette of fixed colours, so that each declared pair of them has its contrast.
 */
export function accentTokens(
  fixed: Palette,
  given: Hex,
  character: AccentCharacter,
  pairs: readonly Pair[],
): AccentTokens {
  const palette: Palette = { ...fixed };
  for (const role of accentRoles) delete palette[role];
  const { surface = '#ffffff', sidebar = surface, tagbar = surface } = palette;
  const { isDark } = character;
  const set = (role: ColorRole, value: Hex): Hex => (palette[role] = value);
  const tint = (role: ColorRole, base: Hex, weight: number): Hex =>
    set(role, tintFor(pairs, palette, role, base, given, weight));
  const fit = (role: ColorRole, start: Hex): Hex =>
    set(role, shadeFor(start, contrastNeeds(pairs, palette, role)) ?? (isDark ? contrastEnds.white : '#000000'));

  const { fill: accent, on: onAccent } = fillFor(
    given,
    contrastNeeds(pairs, palette, 'accent'),
    needed(pairs, 'onAccent'),
    brandKept,
  ) ?? { fill: contrastEnds.ink, on: contrastEnds.white };
  const away = luminance(onAccent) > 0.5 ? -1 : 1;
  set('accent', accent);
  set('onAccent', onAccent);
  const accentMark = fit('accentMark', given);
  const tokens = {
    accent,
    onAccent,
    accentHover: lighten(accent, 0.05 * away),
    accentPressed: lighten(accent, 0.1 * away),
    accentMark,
    rowHover: tint('rowHover', surface, isDark ? 0.1 : 0.06),
    rowSelected: tint('rowSelected', surface, isDark ? 0.18 : 0.11),
    accentSoft: tint('accentSoft', surface, isDark ? 0.22 : 0.13),
  };
  const accentText = fit('accentText', given);
  const focusRing = fit('focusRing', given);
  const sidebarActive = set(
    'sidebarActive',
    character.sidebar === 'fill' ? accent : character.sidebar === 'raise' ? surface : mix(sidebar, given, 0.14),
  );
  const tagActive = set(
    'tagActive',
    character.tagbar === 'fill' ? accent : character.tagbar === 'raise' ? surface : mix(tagbar, given, 0.12),
  );
  return {
    ...tokens,
    accentText,
    focusRing,
    sidebarActive,
    onSidebarActive: fit('onSidebarActive', character.sidebar === 'fill' ? onAccent : given),
    tagActive,
    onTagActive: fit('onTagActive', character.tagbar === 'fill' ? onAccent : given),
  };
}
