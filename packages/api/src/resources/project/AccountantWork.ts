import { crud } from '../../call.ts';
import { date, datetime, dict, files, integer, longtext, money, month, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 会计工作: a month's accounts of a village or community. */
export const accountantWork = resource('project/AccountantWork', {
  label: '会计工作',
  recordName: '会计工作记录',
  title: 'workTitle',
  menu: { icon: 'iconfont iconicon_work', sort: 1, group: 'accountants' },
  states: {
    field: 'status',
    initial: '0',
    settled: { in: ['2'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '提交', roles: ['accountant'] },
      { from: '1', to: '2', call: 'submit', label: '审核通过', roles: ['finance'], approval: true },
      { from: '1', to: '3', call: 'submit', label: '退回', roles: ['finance'], approval: true },
      { from: '3', to: '1', call: 'submit', label: '重新提交', roles: ['accountant'] },
    ],
    prompts: [
      { to: ['3'], fields: { auditRemark: longtext('退回原因', { required: true, max: 200 }) } },
      {
        to: ['2'],
        fields: { score: integer('工作评分', { min: 0, max: 100 }), auditRemark: longtext('审核意见', { max: 200 }) },
      },
    ],
    stamps: [{ to: ['2', '3'], user: 'auditUser', time: 'auditTime' }],
  },
  fields: {
    workTitle: text('工作标题', { required: true, search: true, list: true, max: 100 }),
    accountantId: ref('会计人员', 'project/Accountant', { required: true, search: true, list: true }),
    communityId: ref('所属社区', 'source/communityinfo', {
      required: true,
      search: true,
      copy: { through: 'accountantId', field: 'communityId' },
    }),
    workType: dict('工作类型', 'accountant_work_type', { required: true, search: true, list: true }),
    bookMonth: month('所属账期', { required: true, search: true, list: true }),
    workDate: date('工作日期', { required: true, list: true, initial: 'today' }),
    content: longtext('工作内容', { required: true, max: 2000 }),
    voucherCount: integer('凭证数', { list: true, min: 0, unit: '张' }),
    incomeAmount: money('收入金额', { list: true, min: 0, unit: '元' }),
    expenseAmount: money('支出金额', { list: true, min: 0, unit: '元' }),
    balanceAmount: money('结余', { unit: '元' }),
    published: toggle('是否公示', { list: true, default: 0 }),
    publishDate: date('公示日期'),
    files: files('附件'),
    auditUser: user('审核人', { list: true, readonly: true }),
    auditTime: datetime('审核时间', { readonly: true }),
    auditRemark: text('审核意见', { readonly: true, max: 200 }),
    score: integer('工作评分', { min: 0, max: 100 }),
    status: dict('状态', 'accountant_work_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type AccountantWork = Row<typeof accountantWork>;
