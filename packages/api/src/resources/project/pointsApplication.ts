import { crud, post } from '../../call.ts';
import {
  type Id,
  date,
  datetime,
  dict,
  idcard,
  images,
  integer,
  longtext,
  phone,
  ref,
  text,
  user,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** What a reviewer judges by. */
const tells = ['personName', 'ruleId', 'points', 'occurDate', 'reason', 'proofs'];

/** 积分申报: a resident's claim for points. */
export const pointsApplication = resource('project/pointsApplication', {
  label: '积分申报',
  title: 'applyNo',
  menu: { icon: 'iconfont iconicon_flag', sort: 3, group: 'points' },
  applicants: ['createUser', 'applicantId'],
  states: {
    field: 'status',
    initial: '0',
    settled: { in: ['1'] },
    moves: [
      {
        from: '0',
        to: '1',
        call: 'updateStatus',
        label: '通过审核',
        roles: ['community', 'gridleader', 'admin'],
        approval: true,
      },
      {
        from: '0',
        to: '2',
        call: 'updateStatus',
        label: '驳回',
        roles: ['community', 'gridleader', 'admin'],
        approval: true,
      },
      { from: '0', to: '3', call: 'updateStatus', label: '撤回', roles: ['public', 'gridmember'] },
      { from: '2', to: '0', call: 'updateStatus', label: '重新提交', roles: ['public', 'gridmember'] },
      { from: '1', to: '2', call: 'updateStatus', label: '撤销通过', roles: ['admin'] },
    ],
    prompts: [
      {
        to: ['1'],
        tells,
        fields: {
          approvedPoints: integer('核定积分', { min: 0, max: 1000, help: '不填就按申报积分核定。' }),
          auditRemark: longtext('审核意见', { max: 200 }),
        },
      },
      { to: ['2'], tells, fields: { auditRemark: longtext('驳回原因', { required: true, max: 200 }) } },
    ],
    stamps: [{ to: ['1', '2'], user: 'auditUser', time: 'auditTime' }],
  },
  fields: {
    applyNo: text('申报编号', {
      search: true,
      list: true,
      readonly: true,
      fill: { serial: 'SB' },
      unique: true,
      max: 20,
    }),
    applicantType: dict('申报人类别', 'points_person_type', { required: true, search: true, list: true }),
    applicantId: text('申报人编号', { max: 32, internal: true }),
    personName: text('申报人', { required: true, search: true, list: true, max: 30, sensitive: 'name' }),
    idCard: idcard('身份证号', { sensitive: 'idcard' }),
    phone: phone('手机号码', { required: true, search: true, sensitive: 'phone' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      initial: 'ownGrid',
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    ruleId: ref('积分事项', 'project/pointsManage', { required: true, search: true, list: true }),
    points: integer('申报积分', {
      required: true,
      list: true,
      min: 1,
      max: 1000,
      copy: { through: 'ruleId', field: 'points' },
    }),
    approvedPoints: integer('核定积分', { list: true, readonly: true, min: 0, max: 1000 }),
    occurDate: date('发生日期', { required: true, list: true, initial: 'today' }),
    reason: longtext('申报事由', { required: true, max: 500 }),
    proofs: images('证明材料'),
    applyTime: datetime('申报时间', { list: true, readonly: true, fill: 'now' }),
    auditUser: user('审核人', { list: true, readonly: true }),
    auditTime: datetime('审核时间', { readonly: true }),
    auditRemark: text('审核意见', { readonly: true, max: 200 }),
    status: dict('状态', 'points_application_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    updateStatus: post<{ id: Id; status: string; approvedPoints?: number; auditRemark?: string }>(
      'updateStatus',
      'query',
    ),
  },
});
export type PointsApplication = Row<typeof pointsApplication>;
