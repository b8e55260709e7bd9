import { crud } from '../../call.ts';
import { datetime, dict, integer, longtext, number, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 小区房屋生成设置: how the buildings, units and houses of a compound are made. */
export const communityset = resource('source/communityset', {
  label: '小区房屋生成设置',
  title: 'setName',
  menu: { icon: 'iconfont iconicon_setting', sort: 9, group: 'population' },
  states: {
    field: 'isGenerated',
    initial: '0',
    elsewhere: { autoSaveBuild: { of: 'source/buildinginfo', call: 'autoSaveBuild' } },
    moves: [{ from: '0', to: '1', call: 'autoSaveBuild', label: '自动生成楼栋、单元、房屋' }],
  },
  fields: {
    setName: text('设置名称', { required: true, search: true, list: true, max: 50 }),
    communityId: ref('所属小区', 'source/communityinfo', { required: true, search: true, list: true }),
    buildingCount: integer('楼栋数', { required: true, list: true, min: 1, max: 200, adds: true }),
    buildingNamePrefix: text('楼栋名称规则', { required: true, list: true, max: 50, default: '{n}号楼' }),
    unitCount: integer('每栋单元数', { required: true, list: true, min: 1, max: 20 }),
    unitNameRule: text('单元名称规则', { required: true, max: 50, default: '{n}单元' }),
    floorCount: integer('地上层数', { required: true, list: true, min: 1, max: 120 }),
    undergroundFloors: integer('地下层数', { min: 0, max: 10, default: 0 }),
    startFloor: integer('起始层号', { min: -10, max: 50, default: 1 }),
    housesPerFloor: integer('每层户数', { required: true, list: true, min: 1, max: 50 }),
    houseNoRule: dict('房号规则', 'house_no_rule', { required: true, default: '1' }),
    skipFloors: text('跳过楼层', { max: 50, help: '逗号分隔，如 4,14' }),
    buildingUse: dict('默认建筑用途', 'building_use', { default: '01' }),
    floorArea: number('默认户建筑面积', { min: 0, unit: '平方米' }),
    addressRule: text('地址拼接规则', { max: 100, default: '{community}{building}{unit}{room}室' }),
    isGenerated: toggle('是否已生成', { search: true, list: true, readonly: true, default: 0 }),
    generateTime: datetime('生成时间', { list: true, readonly: true }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Communityset = Row<typeof communityset>;
