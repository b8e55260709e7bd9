import { crud, post } from '../../call.ts';
import {
  type Id,
  date,
  datetime,
  dept,
  dict,
  files,
  idcard,
  image,
  integer,
  longtext,
  phone,
  ref,
  text,
  user,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 会计人员: a village accountant, with qualification and state. */
export const accountant = resource('project/Accountant', {
  label: '会计人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 2, group: 'accountants' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'updateAudit', label: '通过审核', roles: ['finance', 'admin'], approval: true },
      { from: '0', to: '2', call: 'updateAudit', label: '驳回', roles: ['finance', 'admin'], approval: true },
      { from: '0', to: '1', call: 'updateStatus', label: '通过审核', roles: ['finance', 'admin'], approval: true },
      { from: '0', to: '2', call: 'updateStatus', label: '驳回', roles: ['finance', 'admin'], approval: true },
      { from: '2', to: '0', call: 'updateStatus', label: '重新提交', roles: ['community'] },
      { from: '1', to: '3', call: 'updateStatus', label: '停职', roles: ['finance', 'admin'] },
      { from: '3', to: '1', call: 'updateStatus', label: '恢复在岗', roles: ['finance', 'admin'] },
      { from: '1', to: '4', call: 'updateStatus', label: '登记离任', roles: ['finance', 'admin'] },
      { from: '3', to: '4', call: 'updateStatus', label: '登记离任', roles: ['finance', 'admin'] },
    ],
    prompts: [
      {
        from: ['0'],
        to: ['1'],
        fields: { remark: longtext('审核备注', { readonly: true, max: 500 }) },
        fixed: { result: '1' },
      },
      {
        from: ['0'],
        to: ['2'],
        fields: { remark: longtext('驳回原因', { required: true, max: 500 }) },
        fixed: { result: '2' },
      },
      {
        to: ['4'],
        fields: {
          handoverDesc: longtext('交接说明', { required: true, max: 500 }),
          leaveDate: date('离任日期', { required: true, initial: 'today' }),
        },
      },
    ],
    stamps: [{ user: 'auditUser', time: 'auditTime' }],
  },
  fields: {
    personName: text('姓名', { required: true, search: true, list: true, max: 30, sensitive: 'name' }),
    sex: dict('性别', 'sex', { required: true, list: true, derive: 'idCard' }),
    idCard: idcard('身份证号', { required: true, search: true, unique: true, sensitive: 'idcard' }),
    phone: phone('手机号码', { required: true, search: true, list: true, sensitive: 'phone' }),
    photo: image('照片'),
    politicalStatus: dict('政治面貌', 'political_status'),
    education: dict('学历', 'education', { list: true }),
    major: text('专业', { max: 50 }),
    communityId: ref('所属社区', 'source/communityinfo', { required: true, search: true }),
    deptId: dept('所属单位', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'deptId' },
    }),
    accountantType: dict('任职类型', 'accountant_type', { required: true, search: true, list: true }),
    titleLevel: dict('专业技术职务', 'accountant_title', { search: true, list: true }),
    certificateNo: text('证书编号', { max: 40 }),
    certificateDate: date('发证日期'),
    entryDate: date('任职日期', { required: true, list: true }),
    leaveDate: date('离任日期', { notBefore: 'entryDate' }),
    workYears: integer('从业年限', { list: true, min: 0, max: 60, unit: '年', adds: false }),
    handoverDesc: longtext('交接说明', { max: 500 }),
    certificates: files('证书附件'),
    result: dict('审核结果', 'audit_result', { list: true, readonly: true }),
    auditUser: user('审核人', { readonly: true }),
    auditTime: datetime('审核时间', { readonly: true }),
    status: dict('状态', 'accountant_status', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('审核备注', { readonly: true, max: 500 }),
  },
  calls: {
    ...crud,
    updateStatus: post<{ id: Id; status: string; remark?: string; handoverDesc?: string; leaveDate?: string }>(
      'updateStatus',
      'query',
    ),
    /** Reviews a registration: passed (status 1) or not (status 2), with the result and a remark. */
    updateAudit: post<{ id: Id; status: '1' | '2'; result: string; remark?: string }>('updateAudit', 'query'),
  },
});
export type Accountant = Row<typeof accountant>;
