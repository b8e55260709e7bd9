import { describe, expect, it } from 'vitest';
import { contrast, lighten, luminance, mix, nearestPassing } from './contrast.ts';

describe('contrast', () => {
  it('agrees with the published examples of WCAG', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1, 5);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#409eff')).toBeCloseTo(2.77, 1);
  });

  it('mixes and lightens without leaving the hue', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(lighten('#409eff', 0)).toBe('#409eff');
    expect(lighten('#808080', 1)).toBe('#ffffff');
    expect(lighten('#ff0000', -0.25)).toBe('#800000');
  });

  it('finds the nearest shade that passes, and says so when there is none', () => {
    const shade = nearestPassing('#409eff', [{ against: '#ffffff', ratio: 4.5 }]);
    expect(shade).toBeDefined();
    expect(contrast(shade!, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shade!, '#ffffff')).toBeLessThan(4.7);
    expect(
      nearestPassing('#409eff', [
        { against: '#ffffff', ratio: 12 },
        { against: '#000000', ratio: 12 },
      ]),
    ).toBeUndefined();
  });

  it('refuses what is not a colour', () => expect(() => luminance('#fff')).toThrow('#rrggbb'));
});
