import { crud } from '../../call.ts';
import { date, datetime, dept, dict, image, integer, longtext, phone, ref, refs, text, toggle } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 巡逻车: a patrol car with its crew and state. */
export const resourcespatrolcar = resource('dispatch/resourcespatrolcar', {
  label: '巡逻车',
  title: 'carNo',
  menu: { icon: 'iconfont iconicon_car', sort: 1, group: 'resources' },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '出勤', roles: ['dispatcher', 'dept'] },
      { from: '2', to: '1', call: 'submit', label: '收勤', roles: ['dispatcher', 'dept'] },
      { from: '1', to: '3', call: 'submit', label: '送修', roles: ['dept', 'admin'] },
      { from: '2', to: '3', call: 'submit', label: '送修', roles: ['dept', 'admin'] },
      { from: '3', to: '1', call: 'submit', label: '修复', roles: ['dept', 'admin'] },
      { from: '1', to: '0', call: 'submit', label: '停用', roles: ['admin'] },
      { from: '0', to: '1', call: 'submit', label: '启用', roles: ['admin'] },
    ],
  },
  fields: {
    carNo: text('车牌号', {
      required: true,
      search: true,
      list: true,
      unique: true,
      max: 10,
      pattern:
        '^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z]([A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]|[0-9]{5}[DF]|[DF][A-HJ-NP-Z0-9][0-9]{4})$',
    }),
    carName: text('车辆名称', { search: true, list: true, max: 50 }),
    carType: dict('车辆类型', 'patrol_car_type', { required: true, search: true, list: true }),
    brandModel: text('品牌型号', { max: 60 }),
    color: text('车身颜色', { max: 20 }),
    seatCount: integer('核载人数', { min: 1, max: 60, unit: '人' }),
    deptId: dept('所属单位', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', { search: true, list: true }),
    driverName: text('驾驶员', { required: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('驾驶员电话', { required: true, list: true, sensitive: 'phone' }),
    deviceNo: text('定位终端号', { required: true, search: true, unique: true, max: 30 }),
    simNo: text('SIM卡号', { max: 20 }),
    monitorIds: refs('车载监控', 'dispatch/resourcesmonitor'),
    photo: image('车辆照片'),
    buyDate: date('购置日期'),
    insureExpireDate: date('保险到期'),
    inspectExpireDate: date('年检到期'),
    ...pointFields(),
    lastLocateTime: datetime('最近定位时间', { list: true, readonly: true }),
    isOnline: toggle('是否在线', { search: true, list: true, readonly: true }),
    status: dict('状态', 'patrol_car_status', { search: true, list: true, readonly: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Resourcespatrolcar = Row<typeof resourcespatrolcar>;
