import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cssExceptions } from '../scripts/browserFloor/cssExceptions.ts';
import { newerCss, newerInSheet } from '../scripts/browserFloor/newerCss.ts';

const found = (source: string) =>
  newerInSheet(source, 'planted.css').map(({ name, lackedBy }) => `${name}: ${lackedBy.join(', ')}`);

const both = 'chrome 109, firefox 115';
const planted: readonly (readonly [kind: string, source: string, finding: string])[] = [
  ['a property', 'p { text-wrap: balance }', `text-wrap: ${both}`],
  ['a keyword', 'p { overflow: hidden; display: ruby }', 'display: ruby: chrome 109'],
  ['a function', 'p { color: light-dark(#000, #fff) }', `light-dark(): ${both}`],
  ['a function within another', 'p { border: 1px solid color-mix(in srgb, red, blue) }', 'color-mix(): chrome 109'],
  ['a function of a custom property', 'p { --faint: color-mix(in srgb, red, blue) }', 'color-mix(): chrome 109'],
  ['a colour made of another', 'p { color: rgb(from red r g b / 50%) }', `rgb(from …): ${both}`],
  ['a unit', 'p { width: 2rcap }', `unit rcap: ${both}`],
  ['a selector', 'p:has(img) { color: red }', ':has: firefox 115'],
  ['a selector within another', 'p:not(:has(img)) { color: red }', ':has: firefox 115'],
  ['a part of a selector', 'p:nth-child(2 of .on) { color: red }', ':nth-child(… of …): chrome 109'],
  ['a rule within a rule', 'p { & b { color: red } }', 'nested rules: chrome 109, firefox 115'],
  ['an at-rule', '@starting-style { p { color: red } }', `@starting-style: ${both}`],
  ['a feature of media', '@media (scripting: none) { p { color: red } }', '@media (scripting): chrome 109'],
  ['a container query', '@container style(--a: b) { p { color: red } }', `@container style(): ${both}`],
];

describe('a newer feature of CSS', () => {
  it.each(planted)('is found: %s', (_kind, source, finding) => expect(found(source)).toContain(finding));

  it.each([
    ['a property that both know', 'p { inset: 0; aspect-ratio: 1; width: 1dvh }'],
    ['a selector that both know', ':is(p, :where(b)):focus-visible { color: red }'],
    ['a layer', '@layer base { p { color: red } }'],
    ['a name within a text', 'p::before { content: "light-dark(#000, #fff)" }'],
    ['an earlier declaration', 'p { float: left; float: inline-start }'],
    ['the prefixed property', 'p { -webkit-mask-image: none; mask-image: none }'],
    ['@supports of a selector', '@supports selector(:has(a)) { p:has(img) { color: red } }'],
    ['@supports of a value', '@supports (color: light-dark(red, red)) { p { color: light-dark(red, blue) } }'],
  ])('is not found where nothing is lost: %s', (_kind, source) => expect(found(source)).toEqual([]));

  it.each([
    [
      'an earlier value that is as new',
      'p { color: color-mix(in lab, red, blue); color: color-mix(in srgb, red, blue) }',
    ],
    ['a value with var(), which is dropped too late', 'p { color: red; color: color-mix(in srgb, var(--a), blue) }'],
    ['a custom property, which accepts anything', 'p { --a: red; --a: color-mix(in srgb, red, blue) }'],
    ['an @supports that asks for something else', '@supports (display: grid) { p:has(img) { color: red } }'],
    ['an @supports that asks for its absence', '@supports not selector(:has(a)) { p:has(img) { color: red } }'],
    ['a declaration of another rule', 'p { color: red } b { color: light-dark(red, blue) }'],
  ])('has no fall-back by %s', (_kind, source) => expect(found(source)).not.toEqual([]));
});

describe('the style sheets of a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lattice-css-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are reported with file, place and browsers, except for what is excepted where it is', () => {
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(
      path.join(folder, 'assets/page.css'),
      '.list{content-visibility:auto}.djs-parent{--a:color-mix(in ' +
        'srgb,red,blue)}.own{color:color-mix(in srgb,red,blue)}',
    );
    expect(newerCss(folder)).toEqual([
      expect.stringMatching(
        /^assets\/page\.css uses color-mix\(\) in \.own, which chrome 109 of package\.json lacks\./,
      ),
    ]);
  });
});

it('has few exceptions, each with a reason', () => {
  expect(cssExceptions.length).toBeLessThanOrEqual(5);
  for (const { reason } of cssExceptions) expect(reason).toMatch(/^.{30,}\.$/s);
});
