import { crud } from '../../call.ts';
import { date, dict, idcard, longtext, multidict, phone, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 吸毒人员: a person who has taken drugs (GB/T 31000-2015). */
export const keypersonneldrug = resource('source/keypersonneldrug', {
  label: '吸毒人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 2, group: 'keyPersons' },
  states: {
    field: 'manageStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '解除列管' },
      { from: '1', to: '3', call: 'submit', label: '迁出' },
      { from: '1', to: '4', call: 'submit', label: '死亡注销' },
      { from: '2', to: '1', call: 'submit', label: '重新列管' },
      { from: '3', to: '1', call: 'submit', label: '迁回' },
    ],
  },
  marks: { through: 'populationId', field: 'personType', key: '01', while: { field: 'manageStatus', is: '1' } },
  fields: {
    populationId: ref('人口档案', 'source/populationinfo', { help: '按公民身份号码带出；无档案时保存即建档' }),
    personName: text('姓名', {
      required: true,
      search: true,
      list: true,
      max: 50,
      sensitive: 'name',
      copy: { through: 'populationId', field: 'personName' },
    }),
    idCard: idcard('公民身份号码', {
      required: true,
      search: true,
      list: true,
      unique: true,
      sensitive: 'idcard',
      copy: { through: 'populationId', field: 'idCard' },
    }),
    sex: dict('性别', 'sex', { list: true, readonly: true, derive: 'idCard' }),
    phone: phone('联系方式', {
      search: true,
      list: true,
      sensitive: 'phone',
      copy: { through: 'populationId', field: 'phone' },
    }),
    currentAddress: text('现住门（楼）详址', {
      max: 200,
      sensitive: 'address',
      copy: { through: 'populationId', field: 'currentAddress' },
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'populationId', field: 'griddingId' },
      initial: 'ownGrid',
    }),
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
