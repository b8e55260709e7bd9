import { crud } from '../../call.ts';
import { date, longtext, money, month, ref, text, dict } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 党费收缴: what a member has paid for a month. */
export const pmPartyfee = resource('party/pmPartyfee', {
  label: '党费收缴',
  recordName: '党费收缴记录',
  title: 'feeNo',
  treeBy: 'partyOrgId',
  menu: { icon: 'iconfont iconicon_list', sort: 7 },
  fields: {
    feeNo: text('缴费编号', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      fill: { serial: 'DF' },
      unique: true,
      max: 24,
    }),
    memberId: ref('党员', 'party/pmPartymember', { required: true, search: true, list: true, leads: true }),
    partyOrgId: ref('所在党组织', 'party/poPartyorg', {
      search: true,
      list: true,
      copy: { through: 'memberId', field: 'partyOrgId' },
    }),
    feeMonth: month('所属月份', { required: true, search: true, list: true, leads: true }),
    amount: money('金额', { required: true, list: true, leads: true, min: 0, unit: '元' }),
    payDate: date('缴纳日期', { required: true, search: true, list: true, initial: 'today' }),
    payWay: dict('缴纳方式', 'party_pay_way', { required: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 300 }),
  },
  calls: crud,
});
export type PmPartyfee = Row<typeof pmPartyfee>;
