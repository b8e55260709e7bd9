import { expect, it } from 'vitest';
import { percent } from './percent.ts';

it.each([
  [0, 0],
  [0.424, 42],
  [0.999, 99],
  [1, 100],
  [1.4, 100],
  [-1, 0],
  [undefined, undefined],
  [Number.NaN, undefined],
])('says %s as %s', (share, said) => expect(percent(share)).toBe(said));
