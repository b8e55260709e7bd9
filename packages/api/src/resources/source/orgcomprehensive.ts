import { crud } from '../../call.ts';
import { computed, dept, dict, images, integer, longtext, phone, ref, region, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 综治机构（综治中心）: a governance organisation or centre; organisations form a tree (GB/T 31000-2015). */
export const orgcomprehensive = resource('source/orgcomprehensive', {
  label: '综治机构（综治中心）',
  recordName: '综治机构',
  title: 'orgName',
  menu: { icon: 'iconfont iconicon_dept', sort: 2, group: 'organisations' },
  tree: true,
  order: 'sort',
  fields: {
    orgName: text('机构名称', { required: true, search: true, list: true, max: 100 }),
    orgCode: text('机构编码', {
      search: true,
      unique: true,
      max: 30,
      fill: { serial: 'ZZ' },
      help: '不填时保存后自动编号',
    }),
    parentId: ref('上级机构', 'source/orgcomprehensive'),
    orgType: dict('机构类型', 'org_type', { required: true, search: true, list: true }),
    orgLevel: dict('机构层级', 'org_level', { required: true, search: true, list: true }),
    regionCode: region('所在地', { required: true }),
    address: text('所在地详址', { required: true, list: true, max: 200 }),
    phone: phone('联系方式', { required: true, list: true }),
    principalName: text('负责人姓名', { required: true, search: true, list: true, max: 50, sensitive: 'name' }),
    principalPhone: phone('负责人联系方式', { required: true, sensitive: 'phone' }),
    memberUnits: text('组成单位', { max: 400 }),
    mainDuty: longtext('主要职能', { max: 1024 }),
    deptId: dept('对应系统机构'),
    memberCount: computed('队伍人数', 'integer', {
      list: true,
      from: { count: { of: 'source/orgperson', by: 'orgId' } },
    }),
    griddingId: ref('所在网格', 'grid/grid', { only: 'leaf', search: true, byPoint: true }),
    ...pointFields(),
    images: images('图片'),
    sort: integer('排序', { default: 1 }),
  },
  calls: crud,
});
export type Orgcomprehensive = Row<typeof orgcomprehensive>;
