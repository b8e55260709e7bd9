import { crud, post } from '../../call.ts';
import {
  type Id,
  computed,
  date,
  datetime,
  dict,
  idcard,
  image,
  multidict,
  phone,
  ref,
  text,
  longtext,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 志愿者: a resident who has signed up for voluntary work in a grid. */
export const volunteer = resource('project/Volunteer', {
  label: '志愿者',
  title: 'volunteerName',
  menu: { icon: 'iconfont iconicon_volunteer', sort: 1, group: 'volunteers' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'updateStatus', label: '通过审核', roles: ['community', 'admin'], approval: true },
      { from: '0', to: '2', call: 'updateStatus', label: '驳回', roles: ['community', 'admin'], approval: true },
      { from: '2', to: '0', call: 'updateStatus', label: '重新提交', roles: ['public', 'community'] },
      { from: '1', to: '3', call: 'updateStatus', label: '停用', roles: ['community', 'admin'] },
      { from: '3', to: '1', call: 'updateStatus', label: '恢复', roles: ['community', 'admin'] },
      { from: '1', to: '4', call: 'updateStatus', label: '注销', roles: ['community', 'admin', 'public'] },
      { from: '3', to: '4', call: 'updateStatus', label: '注销', roles: ['admin'] },
    ],
    prompts: [{ to: ['2'], fields: { auditRemark: longtext('驳回原因', { required: true, max: 200 }) } }],
  },
  fields: {
    volunteerNo: text('志愿者编号', { list: true, readonly: true, fill: { serial: 'ZY' }, unique: true, max: 20 }),
    volunteerName: text('姓名', { required: true, search: true, list: true, max: 30, sensitive: 'name' }),
    sex: dict('性别', 'sex', { required: true, list: true, derive: 'idCard' }),
    idCard: idcard('身份证号', { required: true, search: true, unique: true, sensitive: 'idcard' }),
    birthDate: date('出生日期', { readonly: true, derive: 'idCard' }),
    phone: phone('手机号码', { required: true, search: true, list: true, sensitive: 'phone' }),
    politicalStatus: dict('政治面貌', 'political_status'),
    education: dict('文化程度', 'education'),
    serviceUnit: text('工作单位', { max: 100 }),
    currentAddress: text('现住地址', { max: 200, sensitive: 'address' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      only: 'leaf',
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      initial: 'ownGrid',
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    serviceTypes: multidict('服务类别', 'volunteer_service_type', { required: true, list: true }),
    skills: text('特长技能', { max: 200 }),
    healthStatus: dict('健康状况', 'health_status', { sensitive: 'health' }),
    emergencyContact: text('紧急联系人', { max: 30, sensitive: 'name' }),
    emergencyPhone: phone('紧急联系电话', { sensitive: 'phone' }),
    photo: image('照片'),
    registerSource: dict('注册来源', 'data_source', { default: '1' }),
    registerTime: datetime('注册时间', { list: true, readonly: true, fill: 'now' }),
    serviceHours: computed('累计服务时长', 'number', {
      list: true,
      unit: '小时',
      from: { sum: { of: 'project/volunteRecord', by: 'volunteerId', field: 'serviceHours', where: { status: '3' } } },
    }),
    starLevel: computed('志愿星级', 'integer'),
    status: dict('状态', 'volunteer_status', { search: true, list: true, readonly: true, default: '0' }),
    auditRemark: text('审核意见', { readonly: true, max: 200 }),
  },
  calls: {
    ...crud,
    updateStatus: post<{ id: Id; status: string; auditRemark?: string }>('updateStatus', 'query'),
  },
});
export type Volunteer = Row<typeof volunteer>;
