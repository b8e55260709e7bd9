import { crud } from '../../call.ts';
import {
  computed,
  datetime,
  dept,
  dict,
  files,
  image,
  integer,
  longtext,
  number,
  phone,
  ref,
  richtext,
  text,
  toggle,
} from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 志愿活动: a voluntary activity with its time, place and number of people. */
export const volunteActivities = resource('project/volunteActivities', {
  label: '志愿活动',
  title: 'activityName',
  menu: { icon: 'iconfont iconicon_volunteer', sort: 3, group: 'volunteers' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '发布招募', roles: ['community', 'admin'] },
      { from: '1', to: '2', call: 'submit', label: '截止招募', roles: ['community', 'system'] },
      { from: '2', to: '3', call: 'submit', label: '开始活动', roles: ['community', 'system'] },
      { from: '1', to: '3', call: 'submit', label: '开始活动', roles: ['community'] },
      { from: '3', to: '4', call: 'submit', label: '结束活动', roles: ['community', 'system'] },
      { from: '0', to: '5', call: 'submit', label: '取消活动', roles: ['community'] },
      { from: '1', to: '5', call: 'submit', label: '取消活动', roles: ['community', 'admin'] },
      { from: '2', to: '5', call: 'submit', label: '取消活动', roles: ['community', 'admin'] },
    ],
  },
  fields: {
    activityName: text('活动名称', { required: true, search: true, list: true, max: 100 }),
    activityType: dict('活动类别', 'volunteer_service_type', { required: true, search: true, list: true }),
    organizeDept: dept('组织单位', { required: true, list: true }),
    contactName: text('联系人', { required: true, max: 30, sensitive: 'name' }),
    phone: phone('联系电话', { required: true, sensitive: 'phone' }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'communityId', field: 'griddingId' },
      byPoint: true,
    }),
    communityId: ref('所属社区', 'source/communityinfo', { search: true }),
    address: text('活动地点', {
      required: true,
      list: true,
      max: 200,
      copy: { through: 'communityId', field: 'address' },
    }),
    ...pointFields({ through: 'communityId' }),
    startTime: datetime('开始时间', { required: true, search: true, list: true }),
    endTime: datetime('结束时间', { required: true, list: true, notBefore: 'startTime' }),
    signUpDeadline: datetime('报名截止', { required: true }),
    recruitCount: integer('招募人数', { required: true, min: 1, max: 9999, unit: '人' }),
    signedCount: computed('已报名人数', 'integer', {
      list: true,
      from: {
        count: {
          of: 'project/volunteRecord',
          by: 'activityId',
          where: { permitStatus: ['0', '1'], status: ['0', '1', '2', '3', '4'] },
        },
      },
    }),
    serviceHours: number('计划服务时长', { min: 0, max: 24, unit: '小时' }),
    rewardPoints: integer('奖励积分', { min: 0 }),
    liveCode: toggle('动态签到码', {
      help: '开启后，须扫描现场屏幕上每分钟更换的二维码签到、签退，打印的码只能用来报名。',
    }),
    requirement: longtext('招募要求', { max: 1000 }),
    cover: image('封面图', { open: { field: 'status', in: ['1', '2', '3', '4'] } }),
    content: richtext('活动详情', { open: { field: 'status', in: ['1', '2', '3', '4'] }, required: true }),
    files: files('附件', { open: { field: 'status', in: ['1', '2', '3', '4'] } }),
    summary: longtext('活动总结', { max: 2000 }),
    status: dict('状态', 'volunteer_activity_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: crud,
});
export type VolunteActivities = Row<typeof volunteActivities>;
