import { crud, post } from '../../call.ts';
import { type Id, datetime, dict, images, integer, longtext, number, phone, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 志愿服务记录: one volunteer's part in one activity, from signing up to the hours. */
export const volunteRecord = resource('project/volunteRecord', {
  label: '志愿服务记录',
  title: 'volunteerName',
  menu: { icon: 'iconfont iconicon_volunteer', sort: 2, group: 'volunteers' },
  states: { field: 'status', initial: '0', moves: [
    ['0', '1', 'updateStatus', '', ['gridmember', 'community', 'public']],
    ['1', '2', 'updateStatus', '', ['gridmember', 'community', 'public']],
    ['2', '3', 'updateStatus', '', ['community', 'admin']],
    ['0', '4', 'updateStatus', '', ['community', 'system']],
    ['0', '5', 'updateStatus', '', ['public', 'community']],
    ['2', '1', 'updateStatus', '', ['community']],
  ], stamps: [{ to: ['1'], time: 'signInTime' }, { to: ['2'], time: 'signOutTime' }] },
  moreStates: [{ field: 'permitStatus', initial: '0', moves: [
    ['0', '1', 'updatePermitStatus', '', ['community', 'admin']],
    ['0', '2', 'updatePermitStatus', '', ['community', 'admin']],
    ['1', '2', 'updatePermitStatus', '', ['community', 'admin']],
    ['2', '1', 'updatePermitStatus', '', ['community', 'admin']],
  ], stamps: [{ user: 'permitUser', time: 'permitTime' }] }],
  fields: {
    activityId: ref('服务活动', 'project/volunteActivities', { required: true, search: true, list: true }),
    volunteerId: ref('志愿者', 'project/Volunteer', { required: true, search: true }),
    volunteerName: text('志愿者姓名', { search: true, list: true, readonly: true, copy: { through: 'volunteerId', field: 'volunteerName' }, max: 30, sensitive: 'name' }),
    phone: phone('手机号码', { list: true, readonly: true, copy: { through: 'volunteerId', field: 'phone' }, sensitive: 'phone' }),
    griddingId: ref('所属网格', 'grid/grid', { search: true, list: true }),
    applyTime: datetime('报名时间', { list: true, readonly: true, fill: 'now' }),
    permitStatus: dict('准入状态', 'volunteer_permit_status', { search: true, list: true, readonly: true, default: '0' }),
    permitUser: user('审批人', { readonly: true }),
    permitTime: datetime('审批时间', { readonly: true }),
    permitRemark: text('审批意见', { max: 200 }),
    signInTime: datetime('签到时间', { list: true }),
    signInAddress: text('签到地点', { max: 200 }),
    signOutTime: datetime('签退时间'),
    serviceHours: number('服务时长', { list: true, min: 0, max: 24, unit: '小时' }),
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
    updatePermitStatus: post<{ id: Id; permitStatus: string }>('updatePermitStatus', 'query'),
  },
});
export type VolunteRecord = Row<typeof volunteRecord>;
