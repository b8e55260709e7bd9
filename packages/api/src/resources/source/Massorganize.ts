import { crud } from '../../call.ts';
import { date, dict, images, integer, longtext, phone, ref, region, text, toggle } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 群防群治组织: an organisation of mass prevention (GB/T 31000-2015). */
export const massorganize = resource('source/Massorganize', {
  label: '群防群治组织',
  title: 'orgName',
  menu: { icon: 'iconfont iconicon_volunteer', sort: 4, group: 'organisations' },
  fields: {
    orgName: text('组织名称', {
      required: true,
      search: true,
      list: true,
      max: 100,
      copy: { through: 'orgId', field: 'orgName' },
    }),
    orgType: dict('组织类型', 'mass_org_type', {
      required: true,
      search: true,
      list: true,
    }),
    orgLevel: dict('组织层级', 'org_level', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'orgId', field: 'orgLevel' },
    }),
    orgId: ref('归属综治机构', 'source/orgcomprehensive', { search: true, list: true }),
    guideDept: text('业务指导部门', { required: true, max: 100 }),
    memberCount: integer('人员数量', { required: true, list: true, min: 0, adds: true }),
    mainDuty: longtext('主要职能', { required: true, max: 1024, copy: { through: 'orgId', field: 'mainDuty' } }),
    regionCode: region('所在地', { copy: { through: 'orgId', field: 'regionCode' } }),
    address: text('详址', { list: true, max: 200, copy: { through: 'orgId', field: 'address' } }),
    principalName: text('负责人姓名', {
      required: true,
      list: true,
      max: 50,
      sensitive: 'name',
      copy: { through: 'orgId', field: 'principalName' },
    }),
    principalPhone: phone('负责人联系方式', {
      required: true,
      sensitive: 'phone',
      copy: { through: 'orgId', field: 'principalPhone' },
    }),
    establishDate: date('成立日期'),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'orgId', field: 'griddingId' },
      byPoint: true,
    }),
    ...pointFields({ through: 'orgId' }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    images: images('图片'),
    sort: integer('排序', { default: 1 }),
  },
  calls: crud,
});
export type Massorganize = Row<typeof massorganize>;
