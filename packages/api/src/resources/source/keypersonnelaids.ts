import { crud } from '../../call.ts';
import { date, dict, idcard, longtext, phone, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 艾滋病危险人员: a person living with HIV; only for roles named (GB/T 31000-2015). */
export const keypersonnelaids = resource('source/keypersonnelaids', {
  label: '艾滋病危险人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_safety', sort: 10, group: 'keyPersons' },
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
  marks: { through: 'populationId', field: 'personType', key: '10', while: { field: 'manageStatus', is: '1' } },
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
    infectionRoute: dict('感染途径', 'infection_route', {
      required: true,
      search: true,
      list: true,
      sensitive: 'health',
    }),
    confirmDate: date('确诊日期', { sensitive: 'health' }),
    hasCriminalRecord: toggle('是否有违法犯罪史', { required: true, default: 0 }),
    criminalSituation: longtext('违法犯罪情况', { max: 1024, showIf: { field: 'hasCriminalRecord', in: [1] } }),
    caseType: dict('案件类别', 'crime_type', { showIf: { field: 'hasCriminalRecord', in: [1] } }),
    aidsAttentionType: dict('关注类型', 'aids_attention_type', { required: true, search: true, list: true }),
    helpSituation: longtext('帮扶情况', { max: 1024 }),
    helperName: text('帮扶人姓名', { required: true, max: 50, sensitive: 'name' }),
    helperPhone: phone('帮扶人联系方式', { required: true, sensitive: 'phone' }),
    treatmentStatus: dict('收治情况', 'aids_treatment', {
      required: true,
      search: true,
      list: true,
      sensitive: 'health',
    }),
    treatmentOrg: text('收治机构名称', { max: 100, sensitive: 'health' }),
    cdcDoctor: text('随访医生', { max: 50, sensitive: 'name' }),
    gridMemberId: ref('责任网格员', 'grid/gridmember'),
    nextVisitDate: date('下次走访日期', { search: true }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Keypersonnelaids = Row<typeof keypersonnelaids>;
