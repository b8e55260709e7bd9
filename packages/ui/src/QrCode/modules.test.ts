import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { modules } from './modules.ts';

/** The modules that a path fills. */
function filled(path: string): Set<string> {
  const found = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = 0; at < Number(length); at += 1) found.add(`${Number(x) + at},${y}`);
  return found;
}

it('fills exactly the dark modules', () => {
  const { edge, path } = modules('https://town.local/q/1024');
  const { data, size } = encode('https://town.local/q/1024', { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(edge).toBe(size);
  expect(filled(path)).toEqual(new Set(dark));
});

it('keeps a quiet zone of four modules', () => {
  const { edge, path } = modules('村');
  expect(
    [...filled(path)].every((at) => at.split(',').every((axis) => Number(axis) >= 4 && Number(axis) < edge - 4)),
  ).toBe(true);
});
