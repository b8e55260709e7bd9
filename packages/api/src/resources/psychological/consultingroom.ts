import { crud } from '../../call.ts';
import { dict, images, integer, longtext, multidict, ref, text, time, user } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 心理咨询室: a room for psychological counselling. */
export const consultingroom = resource('psychological/consultingroom', {
  label: '心理咨询室',
  title: 'roomName',
  menu: { icon: 'iconfont iconicon_service', sort: 1, group: 'counselling' },
  states: {
    field: 'status',
    initial: '1',
    moves: [
      { from: '1', to: '0', call: 'submit', label: '停用', roles: ['psyadmin'] },
      { from: '0', to: '1', call: 'submit', label: '开放', roles: ['psyadmin'] },
    ],
  },
  fields: {
    roomName: text('咨询室名称', { required: true, search: true, list: true, max: 60 }),
    roomCode: text('编号', { list: true, unique: true, max: 20, fill: { serial: 'ZX' }, help: '不填时保存后自动编号' }),
    roomType: dict('类型', 'consulting_room_type', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('地址', { required: true, list: true, max: 200, copy: { through: 'communityId', field: 'address' } }),
    ...pointFields({ through: 'communityId' }),
    officePhone: text('联系电话', {
      required: true,
      list: true,
      max: 20,
      pattern: '^(1\\d{10}|0\\d{2,3}-?\\d{7,8}|400-?\\d{3}-?\\d{4}|\\d{3,8})$',
    }),
    hotline: text('心理热线', { max: 20, pattern: '^(1\\d{10}|0\\d{2,3}-?\\d{7,8}|400-?\\d{3}-?\\d{4}|\\d{3,8})$' }),
    managerUser: user('管理员', { required: true, list: true }),
    openDays: multidict('开放日', 'week_day', { required: true }),
    openTime: time('开放时间', { required: true }),
    closeTime: time('结束时间', { notBefore: 'openTime', required: true }),
    capacity: integer('可容纳人数', { min: 1, max: 200, unit: '人' }),
    equipment: text('配套设施', { max: 200 }),
    images: images('图片'),
    intro: longtext('简介', { max: 1000 }),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'open_status', { search: true, list: true, readonly: true, default: '1' }),
  },
  calls: crud,
});
export type Consultingroom = Row<typeof consultingroom>;
