import { expect, test, vi } from 'vitest';
import type { MenuEntry } from '../MenuEntry.ts';
import { ownNodes } from './ownNodes.ts';

vi.mock('@lingui/core/macro', () => ({ t: (words: TemplateStringsArray) => words.join('') }));

const entry = (id: string, to: string, children: MenuEntry[] = []): MenuEntry => ({
  id,
  label: to,
  icon: 'home',
  to,
  isExternal: false,
  children,
});
const menu = [entry('0', '/wel/index'), entry('1', '/a', [entry('11', '/a/b'), entry('12', '/a/c')]), entry('2', '/d')];
const addresses = (own: { starred: string[]; seen: string[] }, current = '') =>
  ownNodes(menu, own, current).map(({ label, children }) => [label, ...(children ?? []).map(({ href }) => href)]);

test('favourites stand in their order, the pages seen last without the one shown', () => {
  expect(addresses({ starred: ['/d', '/a/b'], seen: ['/a/c', '/d', '/wel/index'] }, '12')).toEqual([
    ['最近访问', '/d'],
    ['收藏', '/d', '/a/b'],
  ]);
});

test('pages that the menu does not have any more are left out, and so is a group without pages', () => {
  expect(addresses({ starred: ['/gone'], seen: ['/a', '/d'] })).toEqual([['最近访问', '/d']]);
});
