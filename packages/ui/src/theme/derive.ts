import { contrast, lighten, luminance, mix, nearestPassing, type Hex, type Need } from './contrast.ts';
import { pairs } from './pairs.ts';
import type { BarSeed, ColorRole, ThemeSeeds } from './seeds.ts';

/** The value of every colour role; bars may be `transparent`, the veil behind dialogs is translucent. */
export type ColorTokens = Record<ColorRole, string>;

const white: Hex = '#ffffff';
const ink: Hex = '#10151c';
const tones = ['success', 'warning', 'critical', 'info'] as const;

/** Every colour token of a theme, derived from its seeds so that each declared pair has its contrast. */
export function derive(seeds: ThemeSeeds): ColorTokens {
  const dark = seeds.scheme === 'dark';
  const { canvas, surface, text, accent } = seeds;
  const known: Partial<Record<ColorRole, Hex>> = {};

  const behind = (role: ColorRole): Hex[] => {
    const clear = (role === 'sidebar' || role === 'topbar') && seeds[role].background === 'transparent';
    return (clear ? [known.canvas, known.canvasEnd] : [known[role]]).filter((color) => color !== undefined);
  };
  const needs = (role: ColorRole, minimum = 0): Need[] =>
    pairs.flatMap(([foreground, background, ratio]) =>
      foreground === role ? behind(background).map((against) => ({ against, ratio: Math.max(ratio, minimum) })) : [],
    );
  const set = (role: ColorRole, value: Hex): Hex => (known[role] = seeds.overrides?.[role] ?? value);
  const fit = (role: ColorRole, start: Hex, minimum?: number): Hex => {
    const demanded = needs(role, minimum);
    const shade = seeds.overrides?.[role] ?? nearestPassing(start, demanded) ?? nearestPassing(mix(start, dark ? white : ink, 0.5), demanded);
    if (!shade) {
      throw new Error(
        `Theme "${seeds.label.en}": no shade of ${start} can serve as "${role}", because its backgrounds lie too far apart. Bring canvas, surface and bars closer together, or set overrides.${role}.`,
      );
    }
    return set(role, shade);
  };

  const fill = (role: ColorRole, on: ColorRole, start: Hex): void => {
    const order = contrast(start, white) >= 2.5 ? [white, ink] : [ink, white];
    for (const onColor of order) {
      const shade = nearestPassing(start, [...needs(role), { against: onColor, ratio: 4.5 }]);
      if (shade) {
        set(on, onColor);
        set(role, shade);
        return;
      }
    }
    fit(role, start);
    fit(on, luminance(known[role]!) > 0.2 ? ink : white);
  };
  const away = (role: ColorRole, base: ColorRole, on: ColorRole, amount: number): void => {
    set(role, lighten(known[base]!, luminance(known[on]!) > 0.5 ? -amount : amount));
  };

  set('canvas', canvas);
  set('canvasEnd', seeds.canvasEnd ?? canvas);
  set('surface', surface);
  set('raised', dark ? mix(surface, white, 0.05) : surface);
  set('sunken', mix(surface, dark ? '#000000' : text, dark ? 0.22 : 0.045));
  set('border', mix(surface, text, dark ? 0.16 : 0.13));
  set('tableHeader', mix(surface, text, dark ? 0.05 : 0.035));
  set('rowStripe', mix(surface, text, 0.018));
  set('rowHover', mix(surface, accent, dark ? 0.1 : 0.06));
  set('rowSelected', mix(surface, accent, dark ? 0.18 : 0.11));
  set('loginBackdrop', mix(canvas, accent, dark ? 0.1 : 0.12));
  set('loginBackdropEnd', mix(canvas, accent, dark ? 0 : 0.02));

  set('accentSoft', mix(surface, accent, dark ? 0.2 : 0.1));
  for (const tone of tones) set(`${tone}Soft`, mix(surface, seeds[tone], dark ? 0.18 : 0.11));
  fill('accent', 'onAccent', accent);
  away('accentHover', 'accent', 'onAccent', 0.05);
  away('accentPressed', 'accent', 'onAccent', 0.1);
  fit('accentText', accent);
  for (const tone of tones) {
    const on = `on${tone[0]!.toUpperCase()}${tone.slice(1)}` as ColorRole;
    fill(tone, on, seeds[tone]);
    fit(`${tone}Text`, seeds[tone]);
  }
  away('criticalHover', 'critical', 'onCritical', 0.05);

  const bar = (base: Hex, amount: number): Hex => mix(base, luminance(base) < 0.2 ? white : text, amount);
  const base = (seed: BarSeed): Hex => (seed.background === 'transparent' ? canvas : seed.background);
  const sidebar = set('sidebar', base(seeds.sidebar));
  set('sidebarHover', bar(sidebar, 0.08));
  fit('onSidebar', bar(sidebar, 0.9), 7);
  fit('onSidebarMuted', bar(sidebar, 0.6));
  const filled = seeds.sidebar.active === 'fill';
  set('sidebarActive', filled ? known.accent! : mix(sidebar, accent, 0.14));
  fit('onSidebarActive', filled ? known.onAccent! : accent);
  const topbar = set('topbar', base(seeds.topbar));
  set('topbarHover', bar(topbar, 0.07));
  fit('onTopbar', bar(topbar, 0.82), 7);

  fit('text', text, 7);
  fit('textMuted', mix(text, surface, 0.35));
  fit('textDisabled', mix(text, surface, 0.55));
  fit('borderControl', mix(surface, text, 0.35));
  fit('focusRing', accent);
  fit('onTableHeader', mix(text, surface, 0.2));

  return {
    ...(known as Record<ColorRole, Hex>),
    backdrop: dark ? 'rgba(0, 0, 0, 0.62)' : 'rgba(16, 21, 28, 0.45)',
    ...(seeds.sidebar.background === 'transparent' && { sidebar: 'transparent' }),
    ...(seeds.topbar.background === 'transparent' && { topbar: 'transparent' }),
  };
}
