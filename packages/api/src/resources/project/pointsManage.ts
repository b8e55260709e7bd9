import { crud, post } from '../../call.ts';
import { type Id, date, dept, dict, integer, longtext, multidict, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 积分管理: a rule that says what earns how many points. */
export const pointsManage = resource('project/pointsManage', {
  label: '积分管理',
  recordName: '积分规则',
  title: 'ruleName',
  menu: { icon: 'iconfont iconicon_setting', sort: 5, group: 'points' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'updateStatus', label: '启用', roles: ['admin', 'community'] },
      { from: '1', to: '0', call: 'updateStatus', label: '停用', roles: ['admin', 'community'] },
    ],
  },
  fields: {
    ruleName: text('积分事项', { required: true, search: true, list: true, max: 60 }),
    ruleCode: text('事项编码', {
      search: true,
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'JF' },
      help: '不填时保存后自动编号',
    }),
    personTypes: multidict('适用对象', 'points_person_type', { required: true, search: true, list: true }),
    category: dict('积分类别', 'points_category', { required: true, search: true, list: true }),
    changeType: dict('增减类型', 'points_change_type', { required: true, search: true, list: true }),
    points: integer('单次分值', { required: true, list: true, min: 1, max: 1000 }),
    dayLimit: integer('每日上限', { min: 0 }),
    monthLimit: integer('每月上限', { min: 0 }),
    triggerMode: dict('计分方式', 'points_trigger', { required: true, list: true }),
    needProof: toggle('需佐证', { default: 1 }),
    needAudit: toggle('需审核', { list: true, default: 1 }),
    standard: longtext('评分标准', { max: 500 }),
    effectiveDate: date('生效日期', { required: true, initial: 'today' }),
    expireDate: date('失效日期', { notBefore: 'effectiveDate' }),
    deptId: dept('归口部门'),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'points_rule_status', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    updateStatus: post<{ id: Id; status: string }>('updateStatus', 'query'),
  },
});
export type PointsManage = Row<typeof pointsManage>;
