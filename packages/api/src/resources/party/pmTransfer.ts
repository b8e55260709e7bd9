import { crud } from '../../call.ts';
import { date, dict, longtext, ref, text, user, datetime } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 组织关系转接: a member goes over from one organisation of the town to another, once that one takes them in. */
export const pmTransfer = resource('party/pmTransfer', {
  label: '组织关系转接',
  title: 'transferNo',
  menu: { icon: 'iconfont iconicon_route', sort: 6 },
  states: {
    field: 'status',
    initial: '0',
    settled: { in: ['1', '2'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '确认接收', roles: ['partyadmin'] },
      { from: '0', to: '2', call: 'submit', label: '退回', roles: ['partyadmin'] },
    ],
    prompts: [{ to: ['2'], fields: { refuseReason: longtext('退回原因', { required: true, max: 300 }) } }],
    stamps: [{ user: 'handleUser', time: 'handleTime' }],
  },
  fields: {
    transferNo: text('转接编号', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      fill: { serial: 'ZJ' },
      unique: true,
      max: 24,
    }),
    memberId: ref('党员', 'party/pmPartymember', { required: true, search: true, list: true, leads: true }),
    fromOrgId: ref('转出党组织', 'party/poPartyorg', {
      list: true,
      copy: { through: 'memberId', field: 'partyOrgId' },
    }),
    toOrgId: ref('转入党组织', 'party/poPartyorg', { required: true, search: true, list: true }),
    letterNo: text('介绍信编号', { max: 40 }),
    applyDate: date('转接日期', { required: true, list: true, initial: 'today' }),
    reason: longtext('转接原因', { max: 300 }),
    handleUser: user('经办人', { readonly: true }),
    handleTime: datetime('办理时间', { list: true, readonly: true }),
    refuseReason: longtext('退回原因', { readonly: true, max: 300 }),
    status: dict('状态', 'party_transfer_status', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      default: '0',
    }),
  },
  calls: crud,
});
export type PmTransfer = Row<typeof pmTransfer>;
