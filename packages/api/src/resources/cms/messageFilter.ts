import { crud } from '../../call.ts';
import { computed, longtext, refs, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 收件筛选: people of departments, roles and grids under a name, found anew for each message that is sent to them. */
export const messageFilter = resource('cms/messageFilter', {
  label: '收件筛选',
  recordName: '收件筛选条件',
  title: 'filterName',
  menu: { icon: 'iconfont iconicon_group', sort: 5, group: 'messages' },
  fields: {
    filterName: text('筛选名称', { required: true, search: true, list: true, unique: true, max: 50 }),
    deptIds: refs('部门', 'blade-system/dept', { list: true, help: '含下级部门；不填则不限部门' }),
    roleIds: refs('角色', 'blade-system/role', { list: true, help: '有其中任一角色；不填则不限角色' }),
    griddingIds: refs('网格', 'grid/grid', { list: true, help: '这些网格及下级网格的网格员；不填则不限网格' }),
    peopleCount: computed('现有人数', 'integer', { list: true }),
    remark: longtext('备注', { list: true, max: 300 }),
  },
  calls: crud,
});
export type MessageFilter = Row<typeof messageFilter>;
