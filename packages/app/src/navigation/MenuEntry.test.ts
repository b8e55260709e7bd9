import type { MenuItem } from '@lattice/api/menuOfPerson';
import { describe, expect, it } from 'vitest';
import { isSamePath, leaves, menuEntries, pathKey, trailTo } from './MenuEntry.ts';

const item = (id: string, path: string, children?: MenuItem[]): MenuItem => ({
  id,
  parentId: '0',
  code: id,
  name: `name ${id}`,
  path,
  source: 'map',
  sort: 1,
  isOpen: 1,
  ...(children && { children }),
});

const entries = menuEntries([
  item('1', '/wel'),
  item('2', '/source', [
    item('21', 'source/roadinfo/'),
    item('22', '/source/deep', [item('221', '/source/deep/leaf')]),
  ]),
  item('3', 'https://example.org/help'),
  item('4', 'javascript:alert(1)'),
  item('5', '//evil.example/x'),
]);

describe('menuEntries', () => {
  it('makes paths of this application absolute, and shows web addresses and html in a frame', () => {
    expect(leaves(entries).map(({ to }) => to)).toEqual([
      '/wel',
      '/source/roadinfo',
      '/source/deep/leaf',
      '/myiframe/3',
    ]);
    expect(
      menuEntries([item('3', 'https://example.org/help'), item('6', 'report/month.html')]).map(({ framed }) => framed),
    ).toEqual(['https://example.org/help', '/report/month.html']);
  });

  it('opens a window for mode 2 with a link of others, for a query target, and for the four own screens', () => {
    const apart = menuEntries([
      { ...item('1', 'https://example.org/help'), isOpen: 2 },
      { ...item('2', '/source/roadinfo'), isOpen: 2 },
      { ...item('3', '/grid/grid'), query: { target: '_blank', level: '2' } },
      item('4', '/event/event?target=_blank&isOverdue=1'),
      ...['/party/party-grid-exhibition', 'dispatch/comprehensive', '/dispatch/videoScheduling', '/dispatch/gis'].map(
        (path) => item(path, path),
      ),
    ]);
    expect(apart.map(({ to, isExternal }) => `${to} ${isExternal}`)).toEqual([
      'https://example.org/help true',
      '/source/roadinfo false',
      '/grid/grid?level=2 true',
      '/event/event?isOverdue=1 true',
      '/party/party-grid-exhibition true',
      '/dispatch/comprehensive true',
      '/dispatch/videoScheduling true',
      '/dispatch/gis true',
    ]);
  });

  it('leaves out what the roles leave out', () => {
    const mixed = [
      { ...item('1', '/a'), meta: { roles: ['administrator'] } },
      { ...item('2', '/b'), meta: { roles: ['staff', 'administrator'] } },
      item('3', '/c'),
    ];
    expect(menuEntries(mixed, ['staff']).map(({ id }) => id)).toEqual(['2', '3']);
    expect(menuEntries(mixed).map(({ id }) => id)).toEqual(['3']);
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
    expect(trailTo(entries, '/myiframe/3').map(({ id }) => id)).toEqual(['3']);
  });
});

describe('isSamePath', () => {
  it('tells pages apart by their whole path', () => {
    expect(isSamePath('/desk/index', '/desk')).toBe(true);
    expect(isSamePath('/index', '/')).toBe(false);
    expect(isSamePath('/source/Road', '/source/road')).toBe(false);
    expect(pathKey('/desk/index/')).toBe('/desk');
  });
});
