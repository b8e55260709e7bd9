import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 微信菜单 in the demo town. */
export const seed = demoRows(articlewechatmenu, 7, ({ n }) => {
  const [menuName, parent, type] = (
    [
      ['平安枫桥', -1, null],
      ['我要上报', 0, 'miniprogram'],
      ['找网格员', 0, 'miniprogram'],
      ['办事服务', -1, null],
      ['预约办事', 3, 'view'],
      ['政策解读', 3, 'view'],
      ['心理测评', -1, 'miniprogram'],
    ] as const
  )[n] as readonly [string, number, string | null];
  return {
    accountId: idOf('cms/articlewechatgroupaccout', 0),
    menuName,
    parentId: parent < 0 ? null : idOf('cms/articlewechatmenu', parent),
    menuType: type,
    menuKey: null,
    url: type === null ? null : `https://fengqiao.example/m/${n}`,
    appId: type === 'miniprogram' ? 'wxdemo-mini' : null,
    pagePath: type === 'miniprogram' ? `pages/home/${n}` : null,
    isEnabled: 1,
    syncStatus: '1',
    syncTime: '2024-03-01 10:00:00',
  };
});
