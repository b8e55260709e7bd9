import { accentRoles, accentTokens, type AccentCharacter, type AccentTokens } from './accentTokens.ts';
import { accentScale, type AccentScale } from './accentScale.ts';
import { contrast, mix, type Hex } from './contrast.ts';
import type { Palette } from './contrastFit.ts';
import { pairs as plainPairs, type Pair } from './pairs.ts';
import type { ColorRole } from './seeds.ts';

/** One correction: the role, the colour it would have had, the colour it has, and the pair that asked for it. */
export interface AccentChange {
  role: ColorRole;
  from: Hex;
  to: Hex;
  why: { against: ColorRole; ratio: number; needed: number };
}

/** A colour of the user's own, made fit for a theme. */
export interface Accent {
  /** What the user chose. */
  given: Hex;
  /** What fills buttons and marks. */
  used: Hex;
  /** Contrast of the words on `used`. */
  ratio: number;
  /** Ten tints and one shade of `used`. */
  scale: AccentScale;
  /** Every role that follows from it. */
  tokens: AccentTokens;
  /** What had to be corrected; empty where the colour serves as it is. */
  changes: readonly AccentChange[];
}

function characterOf({ accent, surface, sidebarActive, tagActive }: Palette, isDark: boolean): AccentCharacter {
  return {
    isDark,
    sidebar: sidebarActive === accent ? 'fill' : sidebarActive === surface ? 'raise' : 'soft',
    tagbar: tagActive === accent ? 'fill' : tagActive === surface ? 'raise' : 'soft',
  };
}

/** What each role would be if readability did not matter. */
function wished({ surface = '#ffffff' }: Palette, given: Hex, { isDark, sidebar, tagbar }: AccentCharacter): Palette {
  return {
    accent: given,
    accentMark: given,
    accentText: given,
    focusRing: given,
    rowHover: mix(surface, given, isDark ? 0.1 : 0.06),
    rowSelected: mix(surface, given, isDark ? 0.18 : 0.11),
    accentSoft: mix(surface, given, isDark ? 0.22 : 0.13),
    ...(sidebar !== 'fill' && { onSidebarActive: given }),
    ...(tagbar !== 'fill' && { onTagActive: given }),
  };
}

function reason(palette: Palette, role: ColorRole, wish: Hex, pairs: readonly Pair[]): AccentChange['why'] | undefined {
  const found = pairs.flatMap(([foreground, background, needed]) => {
    const against = foreground === role ? background : background === role ? foreground : undefined;
    const other = against && palette[against];
    return other ? [{ against, ratio: contrast(wish, other), needed }] : [];
  });
  return found.sort((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0];
}

/** A colour made fit for a theme, given by its palette; says what was corrected and why. Works without a page. */
export function accentFor(palette: Palette, given: Hex, isDark: boolean, pairs: readonly Pair[] = plainPairs): Accent {
  const character = characterOf(palette, isDark);
  const tokens = accentTokens(palette, given, character, pairs);
  const wishes = wished(palette, given, character);
  const whole: Palette = { ...palette, ...tokens };
  const changes = accentRoles.flatMap((role): AccentChange[] => {
    const from = wishes[role];
    if (from === undefined || from === tokens[role]) return [];
    const why = reason(whole, role, from, pairs);
    return why ? [{ role, from, to: tokens[role], why }] : [];
  });
  const paper = isDark ? (palette.surface ?? '#000000') : '#ffffff';
  return {
    given,
    used: tokens.accent,
    ratio: contrast(tokens.accent, tokens.onAccent),
    scale: accentScale(tokens.accent, paper),
    tokens,
    changes,
  };
}
