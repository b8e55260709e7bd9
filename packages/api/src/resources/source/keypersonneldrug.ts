import { crud } from '../../call.ts';
import { date, dict, longtext, multidict, phone, ref, text, toggle } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 吸毒人员: a person who has taken drugs (GB/T 31000-2015). */
export const keypersonneldrug = resource('source/keypersonneldrug', {
  label: '吸毒人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 2, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '01', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
    firstFoundDate: date('初次发现日期', { required: true, search: true, list: true }),
    controlStatus: dict('管控情况', 'drug_control_status', { required: true, search: true, list: true }),
    controllerName: text('管控人姓名', { required: true, max: 50, sensitive: 'name' }),
    controllerPhone: phone('管控人联系方式', { required: true, sensitive: 'phone' }),
    helpSituation: longtext('帮扶情况', { max: 1024 }),
    helperName: text('帮扶人姓名', { max: 50, sensitive: 'name' }),
    helperPhone: phone('帮扶人联系方式', { sensitive: 'phone' }),
    hasCriminalRecord: toggle('有无犯罪史', { required: true, default: 0 }),
    criminalSituation: longtext('犯罪情况', { max: 1024, showIf: { field: 'hasCriminalRecord', in: [1] } }),
    drugReason: dict('吸毒原因', 'drug_reason'),
    drugConsequence: dict('吸毒后果', 'drug_consequence', { sensitive: 'health' }),
    drugKind: multidict('滥用毒品种类', 'drug_kind', { list: true }),
    detoxStage: dict('戒毒阶段', 'detox_stage', { search: true, list: true }),
    attentionLevel: dict('关注程度', 'attention_level', { search: true, list: true }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonneldrug = Row<typeof keypersonneldrug>;
