import { crud } from '../../call.ts';
import { date, datetime, dict, image, images, longtext, phone, ref, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 网格员走访记录: one visit of a grid member to a household or organisation. */
export const gridmembervisitwork = resource('grid/gridmembervisitwork', {
  label: '网格员走访记录',
  title: 'personName',
  menu: { icon: 'iconfont iconicon_person', sort: 2, group: 'work' },
  fields: {
    gridMemberId: ref('网格员', 'grid/gridmember', { required: true, search: true, list: true, initial: 'ownMember' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'populationId', field: 'griddingId' },
      initial: 'ownGrid',
      byPoint: true,
    }),
    visitTime: datetime('走访时间', { required: true, search: true, list: true, initial: 'now' }),
    visitType: dict('走访类型', 'visit_type', { required: true, search: true, list: true, default: '1' }),
    visitMode: dict('走访方式', 'visit_mode', { required: true, search: true, list: true, default: '1' }),
    visitObject: dict('走访对象类别', 'person_key_type', { search: true, list: true, help: '一般居民留空' }),
    populationId: ref('走访人员', 'source/populationinfo', { search: true }),
    personName: text('走访对象姓名', {
      required: true,
      search: true,
      list: true,
      max: 50,
      sensitive: 'name',
      copy: { through: 'populationId', field: 'personName' },
    }),
    phone: phone('联系电话', { sensitive: 'phone', copy: { through: 'populationId', field: 'phone' } }),
    houseId: ref('走访房屋', 'source/houseinfo', { copy: { through: 'populationId', field: 'houseId' } }),
    address: text('走访地址', {
      required: true,
      list: true,
      max: 200,
      sensitive: 'address',
      copy: { through: 'houseId', field: 'address' },
    }),
    visitContent: longtext('走访内容', { required: true, max: 2000 }),
    situation: dict('现实表现（情况）', 'visit_situation', { search: true, list: true }),
    demands: longtext('诉求与困难', { max: 1000 }),
    handleResult: longtext('处理结果', { max: 1000 }),
    eventId: ref('转事件', 'event/event'),
    nextVisitDate: date('下次走访日期', { search: true, list: true }),
    ...pointFields({ through: 'houseId' }),
    images: images('走访照片', { required: true, keepsPlace: true }),
    signature: image('被访人签字'),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Gridmembervisitwork = Row<typeof gridmembervisitwork>;
