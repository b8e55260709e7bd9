import fc from 'fast-check';
import { expect, it } from 'vitest';
import { looksMasked, mask } from './mask.ts';

it.each([
  ['phone', '15412345678', '154****5678'],
  ['idcard', '980102199003070025', '980***********0025'],
  ['name', '张伟', '张*'],
  ['name', '欧阳秀兰', '欧阳**'],
  ['address', '云岚市清溪区枫桥镇书院路20号', '云岚市清溪区枫桥镇******'],
  ['health', '高血压', '******'],
] as const)('of a %s: %s is shown as %s', (kind, value, shown) => {
  expect(mask(kind, value)).toBe(shown);
});

it('leaves nothing empty looking filled, and never shows the whole', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('idcard', 'phone', 'name', 'address', 'health'),
      fc.string({ minLength: 1 }).filter((s) => !s.includes('*')),
      (kind, value) => mask(kind, value) !== value && mask(kind, '') === '',
    ),
  );
});

it('is known again by its stars', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('idcard', 'phone', 'name', 'address', 'health'),
      fc.string({ minLength: 1 }).filter((s) => !s.includes('*')),
      (kind, value) => looksMasked(kind, mask(kind, value)) && !looksMasked(kind, value),
    ),
  );
  expect(looksMasked('health', '血压*偏高')).toBe(false);
  expect(looksMasked('phone', null)).toBe(false);
});
