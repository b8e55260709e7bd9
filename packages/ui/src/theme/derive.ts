import { accentTokens } from './accentTokens.ts';
import { divergingColors, sequentialColors, seriesColors } from './chartColors.ts';
import { chartRoles, divergeRoles, heatRoles } from './chartRoles.ts';
import { contrast, lighten, luminance, mix, nearestPassing, type Hex } from './contrast.ts';
import { contrastEnds, fillFor, contrastNeeds, shadeFor, type Palette } from './contrastFit.ts';
import { highPairs, pairs as plainPairs } from './pairs.ts';
import type { BarSeed, ColorRole, ThemeSeeds } from './seeds.ts';

/**
 * The value of every colour role; bars may be `transparent`, and the veil behind dialogs is translucent.
 */
export type ColorTokens = Record<ColorRole, string>;

const { white, ink } = contrastEnds;
const tones = ['success', 'warning', 'critical', 'info'] as const;
const onTone = { success: 'onSuccess', warning: 'onWarning', critical: 'onCritical', info: 'onInfo' } as const;

const lineOf = ({ background, line }: BarSeed, border: Hex): string =>
  line ?? (background === 'transparent' || luminance(background) < 0.2 ? 'transparent' : border);

/**
 * Every colour token of a theme, derived from its seeds so that each declared pair has its contrast; `high` leaves the
 * theme's overrides aside.
 */
export function derive(seeds: ThemeSeeds, level: 'normal' | 'high' = 'normal'): ColorTokens {
  const isHigh = level === 'high';
  const isDark = seeds.scheme === 'dark';
  const pairs = isHigh ? highPairs : plainPairs;
  const overrides = isHigh ? {} : (seeds.overrides ?? {});
  const { canvas, canvasEnd = canvas, surface, text, accent } = seeds;
  const known: Palette = {};

  const set = (role: ColorRole, value: Hex): Hex => (known[role] = overrides[role] ?? value);
  const fit = (role: ColorRole, start: Hex, minimum?: number): Hex => {
    const shade = overrides[role] ?? shadeFor(start, contrastNeeds(pairs, known, role, minimum));
    if (!shade) {
      throw new Error(
        `Theme "${seeds.label}": no shade of ${start} can serve as "${role}" ` +
          `(contrast ${level}), because its backgrounds lie too far apart. Bring canvas, ` +
          `surface and bars closer together, or set overrides.${role}.`,
      );
    }
    return set(role, shade);
  };

  set('canvas', canvas);
  set('canvasEnd', canvasEnd);
  set('surface', surface);
  set('raised', isDark ? mix(surface, white, 0.06) : surface);
  set('sunken', mix(surface, isDark ? '#000000' : text, isDark ? 0.22 : 0.045));
  set('neutralSoft', mix(surface, text, isDark ? 0.14 : 0.085));
  set('tableHeader', mix(surface, text, isDark ? 0.05 : 0.035));
  set('rowStripe', mix(surface, text, 0.018));
  set('loginBackdrop', seeds.login?.from ?? mix(canvas, accent, isDark ? 0.1 : 0.12));
  set('loginBackdropEnd', seeds.login?.to ?? mix(canvas, accent, isDark ? 0 : 0.02));
  set('lockBackdrop', seeds.lock?.from ?? known.loginBackdrop!);
  set('lockBackdropEnd', seeds.lock?.to ?? known.loginBackdropEnd!);
  set('gatePattern', mix(mix(known.loginBackdrop!, known.lockBackdrop!, 0.5), accent, isDark ? 0.09 : 0.1));
  for (const tone of tones) set(`${tone}Soft`, mix(surface, seeds[tone], isDark ? 0.2 : 0.14));

  const brand = seeds.brand ?? { from: mix(surface, accent, 0.16), to: mix(surface, accent, 0.08) };
  const onBrand = Math.min(contrast(white, brand.from), contrast(white, brand.to)) >= 4.5 ? white : text;
  const forBrand = (color: Hex) =>
    isHigh ? (nearestPassing(color, [{ against: onBrand, ratio: 7 }]) ?? color) : color;
  set('brand', forBrand(brand.from));
  set('brandEnd', forBrand(brand.to));
  fit('onBrand', onBrand);

  const bar = (role: 'sidebar' | 'topbar', { background, end }: BarSeed): { step: (amount: number) => Hex } => {
    const [from, to] = background === 'transparent' ? [canvas, canvasEnd] : [background, end ?? background];
    const least = (on: Hex) => Math.min(contrast(on, from), contrast(on, to));
    const on = least(white) >= least(ink) ? white : ink;
    const strong = (color: Hex) =>
      isHigh && background !== 'transparent' ? (nearestPassing(color, [{ against: on, ratio: 10.5 }]) ?? color) : color;
    const base = set(role, strong(from));
    set(`${role}End`, strong(to));
    const tint = on === white ? white : text;
    return { step: (amount) => mix(base, tint, amount) };
  };
  const side = bar('sidebar', seeds.sidebar);
  set('sidebarHover', side.step(0.08));
  fit('onSidebar', side.step(0.9));
  fit('onSidebarMuted', side.step(isHigh ? 0.9 : 0.6));
  const top = bar('topbar', seeds.topbar);
  set('topbarHover', top.step(0.07));
  fit('onTopbar', top.step(0.82));
  const tagbar = set('tagbar', seeds.tagbar?.background ?? surface);
  set('tagHover', mix(tagbar, luminance(tagbar) < 0.2 ? white : text, 0.06));
  fit('onTagbar', mix(tagbar, luminance(tagbar) < 0.2 ? white : text, 0.72));

  const character = {
    isDark,
    sidebar: seeds.sidebar.active ?? 'soft',
    tagbar: seeds.tagbar?.active ?? 'soft',
  } as const;
  Object.assign(known, accentTokens(known, accent, character, pairs), overrides);
  for (const tone of tones) {
    const ratio = isHigh ? 7 : 4.5;
    const needs = contrastNeeds(pairs, known, tone);
    const { fill, on } = fillFor(seeds[tone], needs, ratio) ?? { fill: fit(tone, seeds[tone]), on: ink };
    set(tone, fill);
    set(onTone[tone], on);
    fit(`${tone}Text`, seeds[tone]);
  }
  set('criticalHover', lighten(known.critical!, luminance(known.onCritical!) > 0.5 ? -0.05 : 0.05));

  fit('text', text, 7);
  fit('textMuted', mix(text, surface, isHigh ? 0.15 : 0.35));
  fit('textDisabled', mix(text, surface, 0.55));
  fit('border', mix(surface, text, isDark ? 0.12 : 0.13));
  fit('borderControl', mix(surface, text, 0.35));
  fit('onTableHeader', mix(text, surface, 0.2));
  const ground = {
    first: shadeFor(known.accentMark!, contrastNeeds(pairs, known, 'chart1')) ?? known.accentMark!,
    grounds: [canvas, canvasEnd, surface, known.raised!],
    surface,
    text: known.text!,
    critical: known.critical!,
    isDark,
    mood: seeds.charts ?? 'clear',
    ratios: isHigh ? { series: 4.5, text: 7 } : { series: 3, text: 4.5 },
  } as const;
  seriesColors(ground).forEach((color, at) => set(chartRoles[at]!, color));
  sequentialColors(ground).forEach((color, at) => set(heatRoles[at]!, color));
  divergingColors(ground).forEach((color, at) => set(divergeRoles[at]!, color));

  return {
    ...(known as Record<ColorRole, Hex>),
    backdrop: isDark ? 'rgba(0, 0, 0, 0.62)' : 'rgba(16, 21, 28, 0.45)',
    sidebarLine: lineOf(seeds.sidebar, known.border!),
    topbarLine: lineOf(seeds.topbar, known.border!),
    tagLine: seeds.tagbar?.isOutlined ? known.border! : 'transparent',
    cardLine: seeds.cardEdge === 'top' ? known.accent! : 'transparent',
    ...(seeds.sidebar.background === 'transparent' && { sidebar: 'transparent', sidebarEnd: 'transparent' }),
    ...(seeds.topbar.background === 'transparent' && { topbar: 'transparent', topbarEnd: 'transparent' }),
  };
}
