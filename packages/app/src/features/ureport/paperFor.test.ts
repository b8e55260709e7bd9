import { expect, it } from 'vitest';
import { paperFor } from './paperFor.ts';

const upright = { isLandscape: false, margins: {} };

it.each([
  [400, upright, 'portrait', 1],
  [600, upright, 'landscape', 1],
  [1540, upright, 'landscape', 0.5],
  [400, { isLandscape: true, margins: {} }, 'landscape', 1],
  [500, { isLandscape: false, margins: { left: 90, right: 90 } }, 'landscape', 1],
] as const)('puts a sheet of %d points on A4', (width, paper, orientation, scale) => {
  const { style, scale: found } = paperFor(width, paper);
  expect([style.includes(`A4 ${orientation}`), found]).toEqual([true, scale]);
});

it('keeps the margins of the file, in the order of CSS', () => {
  expect(paperFor(100, { isLandscape: false, margins: { top: 72, left: 90 } }).style).toBe(
    'size: A4 portrait; margin: 72pt 36pt 36pt 90pt',
  );
});
