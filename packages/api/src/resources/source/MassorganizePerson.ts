import { crud } from '../../call.ts';
import { date, dict, image, longtext, multidict, phone, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 群防群治队伍人员: a member of an organisation of mass prevention (GB/T 31000-2015). */
export const massorganizePerson = resource('source/MassorganizePerson', {
  label: '群防群治队伍人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 5, group: 'organisations' },
  fields: {
    massOrganizeId: ref('所属群防群治组织', 'source/Massorganize', { required: true, search: true, list: true }),
    personName: text('姓名', { required: true, search: true, list: true, max: 50, sensitive: 'name' }),
    sex: dict('性别', 'sex', { required: true, search: true, list: true }),
    nation: dict('民族', 'nation', { required: true }),
    politicalStatus: dict('政治面貌', 'political_status', { required: true, search: true, list: true }),
    cardType: dict('证件代码', 'card_type', { required: true, default: '111' }),
    cardNo: text('证件号码', { required: true, search: true, max: 30, sensitive: 'idcard' }),
    birthDate: date('出生日期', { required: true }),
    duty: dict('职务', 'org_duty', { required: true, list: true }),
    specialty: multidict('专业特长', 'specialty'),
    education: dict('学历', 'education', { required: true }),
    phone: phone('手机号码', { required: true, search: true, list: true, sensitive: 'phone' }),
    telephone: text('固定电话', { max: 20, pattern: '^(0\\d{2,3}-?)?\\d{7,8}(-\\d{1,6})?$' }),
    healthStatus: dict('健康状况', 'health_status', { sensitive: 'health' }),
    joinDate: date('加入日期', { list: true }),
    workState: dict('在岗状态', 'work_state', { search: true, list: true, default: '1' }),
    photo: image('照片'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type MassorganizePerson = Row<typeof massorganizePerson>;
