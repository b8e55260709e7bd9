import { crud } from '../../call.ts';
import { date, dict, images, integer, lnglat, longtext, phone, ref, region, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 群防群治组织: an organisation of mass prevention (GB/T 31000-2015). */
export const massorganize = resource('source/Massorganize', {
  label: '群防群治组织',
  title: 'orgName',
  menu: { icon: 'iconfont iconicon_volunteer', sort: 4, group: 'organisations' },
  fields: {
    orgName: text('组织名称', { required: true, search: true, list: true, max: 100 }),
    orgType: dict('组织类型', 'mass_org_type', { required: true, search: true, list: true }),
    orgLevel: dict('组织层级', 'org_level', { required: true, search: true, list: true }),
    orgId: ref('归属综治机构', 'source/orgcomprehensive', { search: true, list: true }),
    guideDept: text('业务指导部门', { required: true, max: 100 }),
    memberCount: integer('人员数量', { required: true, list: true, min: 0 }),
    mainDuty: longtext('主要职能', { required: true, max: 1024 }),
    regionCode: region('所在地'),
    address: text('详址', { list: true, max: 200 }),
    principalName: text('负责人姓名', { required: true, list: true, max: 50, sensitive: 'name' }),
    principalPhone: phone('负责人联系方式', { required: true, sensitive: 'phone' }),
    establishDate: date('成立日期'),
    griddingId: ref('所属网格', 'grid/grid', { required: true, only: 'leaf', search: true, list: true }),
    lng: lnglat('经度', 'lng'),
    lat: lnglat('纬度', 'lat'),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    images: images('图片'),
    sort: integer('排序', { default: 1 }),
  },
  calls: crud,
});
export type Massorganize = Row<typeof massorganize>;
