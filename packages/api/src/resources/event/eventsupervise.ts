import { plain, post } from '../../call.ts';
import { computed, datetime, dept, dict, files, longtext, ref, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 事件督办: an order to hurry an event, and the answer to it. */
export const eventsupervise = resource('event/eventsupervise', {
  label: '事件督办',
  title: 'superviseContent',
  menu: { icon: 'iconfont iconicon_bell', sort: 13 },
  seenWith: 'eventId',
  states: {
    field: 'superviseStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'save', label: '反馈', roles: ['dept'] },
      { from: '2', to: '3', call: 'save', label: '解除督办', roles: ['leader', 'dispatcher'] },
      { from: '2', to: '1', call: 'save', label: '反馈不合格', roles: ['leader', 'dispatcher'] },
      { from: '1', to: '3', call: 'save', label: '解除督办', roles: ['leader', 'dispatcher'] },
    ],
    prompts: [
      { from: ['1'], to: ['2'], fields: { feedback: longtext('反馈情况', { required: true }) } },
      { from: ['2'], to: ['1'], fields: { feedback: longtext('不合格原因', { required: true }) } },
    ],
    stamps: [{ to: ['2'], user: 'feedbackUserId', time: 'feedbackTime' }],
  },
  fields: {
    eventId: ref('事件', 'event/event', { required: true, search: true, list: true }),
    eventTitle: computed('事件名称', 'text', {
      search: true,
      list: true,
      from: { through: 'eventId', field: 'eventTitle' },
    }),
    superviseLevel: dict('督办级别', 'supervise_level', { required: true, search: true, list: true, default: '1' }),
    superviseMode: dict('督办方式', 'supervise_mode', { required: true, list: true, default: '1' }),
    superviseContent: longtext('督办要求', { required: true, list: true, max: 1000 }),
    targetDeptId: dept('被督办部门', { required: true, search: true, list: true }),
    targetUserId: user('被督办人', { list: true, within: 'targetDeptId' }),
    limitTime: datetime('督办时限', { required: true, search: true, list: true }),
    superviseUserId: user('督办人', { search: true, list: true, readonly: true, fill: 'user' }),
    superviseDeptId: dept('督办部门', { readonly: true, fill: 'dept' }),
    superviseTime: datetime('督办时间', { search: true, list: true, readonly: true, fill: 'now' }),
    feedback: longtext('反馈情况', { max: 1000 }),
    feedbackUserId: user('反馈人', { readonly: true }),
    feedbackTime: datetime('反馈时间', { readonly: true }),
    files: files('附件'),
    superviseStatus: dict('督办状态', 'supervise_status', { search: true, list: true, default: '1' }),
  },
  calls: {
    /** Opens a supervision, or moves one: answered with `feedback` (2), released (3), or found wanting (1). */
    save: post<Readonly<Record<string, unknown>>, { id: string }>('save', 'body', { access: 'save' }),
    page: plain('page', 'list'),
  },
});
export type Eventsupervise = Row<typeof eventsupervise>;
