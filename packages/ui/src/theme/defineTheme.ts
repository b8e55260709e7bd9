import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { derive, type ColorTokens } from './derive.ts';
import type { ThemeSeeds } from './seeds.ts';
import { vars } from './vars.css.ts';

/** A theme as code sees it: its name in `<html data-theme>`, its label, and its colours. */
export interface Theme {
  name: string;
  label: { zh: string; en: string };
  tokens: ColorTokens;
}

/** Writes the tokens of a theme under `[data-theme="name"]`; the theme named `default` also serves pages that name none. */
export function defineTheme(name: string, seeds: ThemeSeeds): Theme {
  const tokens = derive(seeds);
  const selector = name === 'default' ? 'html, [data-theme="default"]' : `[data-theme="${name}"]`;
  const dark = seeds.scheme === 'dark';
  const line = `0 0 0 1px ${tokens.border}`;
  const soft = dark ? '0 1px 4px rgba(0, 0, 0, 0.35)' : '0 1px 2px rgba(16, 24, 40, 0.05), 0 4px 16px rgba(16, 24, 40, 0.04)';
  createGlobalTheme(selector, { color: vars.color, radius: vars.radius, shadow: vars.shadow }, {
    color: tokens,
    radius: { control: `${seeds.radius.control}px`, card: `${seeds.radius.card}px`, pill: '999px' },
    shadow: {
      card: seeds.cardEdge === 'both' ? `${line}, ${soft}` : seeds.cardEdge === 'line' ? line : soft,
      overlay: `${line}, ${dark ? '0 12px 32px rgba(0, 0, 0, 0.55)' : '0 8px 24px rgba(16, 24, 40, 0.14), 0 2px 6px rgba(16, 24, 40, 0.06)'}`,
    },
  });
  globalStyle(selector, { colorScheme: seeds.scheme });
  return { name, label: seeds.label, tokens };
}
