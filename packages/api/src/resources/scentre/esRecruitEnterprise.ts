import { crud } from '../../call.ts';
import { computed, dict, image, longtext, money, phone, ref, text, url } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 招聘企业: an enterprise that offers posts. */
export const esRecruitEnterprise = resource('scentre/esRecruitEnterprise', {
  label: '招聘企业',
  title: 'enterpriseName',
  menu: { icon: 'iconfont iconicon_building', sort: 7 },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '通过审核', roles: ['window', 'admin'], approval: true },
      { from: '0', to: '2', call: 'submit', label: '驳回', roles: ['window', 'admin'], approval: true },
      { from: '2', to: '0', call: 'submit', label: '重新提交', roles: ['public', 'window'] },
      { from: '1', to: '3', call: 'submit', label: '禁用', roles: ['admin'] },
      { from: '3', to: '1', call: 'submit', label: '解除禁用', roles: ['admin'] },
    ],
    prompts: [
      { to: ['2'], fields: { auditRemark: longtext('驳回原因', { required: true, max: 200 }) } },
      { to: ['3'], fields: { auditRemark: longtext('禁用原因', { required: true, max: 200 }) } },
    ],
  },
  fields: {
    enterpriseName: text('企业名称', { required: true, search: true, list: true, max: 100 }),
    creditCode: text('统一社会信用代码', {
      required: true,
      search: true,
      list: true,
      unique: true,
      max: 18,
      pattern: '^[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$',
    }),
    nature: dict('企业性质', 'enterprise_nature', { required: true, search: true, list: true }),
    industry: dict('所属行业', 'industry', { required: true, search: true, list: true }),
    scale: dict('企业规模', 'enterprise_scale', { list: true }),
    legalPerson: text('法定代表人', { max: 30, sensitive: 'name' }),
    registerCapital: money('注册资本', { min: 0, unit: '万元' }),
    contactName: text('联系人', { required: true, list: true, max: 30, sensitive: 'name' }),
    phone: phone('联系电话', { required: true, list: true, sensitive: 'phone' }),
    email: text('邮箱', { max: 60, pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$' }),
    griddingId: ref('所属网格', 'grid/grid', { search: true, list: true, byPoint: true }),
    address: text('企业地址', { required: true, max: 200 }),
    ...pointFields(),
    logo: image('企业标志', { open: true }),
    licenseImage: image('营业执照', { required: true }),
    website: url('企业网址', { max: 200 }),
    intro: longtext('企业介绍', { max: 2000 }),
    postCount: computed('在招岗位', 'integer', {
      list: true,
      from: { count: { of: 'scentre/esPostInfo', by: 'enterpriseId', where: { status: '1' } } },
    }),
    status: dict('状态', 'recruit_enterprise_status', { search: true, list: true, readonly: true, default: '0' }),
    auditRemark: text('审核意见', { readonly: true, max: 200 }),
  },
  calls: crud,
});
export type EsRecruitEnterprise = Row<typeof esRecruitEnterprise>;
