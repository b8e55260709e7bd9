import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SYMBOLS, code128, symbolsOf } from './code128.ts';

it('has symbols of eleven modules that are told apart, with an even number of dark ones', () => {
  const widths = SYMBOLS.slice(0, -1).map((symbol) => [...symbol].map(Number));
  expect(new Set(SYMBOLS).size).toBe(107);
  for (const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of widths)
    expect([a + b + c + d + e + f, (a + c + e) % 2]).toEqual([11, 0]);
});

// 104 + 55·1 + 73·2 + 75·3 + 73·4 + 80·5 + 69·6 + 68·7 + 73·8 + 65·9 = 3281; 3281 mod 103 = 88
it.each([
  ['Wikipedia', [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]],
  // 105 + 12·1 + 34·2 = 185; 185 mod 103 = 82
  ['1234', [105, 12, 34, 82, 106]],
  // 105 + 12·1 + 34·2 + 100·3 + 21·4 = 569; 569 mod 103 = 54
  ['12345', [105, 12, 34, 100, 21, 54, 106]],
  // 104 + 33·1 + 99·2 + 20·3 + 26·4 = 499; 499 mod 103 = 87
  ['A2026', [104, 33, 99, 20, 26, 87, 106]],
])('%s has the symbols %j', (text, symbols) => {
  expect(symbolsOf(text)).toEqual(symbols);
});

/** What the bars of a path say, read as a scanner does. */
function read(path: string): string {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, at, wide]) => [Number(at), Number(wide)] as const);
  const widths = bars.flatMap(([at, wide], index) => {
    const next = bars[index + 1];
    return next === undefined ? [wide] : [wide, next[0] - at - wide];
  });
  const symbols: number[] = [];
  for (let at = 0; at < widths.length - 7; at += 6) symbols.push(SYMBOLS.indexOf(widths.slice(at, at + 6).join('')));
  let isPairs = symbols[0] === 105;
  return symbols
    .slice(1, -1)
    .map((symbol) => {
      if (symbol === (isPairs ? 100 : 99)) {
        isPairs = !isPairs;
        return '';
      }
      return isPairs ? String(symbol).padStart(2, '0') : String.fromCodePoint(symbol + 32);
    })
    .join('');
}

it('is read back as it was written', () => {
  const sign = fc.oneof(
    fc.integer({ min: 0, max: 9 }).map(String),
    fc.constantFrom('A', 'Z', 'a', 'z', ' ', '-', '/', '~'),
  );
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 30 }), (text) => {
      expect(read(code128(text)?.path ?? '')).toBe(text);
    }),
  );
});

it('does not say Chinese, nor a text that no reader takes at once', () => {
  expect([code128('网格'), code128('1'.repeat(81)), code128('')]).toEqual([null, null, null]);
});
