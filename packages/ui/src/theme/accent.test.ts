import { describe, expect, it } from 'vitest';
import { accentFor } from './accent.ts';
import { accentScale } from './accentScale.ts';
import { contrast } from './contrast.ts';
import { derive } from './derive.ts';
import { paletteOf } from './paletteOf.ts';
import { seeds } from './fixtures/seeds.ts';

const palette = paletteOf(derive(seeds));

describe('accentFor', () => {
  it('keeps a bright colour as a fill with dark words, darkens marks and text, and says why', () => {
    const accent = accentFor(palette, '#ffd400', false);
    expect(accent.given).toBe('#ffd400');
    expect(contrast(accent.used, '#ffffff')).toBeLessThan(2);
    expect(accent.ratio).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent.tokens.accentMark, '#ffffff')).toBeGreaterThanOrEqual(3);
    const change = accent.changes.find(({ role }) => role === 'accentText');
    expect(change?.to).toBe(accent.tokens.accentText);
    expect(change?.why.ratio).toBeLessThan(change?.why.needed ?? 0);
  });

  it('leaves a colour that serves as it is', () => {
    const accent = accentFor(palette, '#1d4ed8', false);
    expect(accent.used).toBe('#1d4ed8');
    expect(accent.changes.map(({ role }) => role)).not.toContain('accent');
  });

  it('keeps the character of the bars', () => {
    expect(accentFor(palette, '#7c3aed', false).tokens.sidebarActive).toBe('#7c3aed');
    const soft = paletteOf(
      derive({ ...seeds, sidebar: { background: '#ffffff', active: 'soft' }, tagbar: { active: 'raise' } }),
    );
    const { tokens } = accentFor(soft, '#7c3aed', false);
    expect(tokens.sidebarActive).not.toBe('#7c3aed');
    expect(tokens.tagActive).toBe('#ffffff');
  });

  it('gives the same as the theme itself for its own accent', () =>
    expect(accentFor(palette, seeds.accent, false).tokens.accent).toBe(palette.accent));
});

it('makes ten tints that grow lighter and one shade that is darker', () => {
  const { tints, shade } = accentScale('#409eff');
  expect(tints).toHaveLength(10);
  const light = [shade, '#409eff' as const, ...tints].map((color) => contrast(color, '#000000'));
  expect(light).toEqual(light.toSorted((a, b) => a - b));
});
