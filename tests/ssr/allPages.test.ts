import { describe, expect, it } from 'vitest';
import { allPages } from '../../packages/app/src/navigation/allPages.ts';
import { HOME } from '../../packages/app/src/navigation/Page.ts';
import { pageOf } from '../../packages/app/src/navigation/pageOf.ts';

const sample = (path: string) => path.replace(/:\w+/g, 'x1');

describe('the pages with an address of their own', () => {
  it('are found in their folders', () => {
    expect(allPages.map(({ path }) => path)).toEqual(expect.arrayContaining([HOME, '/login', '/404']));
  });

  it.each(allPages.map((page) => ({ page, path: page.path })))('answer for $path alone', ({ page, path }) => {
    expect(pageOf(sample(path))?.page).toBe(page);
  });

  it('take no redirect from each other', () => {
    const from = allPages.flatMap(({ redirects = [] }) => redirects);
    expect(new Set(from).size).toBe(from.length);
    expect(from.filter((path) => pageOf(path) !== undefined)).toEqual([]);
  });
});
