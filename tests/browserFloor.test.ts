import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { newerCalls } from '../scripts/browserFloor/newerCalls.ts';
import { root } from '../scripts/root.ts';

const floor = readFileSync(path.join(root, 'packages/app/public/browserFloor.js'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'lattice-floor-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds features that the oldest browsers lack, and in workers also those that pages are given', () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'browserFloor.js'), floor);
  const page = 'new Worker(new URL(`/assets/work.js`,``+import.meta.url));a.toSorted();b.values().map(c);';
  writeFileSync(path.join(folder, 'assets/page.js'), `${page}Object.groupBy(a,b)`);
  writeFileSync(path.join(folder, 'assets/work.js'), 'a.toSorted()');
  expect(newerCalls(folder).map((one) => one.replace(/,.*/s, ''))).toEqual(
    expect.arrayContaining([
      'assets/page.js uses Object.groupBy',
      'assets/page.js uses methods of iterators',
      'assets/work.js uses .toSorted',
    ]),
  );
  expect(newerCalls(folder)).toHaveLength(3);
});

/** The outcome of an expression as JSON, in a place that has lost what browserFloor.js adds. */
function inOldBrowser(expression: string): unknown {
  const json = runInNewContext(
    `for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name];
     for (const name of ['union', 'difference']) delete Set.prototype[name];
     ${floor}
     JSON.stringify(${expression})`,
    { window: { CSS: {} }, CSS: { supports: () => true }, HTMLElement: { prototype: { inert: false } } },
  ) as string;
  return JSON.parse(json);
}

it('adds methods that do what those of newer browsers do', () => {
  const numbers = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 8 });
  fc.assert(
    fc.property(numbers, numbers, fc.integer({ min: -9, max: 9 }), fc.nat(4), (list, other, at, count) => {
      const [a, b] = [JSON.stringify(list), JSON.stringify(other)];
      const place = list.length === 0 ? 0 : at % list.length;
      const written = list.length === 0 ? '[]' : `${a}.with(${place}, 99)`;
      expect(
        inOldBrowser(
          `[${a}.toSorted((x, y) => x - ` +
            `y), ${a}.toReversed(), ${a}.toSpliced(${at}, ${count}, 77), ${written}, [...new ` +
            `Set(${a}).union(new Set(${b}))], [...new Set(${a}).difference(new Set(${b}))]]`,
        ),
      ).toEqual([
        list.toSorted((x, y) => x - y),
        list.toReversed(),
        list.toSpliced(at, count, 77),
        list.length === 0 ? [] : list.with(place, 99),
        [...new Set([...list, ...other])],
        [...new Set(list)].filter((one) => !other.includes(one)),
      ]);
    }),
  );
});

it('names the oldest browsers in both languages', () => {
  for (const one of manifest.browserslist) {
    const [name = '', version = ''] = one.split(' ');
    expect(floor.split(`${name[0]?.toUpperCase()}${name.slice(1)} ${version}`)).toHaveLength(3);
  }
});
