import { crud } from '../../call.ts';
import {
  date,
  datetime,
  dept,
  dict,
  files,
  integer,
  json,
  longtext,
  phone,
  ref,
  refs,
  richtext,
  text,
  toggle,
  user,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 智能预案: an emergency plan: what sets it off, who acts, in which steps. */
export const intelligentPlan = resource('project/intelligentPlan', {
  label: '智能预案',
  title: 'planName',
  menu: { icon: 'iconfont iconicon_flow', sort: 3, group: 'disasters' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '启用', roles: ['admin', 'leader'] },
      { from: '1', to: '2', call: 'submit', label: '停用', roles: ['admin', 'leader'] },
      { from: '2', to: '1', call: 'submit', label: '启用', roles: ['admin', 'leader'] },
      { from: '2', to: '3', call: 'submit', label: '废止', roles: ['admin'] },
      { from: '0', to: '3', call: 'submit', label: '废止', roles: ['admin'] },
    ],
  },
  moreStates: [
    {
      field: 'runStatus',
      initial: '0',
      moves: [
        { from: '0', to: '1', call: 'submit', label: '启动响应', roles: ['dispatcher', 'leader', 'system'] },
        { from: '1', to: '2', call: 'submit', label: '结束响应', roles: ['dispatcher', 'leader'] },
        { from: '2', to: '0', call: 'submit', roles: ['system'] },
        { from: '2', to: '1', call: 'submit', label: '再次启动响应', roles: ['dispatcher', 'leader'] },
      ],
      prompts: [
        {
          to: ['1'],
          fields: { isDrill: toggle('仅演练', { help: '演练只记入调度记录，不发送任何通知', default: 0 }) },
        },
      ],
    },
  ],
  fields: {
    planName: text('预案名称', { required: true, search: true, list: true, max: 100 }),
    planCode: text('预案编号', {
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'YA' },
      help: '不填时保存后自动编号',
    }),
    planType: dict('突发事件类别', 'emergency_category', { required: true, search: true, list: true }),
    responseLevel: dict('响应级别', 'response_level', { required: true, search: true, list: true }),
    triggerSource: dict('触发来源', 'plan_trigger', { required: true }),
    triggerRule: json('触发条件', {
      showIf: { field: 'triggerSource', in: ['1', '2', '3'] },
      shape: {
        kind: 'record',
        fields: {
          devWarnType: dict('预警类型', 'dev_warn_type', { help: '触发来源为设备预警时填写' }),
          warnLevel: dict('预警级别', 'warn_level'),
          eventCategory: ref('事件类别', 'event/eventcategory', { help: '触发来源为事件上报时填写' }),
          eventLevel: dict('事件等级', 'event_level'),
          minCount: integer('达到次数', { min: 1, max: 1000, unit: '次', default: 1 }),
          withinMinutes: integer('统计时段', { min: 1, max: 10080, unit: '分钟', default: 60 }),
        },
      },
    }),
    autoStart: toggle('自动启动', { default: 0 }),
    griddingIds: refs('适用网格', 'grid/grid'),
    radius: integer('周边资源半径', { min: 100, max: 20000, unit: '米', default: 1000 }),
    commandDept: dept('指挥单位', { required: true, list: true }),
    commanderId: user('总指挥', { required: true, list: true }),
    phone: phone('指挥电话', { sensitive: 'phone' }),
    teams: json('工作组', {
      shape: {
        kind: 'rows',
        fields: {
          groupName: text('组名', { required: true, max: 50 }),
          leaderUserId: user('组长', { required: true }),
          memberUserIds: refs('组员', 'blade-user'),
          duty: text('职责', { max: 200 }),
        },
      },
    }),
    steps: json('处置步骤', {
      required: true,
      shape: {
        kind: 'rows',
        number: 'stepNo',
        fields: {
          stepNo: integer('序号', { readonly: true }),
          title: text('步骤名称', { required: true, max: 50 }),
          roleName: text('负责岗位', { max: 50 }),
          content: text('处置内容', { required: true, max: 500 }),
          limitMinutes: integer('时限', { min: 1, max: 10080, unit: '分钟' }),
          notifyType: dict('通知方式', 'send_type'),
        },
      },
    }),
    emergencyResourceIds: refs('应急资源', 'dispatch/emergencyResources'),
    hedgePointIds: refs('避险点', 'project/hedgePoints'),
    monitorIds: refs('关联监控', 'dispatch/resourcesmonitor'),
    notifyTemplate: longtext('通知模板', { max: 500 }),
    content: richtext('预案正文'),
    files: files('附件'),
    version: text('版本号', { list: true, max: 20, default: 'V1.0' }),
    effectiveDate: date('生效日期', { list: true }),
    runStatus: dict('响应状态', 'plan_run_status', { search: true, list: true, readonly: true, default: '0' }),
    lastStartTime: datetime('最近启动时间', { list: true, readonly: true }),
    isDrill: toggle('演练', { list: true, readonly: true, default: 0, tones: { 1: 'info' } }),
    status: dict('状态', 'plan_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type IntelligentPlan = Row<typeof intelligentPlan>;
