import { crud } from '../../call.ts';
import { date, datetime, dict, integer, longtext, money, multidict, phone, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 岗位信息: a post on offer. */
export const esPostInfo = resource('scentre/esPostInfo', {
  label: '岗位信息',
  recordName: '招聘岗位',
  title: 'postName',
  menu: { icon: 'iconfont iconicon_post', sort: 8 },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '通过审核', roles: ['window', 'admin'], approval: true },
      { from: '0', to: '2', call: 'submit', label: '驳回', roles: ['window', 'admin'], approval: true },
      { from: '2', to: '0', call: 'submit', label: '重新提交', roles: ['public', 'window'] },
      { from: '1', to: '3', call: 'submit', label: '下架', roles: ['window', 'public'] },
      { from: '3', to: '0', call: 'submit', label: '重新提交', roles: ['public', 'window'] },
      { from: '1', to: '4', call: 'submit', roles: ['system'] },
      { from: '4', to: '0', call: 'submit', label: '重新提交', roles: ['public', 'window'] },
    ],
    prompts: [{ to: ['2'], fields: { auditRemark: longtext('驳回原因', { required: true, max: 200 }) } }],
    stamps: [{ to: ['1'], time: 'publishTime' }],
  },
  fields: {
    postName: text('岗位名称', { required: true, search: true, list: true, leads: true, max: 60 }),
    enterpriseId: ref('招聘企业', 'scentre/esRecruitEnterprise', { required: true, search: true, list: true }),
    categoryId: ref('岗位类别', 'scentre/esPostCategory', { required: true, search: true, list: true }),
    jobNature: dict('工作性质', 'job_nature', { required: true, search: true, list: true }),
    recruitCount: integer('招聘人数', { required: true, list: true, min: 1, max: 9999, unit: '人' }),
    salaryMin: money('最低薪资', { list: true, min: 0, unit: '元', adds: false }),
    salaryMax: money('最高薪资', { list: true, atLeast: 'salaryMin', min: 0, unit: '元', adds: false }),
    salaryUnit: dict('薪资单位', 'salary_unit', { required: true }),
    education: dict('学历要求', 'education', { list: true }),
    experience: dict('经验要求', 'job_experience'),
    ageRange: text('年龄要求', { max: 20 }),
    workPlace: text('工作地点', { required: true, list: true, max: 200 }),
    welfare: multidict('福利待遇', 'job_welfare'),
    duty: longtext('岗位职责', { required: true, max: 2000 }),
    requirement: longtext('任职要求', { required: true, max: 2000 }),
    contactName: text('联系人', {
      required: true,
      max: 30,
      sensitive: 'name',
      copy: { through: 'enterpriseId', field: 'contactName' },
    }),
    phone: phone('联系电话', {
      required: true,
      list: true,
      sensitive: 'phone',
      copy: { through: 'enterpriseId', field: 'phone' },
    }),
    publishTime: datetime('发布时间', { list: true, readonly: true }),
    expireDate: date('截止日期', { required: true, list: true }),
    viewCount: integer('浏览量', { list: true, readonly: true, min: 0, adds: true }),
    status: dict('状态', 'post_info_status', { search: true, list: true, leads: true, readonly: true, default: '0' }),
    auditRemark: text('审核意见', { readonly: true, max: 200 }),
  },
  calls: crud,
});
export type EsPostInfo = Row<typeof esPostInfo>;
