import { crud } from '../../call.ts';
import { date, dict, idcard, image, longtext, multidict, phone, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 综治队伍人员: a person who works for a governance organisation (GB/T 31000-2015). */
export const orgperson = resource('source/orgperson', {
  label: '综治队伍人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 3, group: 'organisations' },
  states: {
    field: 'workState',
    initial: '1',
    others: ['4'],
    moves: [
      { from: '1', to: '2', call: 'submit', label: '离岗' },
      { from: '2', to: '1', call: 'submit', label: '返岗' },
      { from: '1', to: '3', call: 'submit', label: '离职' },
      { from: '2', to: '3', call: 'submit', label: '离职' },
    ],
  },
  fields: {
    orgId: ref('所属综治机构', 'source/orgcomprehensive', { required: true, search: true, list: true }),
    personName: text('姓名', { required: true, search: true, list: true, max: 50, sensitive: 'name' }),
    sex: dict('性别', 'sex', { required: true, search: true, list: true, derive: 'idCard' }),
    idCard: idcard('公民身份号码', { required: true, search: true, unique: true, sensitive: 'idcard' }),
    birthDate: date('出生日期', { required: true, derive: 'idCard' }),
    nation: dict('民族', 'nation', { required: true }),
    politicalStatus: dict('政治面貌', 'political_status', { required: true, search: true, list: true }),
    memberLevel: dict('级别', 'member_level', { required: true, list: true }),
    duty: dict('职务', 'org_duty', { required: true, search: true, list: true }),
    specialty: multidict('专业特长', 'specialty'),
    education: dict('学历', 'education', { required: true }),
    phone: phone('手机号码', { required: true, search: true, list: true, sensitive: 'phone' }),
    telephone: text('固定电话', { max: 20, pattern: '^(0\\d{2,3}-?)?\\d{7,8}(-\\d{1,6})?$' }),
    userId: user('系统账号'),
    workState: dict('在岗状态', 'work_state', { search: true, list: true, default: '1' }),
    photo: image('照片'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Orgperson = Row<typeof orgperson>;
