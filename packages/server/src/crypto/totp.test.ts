import { describe, expect, it } from 'vitest';
import { base32, codeOf, newSecret, stepAt, stepOf } from './totp.ts';

const secret = base32(new TextEncoder().encode('12345678901234567890'));

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(codeOf(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });

  it('are good one step before and behind, and no second time', () => {
    const now = new Date('2026-03-10T08:00:00Z');
    const step = stepAt(now);
    expect(stepOf(secret, codeOf(secret, step - 1), now, 0)).toBe(step - 1);
    expect(stepOf(secret, codeOf(secret, step + 1), now, 0)).toBe(step + 1);
    expect(stepOf(secret, codeOf(secret, step - 2), now, 0)).toBeNull();
    expect(stepOf(secret, codeOf(secret, step), now, step)).toBeNull();
  });

  it('come of secrets that nobody shares', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});
