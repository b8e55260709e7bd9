import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { derive, type ColorTokens } from './derive.ts';
import { gatePatterns } from './gatePatterns.ts';
import type { CardEdge, ColorRole, ThemeSeeds } from './seeds.ts';
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

function cardShadow(edge: CardEdge, isDark: boolean): string {
  const line = `0 0 0 1px ${vars.color.border}`;
  const soft = isDark
    ? '0 1px 4px rgba(0, 0, 0, 0.35)'
    : '0 1px 2px rgba(16, 24, 40, 0.05), 0 4px 16px rgba(16, 24, 40, 0.04)';
  const lift = isDark
    ? '0 8px 28px rgba(0, 0, 0, 0.5)'
    : '0 2px 6px rgba(31, 35, 70, 0.05), 0 10px 30px rgba(31, 35, 70, 0.09)';
  const top = `0 -3px 0 0 ${vars.color.cardLine}, 0 0 1px rgba(0, 0, 0, 0.13), 0 1px 3px rgba(0, 0, 0, 0.2)`;
  return { line, soft, both: `${line}, ${soft}`, lift, top }[edge];
}

/**
 * Writes the tokens of a theme under `[data-theme="name"]`, on `<html>` or on any element, and what differs under high contrast;
 * the theme named `default` also serves pages that name none.
 */
export function defineTheme(name: string, seeds: ThemeSeeds): { theme: Theme; tokens: ThemeTokens } {
  const tokens: ThemeTokens = { normal: derive(seeds), high: derive(seeds, 'high') };
  const own = `[data-theme="${name}"]`;
  const isDefault = name === 'default';
  const selector = isDefault ? `html, ${own}` : own;
  const isDark = seeds.scheme === 'dark';
  const line = `0 0 0 1px ${vars.color.border}`;
  createGlobalTheme(
    selector,
    { color: vars.color, radius: vars.radius, shadow: vars.shadow, shape: vars.shape, image: vars.image },
    {
      color: { ...tokens.normal, cardLine: seeds.cardEdge === 'top' ? vars.color.accent : 'transparent' },
      radius: { control: `${seeds.radius.control}px`, card: `${seeds.radius.card}px`, pill: '999px' },
      shape: shapeOf(seeds.sidebar, seeds.tagbar),
      image: { gate: gatePatterns[seeds.pattern ?? 'dots'] },
      shadow: {
        card: cardShadow(seeds.cardEdge, isDark),
        overlay: `${line}, ${isDark ? '0 12px 32px rgba(0, 0, 0, 0.55)' : '0 8px 24px rgba(16, 24, 40, 0.14), 0 2px 6px rgba(16, 24, 40, 0.06)'}`,
      },
    },
  );
  globalStyle(selector, { colorScheme: seeds.scheme });

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
