import type { MenuItem } from '@lattice/api/resources/blade-system/menu';
import { describe, expect, it } from 'vitest';
import { isSamePath, leaves, menuEntries, trailTo } from './MenuEntry.ts';

const item = (id: string, path: string, children?: MenuItem[]): MenuItem => ({
  id, parentId: '0', code: id, name: `name ${id}`, path, source: 'map', sort: 1, isOpen: 1, ...(children && { children }),
});

const entries = menuEntries([
  item('1', '/wel'),
  item('2', '/source', [item('21', 'source/roadinfo/'), item('22', '/source/deep', [item('221', '/source/deep/leaf')])]),
  item('3', 'https://example.org/help'),
  item('4', 'javascript:alert(1)'),
  item('5', '//evil.example/x'),
]);

describe('menuEntries', () => {
  it('makes paths of this application absolute and keeps web addresses', () => {
    expect(leaves(entries).map(({ to }) => to)).toEqual(['/wel', '/source/roadinfo', '/source/deep/leaf', 'https://example.org/help']);
  });

  it('leaves out addresses that run code or hide another host', () => {
    expect(entries.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });
});

describe('trailTo', () => {
  it('names the way down to a leaf', () => {
    expect(trailTo(entries, '/source/deep/leaf').map(({ id }) => id)).toEqual(['2', '22', '221']);
  });

  it('finds a first-level page by its index', () => {
    expect(trailTo(entries, '/wel/index').map(({ id }) => id)).toEqual(['1']);
  });

  it('is empty outside of the menu, and for addresses of others', () => {
    expect(trailTo(entries, '/source/road')).toEqual([]);
    expect(trailTo(entries, 'https://example.org/help')).toEqual([]);
  });
});

describe('isSamePath', () => {
  it('tells pages apart by their whole path', () => {
    expect(isSamePath('/desk/index', '/desk')).toBe(true);
    expect(isSamePath('/index', '/')).toBe(false);
    expect(isSamePath('/source/Road', '/source/road')).toBe(false);
  });
});
