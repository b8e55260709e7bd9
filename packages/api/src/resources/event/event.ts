import { crud, get, type Page, plain, post } from '../../call.ts';
import type { DispatchEventQuery, EventReport, EventRow, EventStep, SavedEvent } from '../../eventCalls.ts';
import {
  computed,
  datetime,
  dept,
  dict,
  files,
  images,
  integer,
  longtext,
  phone,
  ref,
  refs,
  text,
  toggle,
  user,
} from '../../field.ts';
import { eventHolder, eventStates, ofDispute } from '../../machines/event.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** What is told of the parties of a dispute. */
const party = { group: 'party', showIf: ofDispute } as const;

/** 事件: something that happened in a grid and must be handled, with its state and deadline (GB/T 31000-2015). */
export const event = resource('event/event', {
  label: '事件',
  title: 'eventTitle',
  menu: { icon: 'iconfont iconicon_event', sort: 11 },
  groups: [
    { key: 'base', label: '事件信息' },
    { key: 'party', label: '当事人（矛盾纠纷）' },
    { key: 'handle', label: '处理信息' },
    { key: 'supervision', label: '督查情况' },
  ],
  history: {
    in: 'processes',
    of: 'event/eventprocess',
    what: 'actionName',
    when: 'operateTime',
    who: 'operateUserId',
    from: 'fromStatus',
    to: 'toStatus',
    tells: ['operateDeptId', 'opinion', 'nextDeptId', 'nextUserId', 'images', 'files'],
  },
  states: eventStates,
  begins: [
    {
      of: 'event/eventdelay',
      call: 'save',
      by: 'eventId',
      label: '申请延期',
      while: { field: 'eventStatus', in: ['2', '3'] },
      roles: ['dept', 'gridmember'],
      holder: eventHolder,
      fields: ['delayDays', 'reason', 'files'],
    },
    {
      of: 'event/eventhandover',
      call: 'startFlow',
      by: 'eventId',
      label: '移交',
      while: { field: 'eventStatus', in: ['3'] },
      roles: ['dept', 'dispatcher', 'gridmember'],
      holder: eventHolder,
      fields: ['toDeptId', 'reason', 'files'],
    },
    {
      of: 'event/eventsupervise',
      call: 'save',
      by: 'eventId',
      label: '督办',
      while: { field: 'eventStatus', in: ['1', '2', '3', '4'] },
      roles: ['leader', 'dispatcher'],
      fields: [
        'superviseLevel',
        'superviseMode',
        'superviseContent',
        'targetDeptId',
        'targetUserId',
        'limitTime',
        'files',
      ],
      takes: { targetDeptId: 'handleDeptId', targetUserId: 'handleUserId' },
    },
  ],
  fields: {
    eventNo: text('事件编号', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      fill: { serial: 'SJ' },
      unique: true,
      max: 30,
      group: 'base',
    }),
    eventTitle: text('事件名称', { required: true, search: true, list: true, leads: true, max: 100, group: 'base' }),
    categoryId: ref('事件类别', 'event/eventcategory', { required: true, search: true, list: true, group: 'base' }),
    eventType: dict('事件大类', 'event_type', {
      required: true,
      search: true,
      group: 'base',
      copy: { through: 'categoryId', field: 'eventType' },
    }),
    eventfrom: dict('事件来源', 'event_from', {
      required: true,
      search: true,
      list: true,
      default: '1',
      group: 'base',
    }),
    eventLevel: dict('事件等级', 'event_level', {
      required: true,
      search: true,
      list: true,
      default: '04',
      group: 'base',
      copy: { through: 'categoryId', field: 'defaultLevel' },
    }),
    eventScale: dict('事件规模', 'event_scale', { required: true, default: '01', group: 'base' }),
    involvedCount: integer('涉及人数', { required: true, min: 0, default: 1, group: 'base' }),
    involvedUnit: text('涉及单位', { max: 200, group: 'base' }),
    happenTime: datetime('发生日期', { required: true, group: 'base', initial: 'now' }),
    address: text('发生地点', { required: true, max: 200, group: 'base' }),
    ...pointFields({ group: 'base' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      group: 'base',
      initial: 'ownGrid',
      byPoint: true,
    }),
    eventDesc: longtext('事件简述', { required: true, max: 2000, group: 'base' }),
    images: images('现场照片', { group: 'base', keepsPlace: true }),
    files: files('音视频及附件', { group: 'base' }),
    disputeType: dict('矛盾纠纷类别', 'dispute_type', party),
    partyName: text('主要当事人姓名', { search: true, max: 50, sensitive: 'name', ...party }),
    partyCardType: dict('主要当事人证件代码', 'card_type', { default: '111', ...party }),
    partyCardNo: text('主要当事人证件号码', { max: 30, sensitive: 'idcard', ...party }),
    partyType: dict('主要当事人人员类别', 'party_type', party),
    partyAddress: text('主要当事人居住详址', { max: 200, sensitive: 'address', ...party }),
    reportName: text('上报人', {
      required: true,
      search: true,
      list: true,
      max: 50,
      group: 'handle',
      sensitive: 'name',
      initial: 'myName',
    }),
    reportPhone: phone('上报人电话', { required: true, group: 'handle', sensitive: 'phone', initial: 'myPhone' }),
    reportTime: datetime('上报时间', { search: true, list: true, readonly: true, fill: 'now', group: 'handle' }),
    gridMemberId: ref('上报网格员', 'grid/gridmember', { search: true, readonly: true, group: 'handle' }),
    handleDeptId: dept('处理部门', { search: true, list: true, readonly: true, group: 'handle' }),
    handleUserId: user('处理人', { search: true, readonly: true, group: 'handle' }),
    ccDeptIds: refs('抄送部门', 'blade-system/dept', { search: true, readonly: true, group: 'handle' }),
    acceptDeadline: datetime('受理（签收）时限', { readonly: true, group: 'handle' }),
    deadline: datetime('办理（化解）时限', { list: true, due: true, readonly: true, group: 'handle' }),
    finishTime: datetime('办结时间', { readonly: true, group: 'handle' }),
    resolveMode: dict('化解方式', 'resolve_mode', { group: 'handle', showIf: ofDispute }),
    isResolved: toggle('化解是否成功', { default: 0, group: 'handle', showIf: ofDispute }),
    handleResult: longtext('处理（化解）情况', { max: 2000, group: 'handle' }),
    isOverdue: computed('是否超期', 'switch', { search: true, list: true, tones: { 1: 'critical' }, group: 'handle' }),
    isSupervised: computed('是否督办', 'switch', {
      search: true,
      list: true,
      tones: { 1: 'warning' },
      group: 'handle',
      from: { some: { of: 'event/eventsupervise', by: 'eventId', where: { superviseStatus: '1' } } },
    }),
    delayStatus: computed('延期状态', 'dict', {
      group: 'handle',
      dict: 'delay_status',
      from: { latest: { of: 'event/eventdelay', by: 'eventId', field: 'delayStatus' } },
    }),
    satisfaction: computed('满意度', 'dict', {
      group: 'handle',
      dict: 'satisfaction',
      from: { latest: { of: 'event/eventevaluate', by: 'eventId', field: 'satisfaction' } },
    }),
    isUnaccepted: computed('应受理未受理', 'switch', { search: true, tones: { 1: 'critical' }, group: 'supervision' }),
    isUnhandled: computed('应办理未办理', 'switch', { search: true, tones: { 1: 'critical' }, group: 'supervision' }),
    isImproper: computed('不依法办理', 'switch', { search: true, tones: { 1: 'critical' }, group: 'supervision' }),
    isKnotty: computed('疑难件', 'switch', { search: true, tones: { 1: 'warning' }, group: 'supervision' }),
    processInstanceId: text('流程实例', { readonly: true, max: 64, group: 'handle', internal: true }),
    warnRecordId: ref('来源预警', 'dispatch/devWarnRecord', { readonly: true, group: 'handle' }),
    eventStatus: dict('事件状态', 'event_status', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      default: '0',
      group: 'handle',
    }),
  },
  calls: {
    page: crud.page,
    detail: crud.detail,
    /** Events that the person reported. */
    myEventPage: plain('page', 'myEventPage'),
    /**
     * Events that wait for the person: to be accepted or verified (dispatchers), taken up, handled, or reported again.
     */
    evevtProcesspage: plain('page', 'evevtProcesspage'),
    /** Events with a request for more time. */
    evevtDelaypage: plain('page', 'evevtDelaypage'),
    /** Open events, and those under supervision. */
    evevtSupervisepage: plain('page', 'evevtSupervisepage'),
    /**
     * Events of a grid and the grids below it, reported in a period: `dateType` 1 today, 2 this week, 3 this month, 4
     * this year, 5 from `startDate` to `endDate`.
     */
    getDispatchEventPage: get<DispatchEventQuery, Page<EventRow>>('getDispatchEventPage'),
    /**
     * Reports an event, or saves it as a draft (`eventStatus` 0), settles it on the spot (`selfHandle` 1), or voids it
     * (`eventStatus` 8).
     */
    saveEventInfo: post<EventReport, SavedEvent>('saveEventInfo', 'body', { access: 'save' }),
    /** Makes the next move of an event: to `eventStatus`, with what the move needs. */
    completeTask: post<EventStep, SavedEvent>('complete-task', 'body', { access: { permission: 'complete' } }),
  },
});
export type Event = Row<typeof event>;
