import { crud, post } from '../../call.ts';
import { computed, datetime, dept, dict, files, longtext, number, ref, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 事件延期: a request for more time to handle an event. */
export const eventdelay = resource('event/eventdelay', {
  label: '事件延期',
  recordName: '事件延期申请',
  title: 'reason',
  menu: { icon: 'iconfont iconicon_calendar', sort: 12 },
  seenWith: 'eventId',
  applicants: ['createUser', 'applyUserId'],
  states: {
    field: 'delayStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'update', label: '同意延期', roles: ['dispatcher', 'leader'], approval: true },
      { from: '1', to: '3', call: 'update', label: '驳回', roles: ['dispatcher', 'leader'], approval: true },
      {
        from: '1',
        to: '4',
        call: 'update',
        label: '撤回',
        roles: ['dept', 'gridmember'],
        holder: { user: 'applyUserId' },
      },
    ],
    prompts: [
      { to: ['2'], fields: { auditOpinion: longtext('审核意见', { max: 500 }) } },
      { to: ['3'], fields: { auditOpinion: longtext('驳回原因', { required: true, max: 500 }) } },
    ],
    stamps: [{ to: ['2', '3'], user: 'auditUserId', time: 'auditTime' }],
  },
  fields: {
    eventId: ref('事件', 'event/event', { required: true, search: true, list: true }),
    eventTitle: computed('事件名称', 'text', {
      search: true,
      list: true,
      from: { through: 'eventId', field: 'eventTitle' },
    }),
    originalDeadline: datetime('原办理时限', { list: true, readonly: true }),
    delayDays: number('延期天数', { required: true, list: true, min: 0.5, max: 90, scale: 1, unit: '天' }),
    newDeadline: computed('延期后时限', 'datetime', { list: true }),
    reason: longtext('延期理由', { required: true, list: true, max: 500 }),
    files: files('证明材料'),
    applyUserId: user('申请人', { search: true, list: true, readonly: true, fill: 'user' }),
    applyDeptId: dept('申请部门', { list: true, readonly: true, fill: 'dept' }),
    applyTime: datetime('申请时间', { search: true, list: true, readonly: true, fill: 'now' }),
    auditUserId: user('审核人', { list: true, readonly: true }),
    auditTime: datetime('审核时间', { list: true, readonly: true }),
    auditOpinion: longtext('审核意见', { readonly: true, max: 500 }),
    delayStatus: dict('延期状态', 'delay_status', { search: true, list: true, default: '1' }),
  },
  calls: {
    /** Requests for more time; ours, as no BladeX server lists them. */
    page: crud.page,
    detail: crud.detail,
    /** Asks for more days for an event that is dispatched or being handled. */
    save: post<{ eventId: string; delayDays: number; reason: string; files?: string }, { id: string }>('save', 'body', {
      access: 'save',
    }),
    /** Grants (2), refuses (3) or withdraws (4) a request; granted days move the event's deadline. */
    update: post<{ id: string; delayStatus: '2' | '3' | '4'; auditOpinion?: string }>('update'),
  },
});
export type Eventdelay = Row<typeof eventdelay>;
