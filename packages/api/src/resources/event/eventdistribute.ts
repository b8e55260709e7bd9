import { crud, get, plain, type TreeNode } from '../../call.ts';
import { dept, dict, integer, longtext, multidict, ref, refs, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 事件分派规则: a rule that says who handles the events of a category. */
export const eventdistribute = resource('event/eventdistribute', {
  label: '事件分派规则',
  title: 'ruleName',
  menu: { icon: 'iconfont iconicon_flow', sort: 19 },
  treeBy: 'categoryId',
  states: switchStates(),
  fields: {
    ruleName: text('规则名称', { required: true, search: true, list: true, max: 50 }),
    categoryId: ref('事件类别', 'event/eventcategory', { required: true, search: true, list: true }),
    griddingId: ref('适用网格', 'grid/grid', { search: true, list: true, help: '为空表示全部；下级网格自动继承' }),
    eventLevel: multidict('适用等级', 'event_level', { search: true, list: true }),
    distributeMode: dict('分派方式', 'distribute_mode', { required: true, search: true, list: true, default: '1' }),
    handleDeptId: dept('处理部门', { search: true, list: true, showIf: { field: 'distributeMode', in: ['1'] } }),
    handleUserIds: refs('处理人员', 'blade-user', { showIf: { field: 'distributeMode', in: ['2'] } }),
    memberPost: dict('网格岗位', 'gridmember_post', { showIf: { field: 'distributeMode', in: ['3'] } }),
    ccDeptIds: refs('抄送部门', 'blade-system/dept'),
    acceptHours: integer('受理时限', {
      min: 1,
      max: 240,
      unit: '小时',
      copy: { through: 'categoryId', field: 'acceptHours' },
    }),
    handleHours: integer('办理时限', {
      list: true,
      min: 1,
      max: 2160,
      unit: '小时',
      copy: { through: 'categoryId', field: 'handleHours' },
    }),
    isAuto: toggle('自动分派', { search: true, list: true, default: 1 }),
    smsNotify: toggle('短信提醒', { list: true, default: 0 }),
    priority: integer('优先级', { required: true, list: true, min: 1, max: 99, default: 10 }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    page: plain('page', 'list'),
    /** Event categories as nodes, for the rules of each. */
    lazyTree: get<{ parentId?: string }, TreeNode[]>('lazy-tree', { access: 'picker' }),
  },
});
export type Eventdistribute = Row<typeof eventdistribute>;
