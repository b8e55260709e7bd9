import { crud } from '../../call.ts';
import { date, dict, idcard, longtext, phone, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 发展党员: the way of an applicant to full membership, step by step. */
export const pmDevelopment = resource('party/pmDevelopment', {
  label: '发展党员',
  recordName: '入党申请人',
  title: 'personName',
  treeBy: 'partyOrgId',
  menu: { icon: 'iconfont iconicon_route', sort: 5 },
  states: {
    field: 'stage',
    initial: '1',
    settled: { in: ['5', '6'] },
    moves: [
      { from: '1', to: '2', call: 'submit', label: '确定为积极分子', roles: ['partyadmin'] },
      { from: '2', to: '3', call: 'submit', label: '确定为发展对象', roles: ['partyadmin'] },
      { from: '3', to: '4', call: 'submit', label: '接收为预备党员', roles: ['partyadmin'] },
      { from: '4', to: '5', call: 'submit', label: '转为正式党员', roles: ['partyadmin'] },
      { from: '1', to: '6', call: 'submit', label: '终止发展', roles: ['partyadmin'] },
      { from: '2', to: '6', call: 'submit', label: '终止发展', roles: ['partyadmin'] },
      { from: '3', to: '6', call: 'submit', label: '终止发展', roles: ['partyadmin'] },
      { from: '4', to: '6', call: 'submit', label: '取消预备党员资格', roles: ['partyadmin'] },
    ],
    prompts: [
      { to: ['2'], fields: { activistDate: date('确定积极分子日期', { required: true }) } },
      { to: ['3'], fields: { candidateDate: date('确定发展对象日期', { required: true }) } },
      { to: ['4'], fields: { joinDate: date('入党日期', { required: true }) } },
      { to: ['5'], fields: { formalDate: date('转正日期', { required: true }) } },
      { to: ['6'], fields: { endReason: longtext('终止原因', { required: true, max: 300 }) } },
    ],
  },
  fields: {
    personName: text('姓名', { required: true, search: true, list: true, max: 30, sensitive: 'name' }),
    idCard: idcard('身份证号', { required: true, search: true, unique: true, sensitive: 'idcard' }),
    sex: dict('性别', 'sex', { required: true, list: true, derive: 'idCard' }),
    nation: dict('民族', 'nation', { required: true }),
    education: dict('学历', 'education', { required: true, list: true }),
    phone: phone('手机号码', { required: true, list: true, sensitive: 'phone' }),
    partyOrgId: ref('所在党组织', 'party/poPartyorg', { required: true, search: true, list: true }),
    sponsor: text('培养联系人', { max: 60, sensitive: 'name' }),
    applyDate: date('递交申请日期', { required: true, search: true, list: true }),
    activistDate: date('确定积极分子日期', { readonly: true }),
    candidateDate: date('确定发展对象日期', { readonly: true }),
    joinDate: date('入党日期', { readonly: true, list: true }),
    formalDate: date('转正日期', { readonly: true }),
    endReason: longtext('终止原因', { readonly: true, max: 300 }),
    memberId: ref('党员', 'party/pmPartymember', { readonly: true }),
    stage: dict('发展阶段', 'party_stage', { search: true, list: true, readonly: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type PmDevelopment = Row<typeof pmDevelopment>;
