import { crud } from '../../call.ts';
import { dict, images, integer, longtext, phone, ref, region, text } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 学校: a school with the people who answer for its safety (GB/T 31000-2015). */
export const campusinfo = resource('source/campusinfo', {
  label: '学校',
  title: 'schoolName',
  menu: { icon: 'iconfont iconicon_school', sort: 1, group: 'campus' },
  groups: [
    { key: 'base', label: '基本信息' },
    { key: 'security', label: '安全保卫' },
    { key: 'location', label: '位置与图片' },
  ],
  fields: {
    schoolName: text('学校名称', { required: true, search: true, list: true, max: 100, group: 'base' }),
    schoolCode: text('学校标识码', { search: true, max: 20, group: 'base' }),
    schoolType: dict('学校办学类型', 'school_type', { required: true, search: true, list: true, group: 'base' }),
    schoolNature: dict('办学性质', 'school_nature', { search: true, list: true, group: 'base' }),
    competentDept: text('学校所属主管教育行政部门', { required: true, max: 100, group: 'base' }),
    studentCount: integer('在校学生人数', { required: true, list: true, min: 0, group: 'base', adds: true }),
    teacherCount: integer('教职工人数', { list: true, min: 0, group: 'base', adds: true }),
    regionCode: region('学校所在地', { required: true, group: 'base' }),
    address: text('学校地址', { required: true, search: true, list: true, max: 200, group: 'base' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      group: 'base',
      initial: 'ownGrid',
      byPoint: true,
    }),
    principalName: text('校长姓名', { required: true, list: true, max: 50, group: 'security', sensitive: 'name' }),
    principalPhone: phone('校长联系方式', { required: true, group: 'security', sensitive: 'phone' }),
    securityLeaderName: text('分管安全保卫责任人姓名', {
      required: true,
      max: 50,
      group: 'security',
      sensitive: 'name',
    }),
    securityLeaderPhone: phone('分管安全保卫责任人联系方式', { required: true, group: 'security', sensitive: 'phone' }),
    securityChiefName: text('安全保卫责任人姓名', { required: true, max: 50, group: 'security', sensitive: 'name' }),
    securityChiefPhone: phone('安全保卫责任人联系方式', { required: true, group: 'security', sensitive: 'phone' }),
    publicOrderChiefName: text('治安责任人姓名', { required: true, max: 50, group: 'security', sensitive: 'name' }),
    publicOrderChiefPhone: phone('治安责任人联系方式', { required: true, group: 'security', sensitive: 'phone' }),
    guardCount: integer('安全保卫人数', { required: true, min: 0, group: 'security' }),
    cameraCount: integer('监控摄像机数量', { min: 0, group: 'security' }),
    ...pointFields({ group: 'location' }),
    images: images('学校图片', { group: 'location' }),
    remark: longtext('备注', { max: 500, group: 'location' }),
  },
  calls: crud,
});
export type Campusinfo = Row<typeof campusinfo>;
