import { crud } from '../../call.ts';
import { computed, dict, images, integer, json, lnglat, longtext, multidict, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 巡查点: a place that patrols check, with what is checked. */
export const patrolPoints = resource('project/patrolPoints', {
  label: '巡查点',
  title: 'pointName',
  menu: { icon: 'iconfont iconicon_map', sort: 1, group: 'patrols' },
  states: { field: 'isEnabled', initial: '1', moves: [['1', '0', 'submit', '', ['community', 'admin']], ['0', '1', 'submit', '', ['community', 'admin']]] },
  fields: {
    pointName: text('巡查点名称', { required: true, search: true, list: true, max: 60 }),
    pointCode: text('点位编号', { required: true, search: true, list: true, unique: true, max: 30 }),
    pointType: dict('巡查类别', 'patrol_type', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', { required: true, only: 'leaf', search: true, list: true }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('详细位置', { required: true, list: true, max: 200 }),
    lng: lnglat('经度', 'lng', { required: true, min: 0, max: 180, scale: 15 }),
    lat: lnglat('纬度', 'lat', { required: true, min: 0, max: 90, scale: 15 }),
    checkRadius: integer('打卡半径', { required: true, min: 5, max: 500, unit: '米', default: 50 }),
    checkModes: multidict('打卡方式', 'patrol_check_mode', { required: true }),
    nfcCode: text('NFC卡号', { max: 32 }),
    qrCode: computed('二维码', 'text'),
    /** Rows of {itemNo, itemName, standard, inputType, required}. */
    checkItems: json('检查项', { required: true }),
    frequency: dict('巡查频次', 'patrol_cycle', { list: true }),
    gridMemberId: ref('责任网格员', 'grid/gridmember', { list: true }),
    riskLevel: dict('风险等级', 'risk_level', { search: true, list: true }),
    lastCheckTime: computed('最近巡查时间', 'datetime', { list: true, from: { most: { of: 'project/patrolTaskProgressDetail', by: 'pointId', field: 'checkTime' } } }),
    images: images('图片'),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type PatrolPoints = Row<typeof patrolPoints>;
