import { crud } from '../../call.ts';
import { computed, dict, images, integer, json, longtext, multidict, ref, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 巡查点: a place that patrols check, with what is checked. */
export const patrolPoints = resource('project/patrolPoints', {
  label: '巡查点',
  title: 'pointName',
  menu: { icon: 'iconfont iconicon_map', sort: 1, group: 'patrols' },
  states: switchStates(['community', 'admin']),
  fields: {
    pointName: text('巡查点名称', { required: true, search: true, list: true, max: 60 }),
    pointCode: text('点位编号', {
      search: true,
      list: true,
      unique: true,
      max: 30,
      fill: { serial: 'XD' },
      help: '不填时保存后自动编号',
    }),
    pointType: dict('巡查类别', 'patrol_type', { required: true, search: true, list: true }),
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
    address: text('详细位置', {
      required: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    ...pointFields({ required: true, through: 'communityId' }),
    checkRadius: integer('打卡半径', { required: true, min: 5, max: 500, unit: '米', default: 50 }),
    checkModes: multidict('打卡方式', 'patrol_check_mode', { required: true }),
    nfcCode: text('NFC卡号', { max: 32 }),
    qrCode: computed('二维码', 'text', { internal: true }),
    checkItems: json('检查项', {
      required: true,
      shape: {
        kind: 'rows',
        number: 'itemNo',
        fields: {
          itemNo: integer('序号', { readonly: true }),
          itemName: text('检查内容', { required: true, max: 100 }),
          standard: text('标准', { max: 200 }),
          inputType: dict('填写方式', 'check_input', { required: true, default: 'radio' }),
          required: toggle('必填', { default: 1 }),
        },
      },
    }),
    frequency: dict('巡查频次', 'patrol_cycle', { list: true }),
    gridMemberId: ref('责任网格员', 'grid/gridmember', { list: true }),
    riskLevel: dict('风险等级', 'risk_level', { search: true, list: true }),
    lastCheckTime: computed('最近巡查时间', 'datetime', {
      list: true,
      from: { most: { of: 'project/patrolTaskProgressDetail', by: 'pointId', field: 'checkTime' } },
    }),
    images: images('图片'),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type PatrolPoints = Row<typeof patrolPoints>;
