import { basename } from 'node:path';
import { accentFor } from '@lattice/ui/theme/accent';
import { accentRoles } from '@lattice/ui/theme/accentTokens';
import { chartRoles, divergeRoles, heatRoles } from '@lattice/ui/theme/chartRoles';
import { distance, sights, type Sight } from '@lattice/ui/theme/colorSpace';
import { contrast, type Hex } from '@lattice/ui/theme/contrast';
import type { Theme, ThemeTokens } from '@lattice/ui/theme/defineTheme';
import { highPairs, pairs, type Pair } from '@lattice/ui/theme/pairs';
import { paletteOf } from '@lattice/ui/theme/paletteOf';
import type { ColorRole } from '@lattice/ui/theme/seeds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface ThemeFile {
  theme: Theme;
  tokens: ThemeTokens;
}

const files = import.meta.glob<ThemeFile>('../themes/*.css.ts', { eager: true });

function failing(tokens: ThemeTokens['normal'], demanded: readonly Pair[]): string[] {
  const palette = paletteOf(tokens);
  return demanded.flatMap(([foreground, background, minimum]) => {
    const ratio = contrast(palette[foreground] as Hex, palette[background] as Hex);
    return ratio >= minimum ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${minimum}`];
  });
}

describe('themes', () => {
  it('are the eleven of the specification', () => {
    const names = ['default', 'white', 'dark', 'colourful', 'smart', 'iview', 'vip', 'cool', 'd2', 'hey', 'lte'];
    expect(Object.values(files).map(({ theme }) => theme.name)).toEqual(expect.arrayContaining(names));
  });

  for (const [path, { theme, tokens }] of Object.entries(files)) {
    it(`${basename(path)} is named after its file`, () => expect(`${theme.name}.css.ts`).toBe(basename(path)));

    it(`${theme.name} has the contrast of every declared pair`, () =>
      expect(failing(tokens.normal, pairs)).toEqual([]));

    it(`${theme.name} has text of 7:1 and borders of 4.5:1 under high contrast`, () =>
      expect(failing(tokens.high, highPairs)).toEqual([]));
  }

  it('have a face of their own: no two share side bar, top bar, canvas and accent', () => {
    const faces = Object.values(files).map(({ tokens: { normal } }) =>
      [normal.sidebar, normal.topbar, normal.canvas, normal.accent].join(' '),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });

  for (const { theme, tokens } of Object.values(files)) {
    it(`${theme.name} has eight series that everybody tells apart, also from errors`, () => {
      const colors = chartRoles.map((role) => tokens.normal[role] as Hex);
      const nearest = (sight: Sight) =>
        Math.min(...colors.flatMap((one, at) => colors.slice(at + 1).map((other) => distance(one, other, sight))));
      expect(nearest('ordinary')).toBeGreaterThan(9);
      expect(sights.filter((sight) => nearest(sight) <= 6.5)).toEqual([]);
      for (const color of colors.slice(1)) expect(distance(color, tokens.normal.critical as Hex)).toBeGreaterThan(6.9);
    });

    it(`${theme.name} has ramps whose steps differ, also to the colour-blind`, () => {
      for (const roles of [heatRoles, divergeRoles]) {
        const colors = roles.map((role) => tokens.normal[role] as Hex);
        const alike = sights.flatMap((sight) =>
          colors.slice(1).flatMap((color, at) => {
            const step = distance(color, colors[at] ?? color, sight);
            return step > 5 ? [] : [`${roles[at + 1]} ${sight} ${step.toFixed(1)}`];
          }),
        );
        expect(alike).toEqual([]);
      }
      const depths = heatRoles.map((role) => contrast(tokens.normal[role] as Hex, tokens.normal.surface as Hex));
      expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    });
  }

  it('keep their brand colours on buttons: close to what was stated, and no two fills alike', () => {
    const fills = Object.values(files).map(({ theme, tokens }) => [theme.name, tokens.normal.accent as Hex] as const);
    const close = fills.flatMap(([name, fill], at) =>
      fills
        .slice(at + 1)
        .flatMap(([other, its]) => (distance(fill, its) < 5 ? [`${name} ${fill}, ${other} ${its}`] : [])),
    );
    expect(close).toEqual([]);
    const brands = { default: '#409eff', iview: '#2d8cf0', lte: '#007bff', dark: '#62adff' } as const;
    const shifted = fills.filter(
      ([name, fill]) => name in brands && distance(brands[name as keyof typeof brands], fill) > 4,
    );
    expect(shifted).toEqual([]);
  });
});

const ofAccent = new Set<ColorRole>(accentRoles);
const touched = (demanded: readonly Pair[]) =>
  demanded.filter(([foreground, background]) => ofAccent.has(foreground) || ofAccent.has(background));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

describe('an accent of the user', () => {
  for (const { theme, tokens } of Object.values(files)) {
    const isDark = contrast(tokens.normal.text as Hex, '#000000') > contrast(tokens.normal.text as Hex, '#ffffff');
    for (const [level, demanded] of [
      ['normal', pairs],
      ['high', highPairs],
    ] as const) {
      it(`keeps every pair of it in ${theme.name}, contrast ${level}`, () => {
        const palette = paletteOf(tokens[level]);
        const accentPairs = touched(demanded);
        fc.assert(
          fc.property(hex, (given) => {
            const accent = accentFor(palette, given, isDark, demanded);
            const failures = failing({ ...tokens[level], ...accent.tokens }, accentPairs);
            if (failures.length > 0) throw new Error(`${given}: ${failures.join('; ')}`);
          }),
          { numRuns: 200 },
        );
      });
    }
  }
});
