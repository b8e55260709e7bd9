import { crud } from '../../call.ts';
import { date, datetime, dept, dict, files, integer, json, longtext, phone, refs, richtext, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 智能预案: an emergency plan: what sets it off, who acts, in which steps. */
export const intelligentPlan = resource('project/intelligentPlan', {
  label: '智能预案',
  title: 'planName',
  menu: { icon: 'iconfont iconicon_flow', sort: 3, group: 'disasters' },
  states: { field: 'status', initial: '0', moves: [
    ['0', '1', 'submit', '', ['admin', 'leader']],
    ['1', '2', 'submit', '', ['admin', 'leader']],
    ['2', '1', 'submit', '', ['admin', 'leader']],
    ['2', '3', 'submit', '', ['admin']],
    ['0', '3', 'submit', '', ['admin']],
  ] },
  moreStates: [{ field: 'runStatus', initial: '0', moves: [
    ['0', '1', 'submit', '', ['dispatcher', 'leader', 'system']],
    ['1', '2', 'submit', '', ['dispatcher', 'leader']],
    ['2', '0', 'submit', '', ['system']],
    ['2', '1', 'submit', '', ['dispatcher', 'leader']],
  ] }],
  fields: {
    planName: text('预案名称', { required: true, search: true, list: true, max: 100 }),
    planCode: text('预案编号', { required: true, list: true, unique: true, max: 30 }),
    planType: dict('突发事件类别', 'emergency_category', { required: true, search: true, list: true }),
    responseLevel: dict('响应级别', 'response_level', { required: true, search: true, list: true }),
    triggerSource: dict('触发来源', 'plan_trigger', { required: true }),
    /** E.g. {devWarnType, warnLevel, minCount, withinMinutes} or {eventCategory, eventLevel}. */
    triggerRule: json('触发条件'),
    autoStart: toggle('自动启动', { default: 0 }),
    griddingIds: refs('适用网格', 'grid/grid'),
    radius: integer('周边资源半径', { min: 100, max: 20000, unit: '米', default: 1000 }),
    commandDept: dept('指挥单位', { required: true, list: true }),
    commanderId: user('总指挥', { required: true, list: true }),
    phone: phone('指挥电话', { sensitive: 'phone' }),
    /** Rows of {groupName, leaderUserId, memberUserIds, duty}. */
    teams: json('工作组'),
    /** Rows of {stepNo, title, roleName, content, limitMinutes, notifyType}. */
    steps: json('处置步骤', { required: true }),
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
    status: dict('状态', 'plan_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type IntelligentPlan = Row<typeof intelligentPlan>;
