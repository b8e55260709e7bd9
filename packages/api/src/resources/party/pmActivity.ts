import { crud } from '../../call.ts';
import { computed, datetime, dict, longtext, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 组织生活: a meeting or activity of an organisation, with who came. */
export const pmActivity = resource('party/pmActivity', {
  label: '组织生活',
  title: 'activityTitle',
  treeBy: 'partyOrgId',
  menu: { icon: 'iconfont iconicon_calendar', sort: 8 },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '登记已开展', roles: ['partyadmin'] },
      { from: '0', to: '2', call: 'submit', label: '取消活动', roles: ['partyadmin'] },
      { from: '2', to: '0', call: 'submit', label: '恢复计划', roles: ['partyadmin'] },
    ],
    prompts: [{ to: ['1'], fields: { summary: longtext('活动记录', { required: true, max: 2000 }) } }],
  },
  fields: {
    activityTitle: text('活动主题', { required: true, search: true, list: true, max: 100 }),
    partyOrgId: ref('所在党组织', 'party/poPartyorg', { required: true, search: true, list: true }),
    activityType: dict('活动类型', 'party_activity_type', { required: true, search: true, list: true }),
    startTime: datetime('开始时间', { required: true, search: true, list: true }),
    place: text('地点', { required: true, list: true, max: 100 }),
    host: text('主持人', { max: 30, sensitive: 'name' }),
    plan: longtext('活动安排', { max: 1000 }),
    dueCount: computed('应到', 'integer', {
      list: true,
      from: { count: { of: 'party/pmAttendance', by: 'activityId' } },
    }),
    cameCount: computed('实到', 'integer', {
      list: true,
      from: { count: { of: 'party/pmAttendance', by: 'activityId', where: { attendState: '1' } } },
    }),
    summary: longtext('活动记录', { readonly: true, max: 2000 }),
    status: dict('状态', 'party_activity_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type PmActivity = Row<typeof pmActivity>;
