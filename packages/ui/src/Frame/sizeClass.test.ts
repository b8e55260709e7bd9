import { expect, it } from 'vitest';
import { sizeClass } from './sizeClass.ts';

it.each([
  [390, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [991, 'tablet'],
  [992, 'laptop'],
  [1199, 'laptop'],
  [1200, 'desktop'],
  [3840, 'desktop'],
] as const)('%i px is a %s', (width, name) => expect(sizeClass(width)).toBe(name));
