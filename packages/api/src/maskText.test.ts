import { expect, it } from 'vitest';
import { maskAddress, maskText } from './maskText.ts';

it.each([
  ['证件 11010119900307001X 无效', '证件 110***********001X 无效'],
  ['打给13800138000吧', '打给138****8000吧'],
  ['mail zhang.san@example.org.cn failed', 'mail ***@*** failed'],
  ['Blade-Auth: bearer abcDEF0123456789', 'Blade-Auth: bearer ***'],
  ['{"password":"Geheim#1"}', '{"password":"***"}'],
  ['card 6222020200112233445', 'card 62***45'],
  ['at Foo (/assets/a-1B2c.js:12:345)', 'at Foo (/assets/a-1B2c.js:12:345)'],
  ['', ''],
])('covers what is personal in %j', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

it('keeps of an address the way and the names alone', () => {
  expect(maskAddress('http://town/source/populationinfo?personName=张三&current=2#x')).toBe(
    'http://town/source/populationinfo?personName=*&current=*',
  );
});
