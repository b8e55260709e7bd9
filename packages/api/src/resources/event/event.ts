import { crud, get, type Page, plain, post } from '../../call.ts';
import { type Id, computed, datetime, dept, dict, files, images, integer, lnglat, longtext, phone, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** A row of an event as lists carry it. */
export type EventRow = Readonly<Record<string, unknown>>;

/** Filters of the events on the command screen. */
export interface DispatchEventQuery {
  current?: number;
  size?: number;
  griddingId?: Id;
  dateType?: string;
  eventType?: string;
  eventfrom?: string;
  startDate?: string;
  endDate?: string;
}

/** An event on its way to the server: its fields, and what becomes of it. */
export type EventReport = Readonly<Record<string, unknown>> & { selfHandle?: 0 | 1; eventStatus?: '0' | '1' | '8' };

/** What saving or moving an event answers. */
export interface SavedEvent {
  id: Id;
  eventNo: string;
  eventStatus: string;
  deadline: string;
}

/** A move of an event: a department or person to handle it (dispatch, transfer), what was done (finish), or an opinion. */
export interface EventStep {
  id: Id;
  eventStatus: string;
  opinion?: string;
  nextDeptId?: Id;
  nextUserId?: Id;
  /** 1 hands the event to the level above rather than to another department. */
  escalate?: 0 | 1;
  handleResult?: string;
  resolveMode?: string;
  isResolved?: 0 | 1;
  images?: string;
  files?: string;
}

/** Who gets an event next: a department, a person, or both. */
const receiver = { nextDeptId: dept('处理部门'), nextUserId: user('处理人', { within: 'nextDeptId', help: '处理部门和处理人至少选一个' }) };

/** Stars of an evaluation. */
const star = { required: true, min: 1, max: 5, unit: '星', default: 5 } as const;

/** 事件: something that happened in a grid and must be handled, with its state and deadline (GB/T 31000-2015). */
export const event = resource('event/event', {
  label: '事件',
  title: 'eventTitle',
  menu: { icon: 'iconfont iconicon_event', sort: 3 },
  groups: [
    { key: 'base', label: '事件信息' },
    { key: 'party', label: '当事人（矛盾纠纷）' },
    { key: 'handle', label: '处理信息' },
  ],
  history: { in: 'processes', of: 'event/eventprocess', what: 'actionName', when: 'operateTime', who: 'operateUserId', from: 'fromStatus', to: 'toStatus', tells: ['operateDeptId', 'opinion', 'nextDeptId', 'nextUserId', 'images', 'files'] },
  states: { field: 'eventStatus', initial: '0', passing: { saveEventInfo: ['1'] }, elsewhere: { evaluate: { of: 'event/eventevaluate', call: 'submit' } }, keys: { evaluate: { eventId: 'id' } }, moves: [
    ['0', '1', 'saveEventInfo', '上报', ['gridmember', 'public', 'community', 'dispatcher']],
    ['0', '5', 'saveEventInfo', '就地办结', ['gridmember', 'gridleader']],
    ['0', '8', 'saveEventInfo', '作废', ['creator']],
    ['1', '2', 'completeTask', '受理并分派', ['dispatcher', 'community']],
    ['1', '7', 'completeTask', '退回', ['dispatcher', 'community']],
    ['1', '8', 'completeTask', '不予受理', ['dispatcher']],
    ['2', '3', 'completeTask', '签收处理', ['dept', 'gridmember']],
    ['2', '1', 'completeTask', '退回分派', ['dept', 'gridmember']],
    ['3', '2', 'completeTask', '转办、上报上级', ['dept', 'dispatcher']],
    ['3', '4', 'completeTask', '处理完成', ['dept', 'gridmember']],
    ['4', '5', 'completeTask', '核查通过', ['dispatcher', 'gridleader']],
    ['4', '3', 'completeTask', '核查不通过', ['dispatcher', 'gridleader']],
    ['5', '6', 'evaluate', '评价办结', ['creator', 'gridleader', 'public', 'system']],
    ['7', '1', 'saveEventInfo', '重新上报', ['creator']],
    ['7', '8', 'saveEventInfo', '作废', ['creator']],
  ], asks: [
    { from: ['0'], to: ['5'], fields: { handleResult: longtext('处理（化解）情况', { required: true, max: 2000 }) }, fixed: { selfHandle: 1 } },
    { from: ['1'], to: ['2'], fields: { ...receiver, opinion: longtext('意见') }, either: ['nextDeptId', 'nextUserId'] },
    { from: ['1'], to: ['7', '8'], fields: { opinion: longtext('意见', { required: true }) } },
    { from: ['2'], to: ['1'], fields: { opinion: longtext('退回原因', { required: true }) } },
    { from: ['3'], to: ['2'], fields: { ...receiver, escalate: toggle('上报上级'), opinion: longtext('意见') }, either: ['nextDeptId', 'nextUserId'] },
    {
      from: ['3'],
      to: ['4'],
      fields: {
        handleResult: longtext('处理（化解）情况', { required: true, max: 2000 }),
        resolveMode: dict('化解方式', 'resolve_mode', { showIf: { field: 'eventType', in: ['01'] } }),
        isResolved: toggle('化解是否成功', { default: 1, showIf: { field: 'eventType', in: ['01'] } }),
        images: images('现场照片'),
        files: files('附件'),
      },
    },
    { from: ['4'], to: ['5'], fields: { opinion: longtext('意见') } },
    { from: ['4'], to: ['3'], fields: { opinion: longtext('意见', { required: true }) } },
    {
      from: ['5'],
      to: ['6'],
      fields: {
        satisfaction: dict('总体满意度', 'satisfaction', { required: true }),
        speedScore: integer('办理时效', star),
        qualityScore: integer('办理质量', star),
        attitudeScore: integer('服务态度', star),
        isSolved: toggle('问题是否解决', { required: true, default: 1 }),
        evaluateType: dict('评价主体', 'evaluate_type', { required: true, default: '1' }),
        visitMode: dict('回访方式', 'visit_mode'),
        evaluateContent: longtext('评价内容', { max: 500 }),
      },
    },
    { from: ['7'], to: ['1'], fields: { address: text('发生地点', { max: 200 }), eventDesc: longtext('事件简述', { max: 2000 }), images: images('现场照片') }, ofRecord: true },
  ] },
  fields: {
    eventNo: text('事件编号', { search: true, list: true, leads: true, readonly: true, fill: { serial: 'SJ' }, unique: true, max: 30, group: 'base' }),
    eventTitle: text('事件名称', { required: true, search: true, list: true, leads: true, max: 100, group: 'base' }),
    categoryId: ref('事件类别', 'event/eventcategory', { required: true, search: true, list: true, group: 'base' }),
    eventType: dict('事件大类', 'event_type', { required: true, search: true, group: 'base' }),
    eventfrom: dict('事件来源', 'event_from', { required: true, search: true, list: true, default: '1', group: 'base' }),
    eventLevel: dict('事件等级', 'event_level', { required: true, search: true, list: true, default: '04', group: 'base' }),
    eventScale: dict('事件规模', 'event_scale', { required: true, default: '01', group: 'base' }),
    involvedCount: integer('涉及人数', { required: true, min: 0, default: 1, group: 'base' }),
    involvedUnit: text('涉及单位', { max: 200, group: 'base' }),
    happenTime: datetime('发生日期', { required: true, group: 'base' }),
    address: text('发生地点', { required: true, max: 200, group: 'base' }),
    lng: lnglat('经度', 'lng', { group: 'base' }),
    lat: lnglat('纬度', 'lat', { group: 'base' }),
    griddingId: ref('所属网格', 'grid/grid', { required: true, only: 'leaf', search: true, list: true, group: 'base' }),
    eventDesc: longtext('事件简述', { required: true, max: 2000, group: 'base' }),
    images: images('现场照片', { group: 'base' }),
    files: files('音视频及附件', { group: 'base' }),
    disputeType: dict('矛盾纠纷类别', 'dispute_type', { group: 'party', showIf: { field: 'eventType', in: ['01'] } }),
    partyName: text('主要当事人姓名', { search: true, max: 50, group: 'party', sensitive: 'name', showIf: { field: 'eventType', in: ['01'] } }),
    partyCardType: dict('主要当事人证件代码', 'card_type', { default: '111', group: 'party', showIf: { field: 'eventType', in: ['01'] } }),
    partyCardNo: text('主要当事人证件号码', { max: 30, group: 'party', sensitive: 'idcard', showIf: { field: 'eventType', in: ['01'] } }),
    partyType: dict('主要当事人人员类别', 'party_type', { group: 'party', showIf: { field: 'eventType', in: ['01'] } }),
    partyAddress: text('主要当事人居住详址', { max: 200, group: 'party', sensitive: 'address', showIf: { field: 'eventType', in: ['01'] } }),
    reportName: text('上报人', { required: true, search: true, list: true, max: 50, group: 'handle', sensitive: 'name' }),
    reportPhone: phone('上报人电话', { required: true, group: 'handle', sensitive: 'phone' }),
    reportTime: datetime('上报时间', { search: true, list: true, readonly: true, fill: 'now', group: 'handle' }),
    gridMemberId: ref('上报网格员', 'grid/gridmember', { readonly: true, group: 'handle' }),
    handleDeptId: dept('处理部门', { search: true, list: true, readonly: true, group: 'handle' }),
    handleUserId: user('处理人', { readonly: true, group: 'handle' }),
    deadline: datetime('办理（化解）时限', { list: true, readonly: true, group: 'handle' }),
    finishTime: datetime('办结时间', { readonly: true, group: 'handle' }),
    resolveMode: dict('化解方式', 'resolve_mode', { group: 'handle', showIf: { field: 'eventType', in: ['01'] } }),
    isResolved: toggle('化解是否成功', { default: 0, group: 'handle', showIf: { field: 'eventType', in: ['01'] } }),
    handleResult: longtext('处理（化解）情况', { max: 2000, group: 'handle' }),
    isOverdue: computed('是否超期', 'switch', { search: true, list: true, tones: { 1: 'critical' }, group: 'handle' }),
    isSupervised: computed('是否督办', 'switch', { search: true, list: true, tones: { 1: 'warning' }, group: 'handle', from: { some: { of: 'event/eventsupervise', by: 'eventId', where: { superviseStatus: '1' } } } }),
    delayStatus: computed('延期状态', 'dict', { group: 'handle', dict: 'delay_status', from: { latest: { of: 'event/eventdelay', by: 'eventId', field: 'delayStatus' } } }),
    satisfaction: computed('满意度', 'dict', { group: 'handle', dict: 'satisfaction', from: { latest: { of: 'event/eventevaluate', by: 'eventId', field: 'satisfaction' } } }),
    processInstanceId: text('流程实例', { readonly: true, max: 64, group: 'handle' }),
    eventStatus: dict('事件状态', 'event_status', { search: true, list: true, leads: true, readonly: true, default: '0', group: 'handle' }),
  },
  calls: {
    page: crud.page,
    detail: crud.detail,
    /** Events that the person reported. */
    myEventPage: plain('page', 'myEventPage'),
    /** Events that wait for the person: to be accepted or verified (dispatchers), taken up, handled, or reported again. */
    evevtProcesspage: plain('page', 'evevtProcesspage'),
    /** Events with a request for more time. */
    evevtDelaypage: plain('page', 'evevtDelaypage'),
    /** Open events, and those under supervision. */
    evevtSupervisepage: plain('page', 'evevtSupervisepage'),
    /** Events of a grid and the grids below it, reported in a period: `dateType` 1 today, 2 this week, 3 this month, 4 this year, 5 from `startDate` to `endDate`. */
    getDispatchEventPage: get<DispatchEventQuery, Page<EventRow>>('getDispatchEventPage'),
    /** Reports an event, or saves it as a draft (`eventStatus` 0), settles it on the spot (`selfHandle` 1), or voids it (`eventStatus` 8). */
    saveEventInfo: post<EventReport, SavedEvent>('saveEventInfo', 'body', { access: 'save' }),
    /** Makes the next move of an event: to `eventStatus`, with what the move needs. */
    completeTask: post<EventStep, SavedEvent>('complete-task', 'body', { access: { permission: 'complete' } }),
  },
});
export type Event = Row<typeof event>;
