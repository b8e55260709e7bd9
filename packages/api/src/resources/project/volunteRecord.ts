import { crud, post } from '../../call.ts';
import { type Id, datetime, dict, images, integer, longtext, number, phone, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 志愿服务记录: one volunteer's part in one activity, from signing up to the hours. */
export const volunteRecord = resource('project/volunteRecord', {
  label: '志愿服务记录',
  title: 'volunteerName',
  menu: { icon: 'iconfont iconicon_volunteer', sort: 2, group: 'volunteers' },
  states: {
    field: 'status',
    initial: '0',
    settled: { in: ['3'] },
    moves: [
      { from: '0', to: '1', call: 'updateStatus', label: '签到', roles: ['gridmember', 'community', 'public'] },
      { from: '1', to: '2', call: 'updateStatus', label: '签退', roles: ['gridmember', 'community', 'public'] },
      { from: '2', to: '3', call: 'updateStatus', label: '确认时长', roles: ['community', 'admin'], approval: true },
      { from: '0', to: '4', call: 'updateStatus', label: '登记缺席', roles: ['community', 'system'] },
      { from: '0', to: '5', call: 'updateStatus', label: '取消报名', roles: ['public', 'community'] },
      { from: '2', to: '1', call: 'updateStatus', label: '撤销签退', roles: ['community'] },
    ],
    stamps: [
      { to: ['1'], time: 'signInTime' },
      { to: ['2'], time: 'signOutTime' },
    ],
  },
  moreStates: [
    {
      field: 'permitStatus',
      initial: '0',
      moves: [
        {
          from: '0',
          to: '1',
          call: 'updatePermitStatus',
          label: '同意报名',
          roles: ['community', 'admin'],
          approval: true,
        },
        {
          from: '0',
          to: '2',
          call: 'updatePermitStatus',
          label: '拒绝报名',
          roles: ['community', 'admin'],
          approval: true,
        },
        { from: '1', to: '2', call: 'updatePermitStatus', label: '改为拒绝', roles: ['community', 'admin'] },
        { from: '2', to: '1', call: 'updatePermitStatus', label: '改为同意', roles: ['community', 'admin'] },
      ],
      prompts: [{ to: ['2'], fields: { permitRemark: longtext('拒绝原因', { required: true, max: 200 }) } }],
      stamps: [{ user: 'permitUser', time: 'permitTime' }],
    },
  ],
  fields: {
    activityId: ref('服务活动', 'project/volunteActivities', { required: true, search: true, list: true }),
    volunteerId: ref('志愿者', 'project/Volunteer', { required: true, search: true }),
    volunteerName: text('志愿者姓名', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'volunteerId', field: 'volunteerName' },
      max: 30,
      sensitive: 'name',
    }),
    phone: phone('手机号码', {
      list: true,
      readonly: true,
      copy: { through: 'volunteerId', field: 'phone' },
      sensitive: 'phone',
    }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'activityId', field: 'griddingId' },
    }),
    applyTime: datetime('报名时间', { list: true, readonly: true, fill: 'now' }),
    permitStatus: dict('准入状态', 'volunteer_permit_status', {
      search: true,
      list: true,
      readonly: true,
      default: '0',
    }),
    permitUser: user('审批人', { readonly: true }),
    permitTime: datetime('审批时间', { readonly: true }),
    permitRemark: text('审批意见', { readonly: true, max: 200 }),
    signInTime: datetime('签到时间', { list: true }),
    signInAddress: text('签到地点', { max: 200 }),
    signOutTime: datetime('签退时间', { notBefore: 'signInTime' }),
    serviceHours: number('服务时长', {
      list: true,
      min: 0,
      max: 24,
      unit: '小时',
      copy: { through: 'activityId', field: 'serviceHours' },
    }),
    grantPoints: integer('发放积分', { min: 0 }),
    serviceContent: longtext('服务内容', { max: 1000 }),
    images: images('图片'),
    evaluateScore: integer('评价星级', { min: 1, max: 5 }),
    evaluateRemark: text('评价内容', { max: 300 }),
    status: dict('服务状态', 'volunteer_record_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: {
    ...crud,
    updateStatus: post<{ id: Id; status: string }>('updateStatus', 'query'),
    updatePermitStatus: post<{ id: Id; permitStatus: string; permitRemark?: string }>('updatePermitStatus', 'query'),
  },
});
export type VolunteRecord = Row<typeof volunteRecord>;
