import type { Seed } from '../../load.ts';

interface Entry {
  code: string;
  name: string;
  nameEn: string;
  path: string;
  source: string;
  /** Menus below it. */
  children?: readonly Entry[];
  /** Actions that can be granted on it. */
  actions?: readonly (keyof typeof actionNames)[];
}

const actionNames = {
  view: ['查看', 'View', '2'],
  add: ['新增', 'Add', '1'],
  edit: ['编辑', 'Edit', '2'],
  delete: ['删除', 'Delete', '3'],
  plain: ['查看明文', 'See plain text', '2'],
} as const;

const register = ['view', 'add', 'edit', 'delete', 'plain'] as const;

const menus: readonly Entry[] = [
  {
    code: 'source', name: '基础数据', nameEn: 'Source data', path: '/source', source: 'iconfont iconicon_work',
    children: [
      { code: 'roadinfo', name: '护路护线', nameEn: 'Protected routes', path: '/source/roadinfo', source: 'iconfont iconicon_route', actions: register },
      { code: 'campusinfo', name: '学校', nameEn: 'Schools', path: '/source/campusinfo', source: 'iconfont iconicon_school', actions: register },
    ],
  },
  {
    code: 'gridmanage', name: '网格管理', nameEn: 'Grid management', path: '/grid', source: 'iconfont iconicon_map',
    children: [{ code: 'grid', name: '网格', nameEn: 'Grids', path: '/grid/grid', source: 'iconfont iconicon_grid', actions: register }],
  },
  {
    code: 'system', name: '系统管理', nameEn: 'System', path: '/blade-system', source: 'iconfont iconicon_setting',
    children: [{ code: 'dict', name: '系统字典', nameEn: 'Dictionaries', path: '/blade-system/dict', source: 'iconfont iconicon_dict', actions: ['view', 'add', 'edit', 'delete'] }],
  },
];

const idOf = (n: number) => String(1_900_000_000_000_000_000n + BigInt(n));

/** Start data of 菜单: the entries of the side bar, and below each the permissions on it. */
export const seed: Seed = {
  rows: () => {
    const rows: Record<string, unknown>[] = [];
    const add = (entry: Entry, parentId: string | null, sort: number) => {
      const id = idOf(rows.length + 1);
      const { code, name, nameEn, path, source } = entry;
      rows.push({ id, parentId, code, name, nameEn, alias: code, path, source, sort, category: '1', action: '0', isOpen: '1' });
      (entry.actions ?? []).forEach((action, i) => {
        const [label, labelEn, place] = actionNames[action];
        rows.push({ id: idOf(rows.length + 1), parentId: id, code: `${code}_${action}`, name: label, nameEn: labelEn, alias: action, path: `${path}/${action}`, source: action, sort: i + 1, category: '2', action: place, isOpen: '1' });
      });
      (entry.children ?? []).forEach((child, i) => add(child, id, i + 1));
    };
    menus.forEach((entry, i) => add(entry, null, i + 1));
    return rows;
  },
};
