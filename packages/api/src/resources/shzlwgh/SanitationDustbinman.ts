import { crud } from '../../call.ts';
import { computed, date, dept, dict, idcard, image, longtext, phone, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 环卫清运员: a worker of the sanitation service. */
export const sanitationDustbinman = resource('shzlwgh/SanitationDustbinman', {
  label: '环卫清运员',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 5 },
  states: {
    field: 'workState',
    initial: '1',
    others: ['4'],
    moves: [
      { from: '1', to: '2', call: 'submit', label: '停岗' },
      { from: '2', to: '1', call: 'submit', label: '返岗' },
      { from: '1', to: '3', call: 'submit', label: '离职' },
      { from: '2', to: '3', call: 'submit', label: '离职' },
    ],
  },
  fields: {
    personName: text('姓名', { required: true, search: true, list: true, max: 50, sensitive: 'name' }),
    workNo: text('工号', { required: true, search: true, list: true, unique: true, max: 20 }),
    sex: dict('性别', 'sex', { required: true, search: true, list: true, derive: 'idCard' }),
    idCard: idcard('公民身份号码', { required: true, search: true, sensitive: 'idcard' }),
    phone: phone('联系电话', { required: true, search: true, list: true, sensitive: 'phone' }),
    employer: text('所属单位', { required: true, list: true, max: 100 }),
    deptId: dept('管理部门', { search: true, list: true, copy: { through: 'carId', field: 'deptId' } }),
    postType: dict('岗位', 'sanitation_post', { required: true, search: true, list: true }),
    griddingId: ref('负责网格', 'grid/grid', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'carId', field: 'griddingId' },
    }),
    workArea: text('作业区域', { list: true, max: 200 }),
    workShift: dict('班次', 'work_shift', { required: true, search: true, list: true }),
    carId: ref('使用车辆', 'shzlwgh/SanitationCar'),
    binCount: computed('负责桶数', 'integer', {
      list: true,
      from: { count: { of: 'shzlwgh/SanitationDustbin', by: 'dustbinmanId' } },
    }),
    entryDate: date('上岗日期'),
    currentAddress: text('现住址', { max: 200, sensitive: 'address' }),
    photo: image('照片'),
    workState: dict('在岗状态', 'work_state', { search: true, list: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type SanitationDustbinman = Row<typeof sanitationDustbinman>;
