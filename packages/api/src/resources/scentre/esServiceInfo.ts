import { crud } from '../../call.ts';
import {
  dept,
  dict,
  file,
  files,
  integer,
  json,
  longtext,
  multidict,
  ref,
  richtext,
  text,
  toggle,
  url,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 服务事项: a service of the counter: conditions, materials, time. */
export const esServiceInfo = resource('scentre/esServiceInfo', {
  label: '服务事项',
  title: 'serviceName',
  menu: { icon: 'iconfont iconicon_service', sort: 5 },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '发布', roles: ['window', 'admin'] },
      { from: '1', to: '2', call: 'submit', label: '下线', roles: ['window', 'admin'] },
      { from: '2', to: '1', call: 'submit', label: '重新上线', roles: ['window', 'admin'] },
      { from: '2', to: '0', call: 'submit', label: '改为草稿', roles: ['window'] },
    ],
  },
  fields: {
    serviceName: text('事项名称', { required: true, search: true, list: true, leads: true, max: 100 }),
    serviceCode: text('事项编码', {
      search: true,
      list: true,
      unique: true,
      max: 40,
      fill: { serial: 'SX' },
      help: '不填时保存后自动编号',
    }),
    categoryId: ref('服务类别', 'scentre/esServiceCategory', { required: true, search: true, list: true }),
    serviceObject: multidict('服务对象', 'service_object', {
      required: true,
      list: true,
      copy: { through: 'categoryId', field: 'serviceObject' },
    }),
    deptId: dept('办理部门', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'categoryId', field: 'deptId' },
    }),
    handlePlace: text('办理地点', { required: true, max: 200 }),
    workTime: text('办公时间', { required: true, max: 100, synonyms: ['办理时间'] }),
    consultPhone: text('咨询电话', {
      required: true,
      list: true,
      max: 20,
      pattern: '^(1\\d{10}|0\\d{2,3}-?\\d{7,8}|400-?\\d{3}-?\\d{4}|\\d{3,8})$',
    }),
    complainPhone: text('投诉电话', {
      max: 20,
      pattern: '^(1\\d{10}|0\\d{2,3}-?\\d{7,8}|400-?\\d{3}-?\\d{4}|\\d{3,8})$',
    }),
    legalDays: integer('法定时限', { min: 0, unit: '工作日' }),
    promiseDays: integer('承诺时限', { required: true, list: true, min: 0, unit: '工作日', adds: false }),
    isFee: toggle('是否收费', { default: 0 }),
    feeStandard: text('收费标准', { max: 200 }),
    basis: longtext('办理依据', { max: 1000 }),
    condition: longtext('受理条件', { max: 1000 }),
    materials: json('申请材料', {
      required: true,
      shape: {
        kind: 'rows',
        fields: {
          materialName: text('材料名称', { required: true, max: 100 }),
          form: text('形式', { max: 20, help: '如原件、复印件、电子件' }),
          copies: integer('份数', { min: 1, max: 99, unit: '份', default: 1 }),
          required: toggle('必须提供', { default: 1 }),
          sampleFile: file('样表'),
        },
      },
    }),
    process: richtext('办理流程', { required: true }),
    onlineUrl: url('网办地址', { max: 300 }),
    canAppoint: toggle('可预约', { list: true, default: 1 }),
    dayQuota: integer('每日预约数', { min: 0, max: 999, help: '不填时不限' }),
    slotQuota: integer('每时段预约数', { min: 0, max: 999, help: '不填时不限' }),
    files: files('附件'),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'service_info_status', {
      search: true,
      list: true,
      leads: true,
      readonly: true,
      default: '0',
    }),
  },
  calls: crud,
});
export type EsServiceInfo = Row<typeof esServiceInfo>;
