import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { mix } from './contrast.ts';
import { derive, type ColorTokens } from './derive.ts';
import { gatePatterns } from './gatePatterns.ts';
import type { ColorRole, ThemeSeeds } from './seeds.ts';
import { shapeOf } from './shapeOf.ts';
import { vars } from './vars.css.ts';

/** A theme as code sees it: its name in `data-theme`, and its label. */
export interface Theme {
  name: string;
  /** Its name in the source language, Chinese; also the id of its translations. */
  label: string;
}

/** The colours of a theme, and those it takes under high contrast. */
export interface ThemeTokens {
  normal: ColorTokens;
  high: ColorTokens;
}

/** Shadows take a little of the theme's own colour, so that they belong to its page. */
function shadowsOf(seeds: ThemeSeeds): { card: string; overlay: string } {
  const isDark = seeds.scheme === 'dark';
  const ink = isDark ? '#000000' : mix(mix(seeds.text, seeds.accent, 0.2), '#000000', 0.35);
  const shade = (alpha: number) =>
    `${ink}${Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')}`;
  const line = `0 0 0 1px ${vars.color.border}`;
  const soft = isDark ? `0 1px 4px ${shade(0.35)}` : `0 1px 2px ${shade(0.05)}, 0 4px 16px ${shade(0.04)}`;
  const lift = isDark ? `0 8px 28px ${shade(0.5)}` : `0 2px 6px ${shade(0.05)}, 0 10px 30px ${shade(0.09)}`;
  const top = `0 -3px 0 0 ${vars.color.cardLine}, 0 0 1px ${shade(0.13)}, 0 1px 3px ${shade(0.2)}`;
  const overlays = {
    flat: `0 4px 12px ${shade(isDark ? 0.4 : 0.08)}`,
    soft: isDark ? `0 12px 32px ${shade(0.55)}` : `0 8px 24px ${shade(0.14)}, 0 2px 6px ${shade(0.06)}`,
    deep: isDark ? `0 20px 56px ${shade(0.7)}` : `0 18px 48px ${shade(0.2)}, 0 4px 12px ${shade(0.08)}`,
  };
  return {
    card: { line, soft, both: `${line}, ${soft}`, lift, top }[seeds.cardEdge],
    overlay: `${line}, ${overlays[seeds.lift ?? 'soft']}`,
  };
}

/**
 * Writes the tokens of a theme under `[data-theme="name"]`, on `<html>` or on any element, and what differs under high
 * contrast; the theme named `default` also serves pages that name none.
 */
export function defineTheme(name: string, seeds: ThemeSeeds): { theme: Theme; tokens: ThemeTokens } {
  const tokens: ThemeTokens = { normal: derive(seeds), high: derive(seeds, 'high') };
  const own = `[data-theme="${name}"]`;
  const isDefault = name === 'default';
  const selector = isDefault ? `html, ${own}` : own;
  const line = `0 0 0 1px ${vars.color.border}`;
  createGlobalTheme(
    selector,
    { color: vars.color, radius: vars.radius, shadow: vars.shadow, shape: vars.shape, image: vars.image },
    {
      color: { ...tokens.normal, cardLine: seeds.cardEdge === 'top' ? vars.color.accent : 'transparent' },
      radius: { control: `${seeds.radius.control}px`, card: `${seeds.radius.card}px`, pill: '999px' },
      shape: shapeOf(seeds.sidebar, seeds.tagbar),
      image: { gate: gatePatterns[seeds.pattern ?? 'dots'] },
      shadow: shadowsOf(seeds),
    },
  );
  globalStyle(selector, { colorScheme: seeds.scheme });
  const { weight, density } = seeds;
  if (weight) globalStyle(own, { vars: { [vars.font.strong]: String(weight) } });
  if (density) {
    globalStyle(own, { vars: { [vars.size.rowNormal]: `${density.row}px` } });
    // A density or a text size that people chose counts more.
    globalStyle(`${own}:where(:not([data-density=compact], [data-density=roomy], [data-text=elder]))`, {
      vars: { [vars.size.row]: `${density.row}px`, [vars.size.control]: `${density.control}px` },
    });
  }

  const changed = (Object.keys(tokens.high) as ColorRole[]).filter(
    (role) => role !== 'cardLine' && tokens.high[role] !== tokens.normal[role],
  );
  const high = {
    ...Object.fromEntries(changed.map((role) => [vars.color[role], tokens.high[role]])),
    [vars.shadow.card]: line,
    [vars.image.gate]: gatePatterns.none,
  };
  const chosen = `${own}[data-contrast="high"], [data-contrast="high"] ${own}`;
  globalStyle(isDefault ? `html[data-contrast="high"]:not([data-theme]), ${chosen}` : chosen, { vars: high });
  globalStyle(selector, { '@media': { '(prefers-contrast: more)': { vars: high } } });
  return { theme: { name, label: seeds.label }, tokens };
}
