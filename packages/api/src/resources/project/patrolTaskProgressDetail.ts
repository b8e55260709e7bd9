import { crud } from '../../call.ts';
import { datetime, dict, file, images, integer, json, longtext, ref, text, toggle } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 巡查打卡明细: what was found at one point of a patrol. */
export const patrolTaskProgressDetail = resource('project/patrolTaskProgressDetail', {
  label: '巡查打卡明细',
  title: 'pointName',
  menu: { icon: 'iconfont iconicon_list', sort: 5, group: 'patrols' },
  fields: {
    progressId: ref('巡查进度', 'project/patrolTaskProgress', { required: true }),
    taskId: ref('巡查任务', 'project/patrolTask', { required: true, search: true, list: true }),
    pointId: ref('巡查点', 'project/patrolPoints', { required: true, search: true }),
    pointName: text('巡查点名称', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'pointId', field: 'pointName' },
      max: 60,
    }),
    gridMemberId: ref('巡查人', 'grid/gridmember', { required: true, search: true, list: true }),
    checkTime: datetime('打卡时间', { required: true, search: true, list: true, initial: 'now' }),
    checkMode: dict('打卡方式', 'patrol_check_mode', { required: true, list: true }),
    ...pointFields(),
    distance: integer('偏离距离', { list: true, min: 0, unit: '米', adds: false }),
    inRange: toggle('是否在范围内', { list: true }),
    checkResult: dict('检查结果', 'patrol_check_result', { required: true, search: true, list: true }),
    checkItems: json('检查项结果', {
      shape: {
        kind: 'rows',
        number: 'itemNo',
        fields: {
          itemNo: integer('序号', { readonly: true }),
          itemName: text('检查内容', { required: true, max: 100 }),
          result: text('结果', { required: true, max: 50 }),
          value: text('数值', { max: 50 }),
          remark: text('备注', { max: 200 }),
        },
      },
    }),
    abnormalDesc: longtext('异常描述', { max: 1000 }),
    images: images('图片', { keepsPlace: true }),
    video: file('现场视频'),
    eventId: ref('关联事件', 'event/event'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type PatrolTaskProgressDetail = Row<typeof patrolTaskProgressDetail>;
