import { describe, expect, it } from 'vitest';
import { contrast, type Hex } from './contrast.ts';
import { derive } from './derive.ts';
import { pairs } from './pairs.ts';
import type { ThemeSeeds } from './seeds.ts';

const light: ThemeSeeds = {
  label: '试',
  scheme: 'light',
  canvas: '#f0f2f5',
  surface: '#ffffff',
  text: '#1f2329',
  accent: '#409eff',
  success: '#67c23a',
  warning: '#e6a23c',
  critical: '#e5484d',
  info: '#2b9db8',
  sidebar: { background: '#20222a', active: 'fill' },
  topbar: { background: '#ffffff' },
  radius: { control: 4, card: 10 },
  cardEdge: 'soft',
};
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
