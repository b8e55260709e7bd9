/** A part of the product: the entry of the side bar below which its registers stand. */
export interface Area {
  label: string;
  /** Icon name as the wire spells it. */
  icon: string;
  /** Place in the side bar, from 1. */
  sort: number;
}

/** The areas by the first part of their resources' paths. */
export const areas: Readonly<Record<string, Area>> = {
  source: { label: '基础数据', icon: 'iconfont iconicon_work', sort: 1 },
  grid: { label: '网格管理', icon: 'iconfont iconicon_map', sort: 2 },
  'blade-system': { label: '系统管理', icon: 'iconfont iconicon_setting', sort: 9 },
};

/** Names of the permissions on a register, by action. */
export const actionNames = { view: '查看', add: '新增', edit: '编辑', delete: '删除', plain: '查看明文' } as const;
