import { crud } from '../../call.ts';
import { date, dict, longtext, phone, ref, text, toggle } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 涉邪教（非法宗教）人员: a person involved in illegal religion. */
export const keypersonnelillegalreligion = resource('source/keypersonnelillegalreligion', {
  label: '涉邪教（非法宗教）人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 1, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '03', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
    groupNature: dict('涉及组织性质', 'illegal_religion', { required: true, search: true, list: true }),
    religionName: text('组织（教派）名称', { required: true, search: true, list: true, max: 100 }),
    memberRole: dict('成员身份', 'group_role', { search: true, list: true }),
    obsessionLevel: dict('痴迷程度', 'obsession_level', { required: true, search: true, list: true }),
    joinDate: date('初次参与日期'),
    quitDate: date('停止参与日期'),
    activityPlace: text('主要活动地点', { max: 200, sensitive: 'address' }),
    isTrained: toggle('是否参加教育转化班', { default: 0 }),
    isConverted: toggle('是否已转化', { search: true, list: true, default: 0 }),
    convertDate: date('转化日期', { showIf: { field: 'isConverted', in: [1] } }),
    responsibleName: text('包保帮教责任人', { required: true, max: 50, sensitive: 'name' }),
    responsiblePhone: phone('责任人联系方式', { required: true, sensitive: 'phone' }),
    lifeSituation: longtext('目前生产生活及思想状况', { max: 1000 }),
    attentionLevel: dict('关注程度', 'attention_level', { search: true, list: true }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonnelillegalreligion = Row<typeof keypersonnelillegalreligion>;
