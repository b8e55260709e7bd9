import { crud } from '../../call.ts';
import { datetime, dict, integer, longtext, number, phone, ref, text, toggle, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 测评记录: one answered scale, with result and follow-up. */
export const appletanswerrecord = resource('psychological/appletanswerrecord', {
  label: '测评记录',
  title: 'recordNo',
  log: true,
  menu: { icon: 'iconfont iconicon_clipboard', sort: 3, group: 'assessments' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'system', roles: ['public', 'gridmember'] },
      { from: '1', to: '2', call: 'system', roles: ['system'] },
      { from: '1', to: '3', call: 'system', roles: ['system', 'counsellor'] },
      { from: '2', to: '3', call: 'system', roles: ['psyadmin', 'counsellor'] },
      { from: '0', to: '3', call: 'system', roles: ['system'] },
    ],
  },
  moreStates: [
    {
      field: 'warnStatus',
      initial: '0',
      moves: [
        { from: '0', to: '1', call: 'submit', label: '列入跟进', roles: ['system', 'counsellor'] },
        { from: '1', to: '2', call: 'submit', label: '开始跟进', roles: ['counsellor'] },
        { from: '2', to: '3', call: 'submit', label: '办结跟进', roles: ['counsellor', 'psyadmin'] },
      ],
      prompts: [{ to: ['3'], fields: { handleRemark: longtext('跟进记录', { required: true, max: 1000 }) } }],
      stamps: [{ to: ['2'], user: 'handleUser' }],
    },
  ],
  begins: [
    {
      of: 'psychological/consultingappointment',
      call: 'submit',
      by: 'answerRecordId',
      label: '预约咨询',
      while: { field: 'warnStatus', in: ['1', '2'] },
      roles: ['counsellor', 'psyadmin'],
      fields: ['expertId', 'roomId', 'appointDate', 'startTime', 'consultMode', 'demand'],
    },
  ],
  fields: {
    recordNo: text('测评编号', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      fill: { serial: 'CP' },
      unique: true,
      max: 24,
    }),
    hmid: ref('量表', 'psychological/scale', { required: true, search: true, list: true, leads: true }),
    appletScaleId: ref('发布量表', 'psychological/appletscale'),
    sourceType: dict('人群', 'psy_source_type', { required: true, search: true, list: true }),
    personName: text('姓名', {
      search: true,
      list: true,
      leads: true,
      max: 30,
      sensitive: 'name',
      copy: { through: 'gridMemberId', field: 'personName' },
    }),
    sex: dict('性别', 'sex', { list: true, copy: { through: 'gridMemberId', field: 'sex' } }),
    age: integer('年龄', { list: true, min: 6, max: 120, unit: '岁', adds: false }),
    phone: phone('手机号码', { search: true, sensitive: 'phone', copy: { through: 'gridMemberId', field: 'phone' } }),
    gridMemberId: ref('网格员', 'grid/gridmember'),
    wechatUserId: ref('微信用户', 'cms/wechatuser'),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'griddingId' },
    }),
    startTime: datetime('开始时间', { list: true, readonly: true, fill: 'now' }),
    submitTime: datetime('提交时间', { search: true, list: true, leads: true, readonly: true }),
    duration: integer('用时', { readonly: true, min: 0, unit: '秒' }),
    answeredCount: integer('已答题数', { readonly: true, min: 0 }),
    rawScore: number('原始总分', { readonly: true, sensitive: 'health' }),
    totalScore: number('总分', { list: true, readonly: true, sensitive: 'health' }),
    positiveCount: integer('阳性项目数', { readonly: true, min: 0, sensitive: 'health' }),
    resultLevel: dict('结果等级', 'psy_result_level', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      sensitive: 'health',
    }),
    resultText: longtext('综合结论', { readonly: true, max: 1000, sensitive: 'health' }),
    riskHit: toggle('命中危机题', { search: true, readonly: true, sensitive: 'health' }),
    warnStatus: dict('预警跟进', 'answer_warn_status', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      default: '0',
    }),
    invalidReason: text('无效原因', { readonly: true, max: 200 }),
    handleUser: user('跟进人', { readonly: true }),
    handleRemark: longtext('跟进记录', { readonly: true, max: 1000, sensitive: 'health' }),
    status: dict('状态', 'answer_record_status', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      default: '0',
    }),
  },
  calls: crud,
});
export type Appletanswerrecord = Row<typeof appletanswerrecord>;
