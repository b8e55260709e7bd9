import { describe, expect, it } from 'vitest';
import { allowedNodes, leaves, trailTo, type MenuNode } from './menuTree.ts';

const menu: MenuNode[] = [
  { id: 'home', label: '首页', href: '/' },
  {
    id: 'grid',
    label: '网格',
    children: [
      { id: 'dept', label: '部门', href: '/dept', roles: ['admin'] },
      {
        id: 'more',
        label: '更多',
        children: [{ id: 'event', label: '事件', href: '/event', roles: ['admin', 'member'] }],
      },
    ],
  },
  { id: 'system', label: '系统', roles: ['admin'], children: [{ id: 'user', label: '用户', href: '/user' }] },
  { id: 'audit', label: '审计', children: [{ id: 'log', label: '日志', href: '/log', roles: ['auditor'] }] },
];

describe('the menu', () => {
  it('hides what the roles leave out, and groups that are then empty', () => {
    expect(leaves(allowedNodes(menu, ['member'])).map(({ id }) => id)).toEqual(['home', 'event']);
    expect(leaves(allowedNodes(menu, ['admin'])).map(({ id }) => id)).toEqual(['home', 'dept', 'event', 'user']);
    expect(allowedNodes(menu, []).map(({ id }) => id)).toEqual(['home']);
  });

  it('knows the way to an entry', () => {
    expect(trailTo(menu, 'event')).toEqual(['grid', 'more', 'event']);
    expect(trailTo(menu, 'nowhere')).toEqual([]);
  });

  it('names the groups above a leaf', () =>
    expect(leaves(menu).find(({ id }) => id === 'event')?.path).toEqual(['网格', '更多']));
});
