import { crud } from '../../call.ts';
import { date, dict, idcard, longtext, phone, ref, text, toggle } from '../../field.ts';
import { personFields } from '../../fieldGroups/personFields.ts';
import { personStates } from '../../machines/personStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 重点青少年: a teenager who needs attention (GB/T 31000-2015). */
export const keypersonnelteenager = resource('source/keypersonnelteenager', {
  label: '重点青少年',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 7, group: 'keyPersons' },
  states: personStates,
  marks: { through: 'populationId', field: 'personType', key: '07', while: { field: 'manageStatus', is: '1' } },
  fields: {
    ...personFields(),
    teenagerType: dict('人员类型', 'teenager_type', { required: true, search: true, list: true }),
    familySituation: dict('家庭情况', 'teenager_family', { required: true, search: true, list: true }),
    guardianIdCard: idcard('监护人公民身份号码', { required: true, sensitive: 'idcard' }),
    guardianName: text('监护人姓名', { required: true, list: true, max: 50, sensitive: 'name' }),
    guardianRelation: dict('与监护人关系', 'family_relation', { required: true }),
    guardianPhone: phone('监护人联系方式', { required: true, sensitive: 'phone' }),
    guardianAddress: text('监护人居住详址', { max: 200, sensitive: 'address' }),
    isOffender: toggle('是否违法犯罪', {
      required: true,
      search: true,
      list: true,
      tones: { 1: 'critical' },
      default: 0,
    }),
    offenceSituation: longtext('违法犯罪情况', { max: 1024, showIf: { field: 'isOffender', in: [1] } }),
    helperName: text('帮扶人姓名', { required: true, max: 50, sensitive: 'name' }),
    helperPhone: phone('帮扶人联系方式', { required: true, sensitive: 'phone' }),
    helpMeans: dict('帮扶手段', 'teenager_help_means', { required: true }),
    helpSituation: longtext('帮扶情况', { max: 1024 }),
    attentionLevel: dict('关注程度', 'attention_level', { search: true, list: true }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonnelteenager = Row<typeof keypersonnelteenager>;
