import { crud } from '../../call.ts';
import { date, datetime, dept, dict, images, longtext, number, phone, ref, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 环卫车辆: a vehicle of the sanitation service. */
export const sanitationCar = resource('shzlwgh/SanitationCar', {
  label: '环卫车辆',
  title: 'plateNo',
  menu: { icon: 'iconfont iconicon_car', sort: 3 },
  states: {
    field: 'carStatus',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '出车' },
      { from: '2', to: '1', call: 'submit', label: '收车' },
      { from: '1', to: '3', call: 'submit', label: '报修' },
      { from: '3', to: '1', call: 'submit', label: '修复' },
      { from: '1', to: '4', call: 'submit', label: '报废' },
      { from: '3', to: '4', call: 'submit', label: '报废' },
    ],
  },
  fields: {
    plateNo: text('车牌号', {
      required: true,
      search: true,
      list: true,
      unique: true,
      max: 10,
      pattern: '^[\\u4e00-\\u9fa5][A-Z][A-Z0-9]{5,6}$',
    }),
    carType: dict('车辆类型', 'sanitation_car_type', { required: true, search: true, list: true }),
    brandModel: text('品牌型号', { list: true, max: 50 }),
    loadCapacity: number('核定载质量', { list: true, min: 0, unit: '吨' }),
    energyType: dict('能源类型', 'energy_type', { search: true }),
    deptId: dept('所属单位', { required: true, search: true, list: true }),
    griddingId: ref('作业网格', 'grid/grid', { required: true, search: true, list: true, initial: 'ownGrid' }),
    driverName: text('驾驶员', { required: true, search: true, list: true, max: 50, sensitive: 'name' }),
    driverPhone: phone('驾驶员电话', { required: true, list: true, sensitive: 'phone' }),
    gpsNo: text('定位终端编号', { search: true, max: 50 }),
    workRoute: text('作业路线', { max: 200 }),
    purchaseDate: date('购置日期'),
    insuranceExpire: date('保险到期日', { list: true }),
    inspectExpire: date('年检到期日', { list: true }),
    ...pointFields(),
    locateTime: datetime('定位时间', { list: true, readonly: true }),
    carStatus: dict('车辆状态', 'car_status', { search: true, list: true, default: '1' }),
    images: images('车辆照片'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type SanitationCar = Row<typeof sanitationCar>;
