import { crud } from '../../call.ts';
import { dict, idcard, integer, longtext, phone, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 学校周边重点人员: a person near a school who needs attention (GB/T 31000-2015). */
export const campuspersoninfo = resource('source/campuspersoninfo', {
  label: '学校周边重点人员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 2, group: 'campus' },
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
  fields: {
    schoolId: ref('关联学校', 'source/campusinfo', { required: true, search: true, list: true }),
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
      copy: { through: 'schoolId', field: 'griddingId' },
      initial: 'ownGrid',
    }),
    nation: dict('民族', 'nation', { copy: { through: 'populationId', field: 'nation' } }),
    education: dict('学历', 'education', { copy: { through: 'populationId', field: 'education' } }),
    occupation: text('职业', { max: 50 }),
    serviceUnit: text('服务处所', { max: 100 }),
    keyPersonType: dict('重点人员类别', 'person_key_type', { search: true, list: true }),
    harmDegree: dict('危害程度', 'harm_degree', { required: true, search: true, list: true }),
    isAttention: toggle('是否关注', { required: true, search: true, list: true, tones: { 1: 'warning' }, default: 0 }),
    distance: integer('距学校距离', { min: 0, unit: '米' }),
    controlMeasure: longtext('管控措施', { max: 500 }),
    controllerName: text('管控责任人', { max: 50, sensitive: 'name' }),
    controllerPhone: phone('管控责任人联系方式', { sensitive: 'phone' }),
    manageStatus: dict('列管状态', 'manage_status', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Campuspersoninfo = Row<typeof campuspersoninfo>;
