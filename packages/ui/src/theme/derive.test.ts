import { describe, expect, it } from 'vitest';
import { contrast, type Hex } from './contrast.ts';
import { derive } from './derive.ts';
import { pairs } from './pairs.ts';
import type { ThemeSeeds } from './seeds.ts';
import { seeds as light } from './fixtures/seeds.ts';

const dark: ThemeSeeds = {
  ...light,
  scheme: 'dark',
  canvas: '#0f1217',
  surface: '#191d24',
  text: '#e4e8ee',
  topbar: { background: '#191d24' },
};
const accents: Hex[] = [
  '#409eff',
  '#ff0000',
  '#ffd400',
  '#00c853',
  '#00bcd4',
  '#7c4dff',
  '#ff4081',
  '#000000',
  '#ffffff',
  '#8d6e63',
];

function failing(seeds: ThemeSeeds): string[] {
  const tokens = derive(seeds);
  return pairs
    .filter(
      ([foreground, background, minimum]) => contrast(tokens[foreground] as Hex, tokens[background] as Hex) < minimum,
    )
    .map(([foreground, background]) => `${foreground} on ${background}`);
}

describe('derive', () => {
  for (const accent of accents) {
    it(`corrects the accent ${accent} on light and dark`, () => {
      expect(failing({ ...light, accent })).toEqual([]);
      expect(failing({ ...dark, accent })).toEqual([]);
    });
  }

  it('keeps an override as it is, so that the theme test can judge it', () => {
    expect(derive({ ...light, overrides: { textMuted: '#cccccc' } }).textMuted).toBe('#cccccc');
    expect(failing({ ...light, overrides: { textMuted: '#cccccc' } })).toContain('textMuted on surface');
  });

  it('says which role cannot be met and why', () =>
    expect(() => derive({ ...light, canvas: '#000000' })).toThrow(/no shade of .* can serve as/));
});
