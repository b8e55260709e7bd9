import { crud, plain } from '../../call.ts';
import { refs, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 租户产品包: a set of menus that tenants can be given. */
export const tenantPackage = resource('blade-system/tenant-package', {
  label: '租户产品包',
  title: 'packageName',
  menu: { icon: 'iconfont iconicon_list', sort: 3 },
  fields: {
    packageName: text('产品包名', { required: true, search: true, list: true, max: 50 }),
    menuId: refs('菜单列表', 'blade-system/menu', { required: true }),
    remark: text('备注', { list: true, max: 255 }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
  },
});
export type TenantPackage = Row<typeof tenantPackage>;
