import { crud } from '../../call.ts';
import {
  date,
  dict,
  geometry,
  images,
  integer,
  json,
  longtext,
  multidict,
  number,
  phone,
  ref,
  text,
} from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 避险点: a place to which people are brought in a disaster. */
export const hedgePoints = resource('project/hedgePoints', {
  label: '避险点',
  title: 'pointName',
  menu: { icon: 'iconfont iconicon_home', sort: 2, group: 'disasters' },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '2', call: 'submit', label: '开放', roles: ['dispatcher', 'community'] },
      { from: '2', to: '1', call: 'submit', label: '结束开放', roles: ['dispatcher', 'community'] },
      { from: '2', to: '3', call: 'submit', label: '登记满员', roles: ['community', 'system'] },
      { from: '3', to: '2', call: 'submit', label: '恢复开放', roles: ['community', 'system'] },
      { from: '1', to: '0', call: 'submit', label: '停用', roles: ['admin'] },
      { from: '0', to: '1', call: 'submit', label: '启用', roles: ['admin'] },
    ],
  },
  fields: {
    pointName: text('避险点名称', { required: true, search: true, list: true, max: 60 }),
    pointCode: text('编号', {
      search: true,
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'BX' },
      help: '不填时保存后自动编号',
    }),
    hedgeType: dict('场所类型', 'hedge_type', { required: true, search: true, list: true }),
    hedgeLevel: dict('场所级别', 'hedge_level'),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      initial: 'ownGrid',
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('详细地址', {
      required: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    ...pointFields({ required: true, through: 'communityId' }),
    usableArea: number('可用面积', { min: 0, unit: '平方米' }),
    capacity: integer('容纳人数', { required: true, list: true, min: 1, unit: '人' }),
    currentPeople: integer('当前安置人数', { list: true, min: 0, unit: '人' }),
    chargeName: text('负责人', { required: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('负责人电话', { required: true, list: true, sensitive: 'phone' }),
    dutyPhone: text('值班电话', { max: 20, pattern: '^(1\\d{10}|0\\d{2,3}-?\\d{7,8}|400-?\\d{3}-?\\d{4}|\\d{3,8})$' }),
    facilities: multidict('配套设施', 'hedge_facility'),
    supplies: json('物资储备', {
      shape: {
        kind: 'rows',
        fields: {
          name: text('物资名称', { required: true, max: 50 }),
          quantity: number('数量', { required: true, min: 0, scale: 2 }),
          unit: text('计量单位', { required: true, max: 10 }),
          expireDate: date('有效期至'),
        },
      },
    }),
    evacuateRoute: geometry('疏散路线', 'LineString'),
    images: images('图片'),
    status: dict('状态', 'hedge_point_status', { search: true, list: true, readonly: true, default: '1' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type HedgePoints = Row<typeof hedgePoints>;
