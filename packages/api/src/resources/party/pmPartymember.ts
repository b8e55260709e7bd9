import { crud } from '../../call.ts';
import { date, dict, idcard, image, longtext, month, phone, ref, region, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 党员: a member of the Party. */
export const pmPartymember = resource('party/pmPartymember', {
  label: '党员',
  title: 'personName',
  treeBy: 'partyOrgId',
  menu: { icon: 'iconfont iconicon_party', sort: 3 },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '转出组织关系', roles: ['partyadmin'] },
      { from: '2', to: '1', call: 'submit', label: '转回组织关系', roles: ['partyadmin'] },
      { from: '1', to: '3', call: 'submit', label: '停止党籍', roles: ['partyadmin'] },
      { from: '3', to: '1', call: 'submit', label: '恢复党籍', roles: ['partyadmin'] },
      { from: '1', to: '4', call: 'submit', label: '登记出党', roles: ['partyadmin'] },
      { from: '3', to: '4', call: 'submit', label: '登记出党', roles: ['partyadmin'] },
      { from: '1', to: '5', call: 'submit', label: '登记去世', roles: ['partyadmin'] },
      { from: '3', to: '5', call: 'submit', label: '登记去世', roles: ['partyadmin'] },
    ],
  },
  fields: {
    personName: text('姓名', { required: true, search: true, list: true, max: 30, sensitive: 'name' }),
    sex: dict('性别', 'sex', { required: true, search: true, list: true, derive: 'idCard' }),
    idCard: idcard('身份证号', { required: true, search: true, unique: true, sensitive: 'idcard' }),
    birthDate: date('出生日期', { readonly: true, derive: 'idCard' }),
    nation: dict('民族', 'nation', { required: true }),
    nativePlace: region('籍贯'),
    education: dict('学历', 'education', { required: true, list: true }),
    phone: phone('手机号码', { required: true, search: true, list: true, sensitive: 'phone' }),
    photo: image('照片'),
    partyOrgId: ref('所在党组织', 'party/poPartyorg', { required: true, search: true, list: true }),
    memberType: dict('党员类别', 'party_member_type', { required: true, search: true, list: true }),
    joinDate: date('入党日期', { required: true, list: true }),
    formalDate: date('转正日期'),
    partyPost: dict('党内职务', 'party_post', { search: true, list: true }),
    serviceUnit: text('工作单位', { max: 100 }),
    occupation: text('职业', { max: 50 }),
    currentAddress: text('现住地址', { max: 200, sensitive: 'address' }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    isFlow: toggle('流动党员', { search: true, list: true, default: 0 }),
    flowPlace: text('流动去向', { max: 100 }),
    isDifficult: toggle('困难党员', { default: 0 }),
    feePaidMonth: month('党费缴至', { list: true }),
    status: dict('状态', 'party_member_status', { search: true, list: true, readonly: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type PmPartymember = Row<typeof pmPartymember>;
