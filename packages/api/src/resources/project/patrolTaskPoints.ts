import { crud } from '../../call.ts';
import { dict, integer, json, longtext, ref, text, time, toggle } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 巡查任务点位: one point of a patrol task, and whether it was checked. */
export const patrolTaskPoints = resource('project/patrolTaskPoints', {
  label: '巡查任务点位',
  title: 'pointName',
  menu: { icon: 'iconfont iconicon_map', sort: 3, group: 'patrols' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'system', roles: ['gridmember'] },
      { from: '0', to: '2', call: 'system', roles: ['gridmember'] },
      { from: '2', to: '1', call: 'system', roles: ['gridmember', 'community'] },
      { from: '0', to: '3', call: 'system', roles: ['system'] },
    ],
  },
  fields: {
    taskId: ref('巡查任务', 'project/patrolTask', { required: true, search: true, list: true }),
    pointId: ref('巡查点', 'project/patrolPoints', { required: true, search: true }),
    pointName: text('巡查点名称', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'pointId', field: 'pointName' },
      max: 60,
    }),
    pointType: dict('巡查类别', 'patrol_type', { list: true, readonly: true }),
    sort: integer('巡查顺序', { required: true, list: true, min: 1 }),
    planTime: time('计划到达时间', { list: true }),
    address: text('位置', { list: true, readonly: true, copy: { through: 'pointId', field: 'address' }, max: 200 }),
    ...pointFields({ through: 'pointId' }),
    checkRadius: integer('打卡半径', {
      min: 5,
      max: 500,
      unit: '米',
      copy: { through: 'pointId', field: 'checkRadius' },
    }),
    needPhoto: toggle('必须拍照', { default: 1 }),
    /** Copied from the patrol point when the task is issued. */
    checkItems: json('检查项', {
      copy: { through: 'pointId', field: 'checkItems' },
      shape: {
        kind: 'rows',
        number: 'itemNo',
        fields: {
          itemNo: integer('序号', { readonly: true }),
          itemName: text('检查内容', { required: true, max: 100 }),
          standard: text('标准', { max: 200 }),
          inputType: dict('填写方式', 'check_input', { required: true, default: 'radio' }),
          required: toggle('必填', { default: 1 }),
        },
      },
    }),
    gridMemberId: ref('执行人', 'grid/gridmember', {
      search: true,
      list: true,
      copy: { through: 'pointId', field: 'gridMemberId' },
    }),
    status: dict('状态', 'patrol_task_point_status', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type PatrolTaskPoints = Row<typeof patrolTaskPoints>;
