import { expect, it } from 'vitest';
import { sizeOf } from './sizeOf.ts';

it.each([
  [390, 'xs'],
  [767, 'xs'],
  [768, 'sm'],
  [991, 'sm'],
  [992, 'md'],
  [1199, 'md'],
  [1200, 'lg'],
  [2560, 'lg'],
])('%d px is %s', (width, size) => expect(sizeOf(width)).toBe(size));
