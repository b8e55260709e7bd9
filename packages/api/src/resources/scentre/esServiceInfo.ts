import { crud } from '../../call.ts';
import { dept, dict, files, integer, json, longtext, multidict, ref, richtext, text, toggle, url } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 服务事项: a service of the counter: conditions, materials, time. */
export const esServiceInfo = resource('scentre/esServiceInfo', {
  label: '服务事项',
  title: 'serviceName',
  menu: { icon: 'iconfont iconicon_service', sort: 5 },
  states: { field: 'status', initial: '0', moves: [
    ['0', '1', 'submit', '', ['window', 'admin']],
    ['1', '2', 'submit', '', ['window', 'admin']],
    ['2', '1', 'submit', '', ['window', 'admin']],
    ['2', '0', 'submit', '', ['window']],
  ] },
  fields: {
    serviceName: text('事项名称', { required: true, search: true, list: true, max: 100 }),
    serviceCode: text('事项编码', { required: true, search: true, list: true, unique: true, max: 40 }),
    categoryId: ref('服务类别', 'scentre/esServiceCategory', { required: true, search: true, list: true }),
    serviceObject: multidict('服务对象', 'service_object', { required: true, list: true }),
    deptId: dept('办理部门', { required: true, search: true, list: true }),
    handlePlace: text('办理地点', { required: true, max: 200 }),
    workTime: text('办理时间', { required: true, max: 100 }),
    consultPhone: text('咨询电话', { required: true, list: true, max: 20, pattern: '^(1\\d{10}|0\\d{2,3}-?\\d{7,8}|400-?\\d{3}-?\\d{4}|\\d{3,8})$' }),
    complainPhone: text('投诉电话', { max: 20, pattern: '^(1\\d{10}|0\\d{2,3}-?\\d{7,8}|400-?\\d{3}-?\\d{4}|\\d{3,8})$' }),
    legalDays: integer('法定时限', { min: 0, unit: '工作日' }),
    promiseDays: integer('承诺时限', { required: true, list: true, min: 0, unit: '工作日' }),
    isFee: toggle('是否收费', { default: 0 }),
    feeStandard: text('收费标准', { max: 200 }),
    basis: longtext('办理依据', { max: 1000 }),
    condition: longtext('受理条件', { max: 1000 }),
    /** Rows of {materialName, form, copies, required, sampleFile}. */
    materials: json('申请材料', { required: true }),
    process: richtext('办理流程', { required: true }),
    onlineUrl: url('网办地址', { max: 300 }),
    canAppoint: toggle('可预约', { list: true, default: 1 }),
    dayQuota: integer('每日预约数', { min: 0, max: 999 }),
    files: files('附件'),
    sort: integer('排序', { list: true, min: 0, max: 9999, default: 0 }),
    status: dict('状态', 'service_info_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type EsServiceInfo = Row<typeof esServiceInfo>;
