import { describe, expect, it } from 'vitest';
import { isMasked } from './isMasked.ts';

describe('isMasked', () => {
  it.each([
    ['138****5678', true],
    ['******', true],
    ['13812345678', false],
    ['', false],
    [null, false],
    [undefined, false],
    [5, false],
  ])('of a sensitive field with %j is %s', (value, expected) =>
    expect(isMasked({ sensitive: 'phone' }, value)).toBe(expected),
  );

  it('of a text on health takes more than a star of its own', () => {
    expect(isMasked({ sensitive: 'health' }, '血压*偏高')).toBe(false);
    expect(isMasked({ sensitive: 'health' }, '******')).toBe(true);
  });

  it('is never of an open field, whatever stars it has', () => expect(isMasked({}, '五星****')).toBe(false));
});
