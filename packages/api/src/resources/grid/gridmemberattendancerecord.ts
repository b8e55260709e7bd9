import { crud, get } from '../../call.ts';
import {
  type Id,
  computed,
  date,
  datetime,
  dict,
  images,
  lnglat,
  longtext,
  number,
  ref,
  text,
  toggle,
} from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 考勤记录: one day of a grid member: when the work began and ended. */
export const gridmemberattendancerecord = resource('grid/gridmemberattendancerecord', {
  label: '考勤记录',
  title: 'attendanceDate',
  log: true,
  menu: { icon: 'iconfont iconicon_calendar', sort: 2, group: 'attendance' },
  states: {
    field: 'isMakeup',
    initial: '0',
    moves: [{ from: '0', to: '1', call: 'submit', label: '更正考勤', roles: ['gridleader', 'community'] }],
    prompts: [
      {
        to: ['1'],
        fields: {
          attendanceResult: dict('考勤结论', 'attendance_result', { required: true }),
          makeupReason: text('更正原因', { required: true, max: 200 }),
        },
        ofRecord: true,
      },
    ],
  },
  fields: {
    gridMemberId: ref('网格员', 'grid/gridmember', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'griddingId' },
    }),
    setId: ref('考勤组', 'grid/gridmemberattendanceset', { required: true }),
    attendanceDate: date('考勤日期', { required: true, search: true, list: true, initial: 'today' }),
    onPunchTime: datetime('上班打卡时间', { list: true }),
    onAddress: text('上班打卡地点', { list: true, max: 200 }),
    onLng: lnglat('上班打卡经度', 'lng', { pair: 'on' }),
    onLat: lnglat('上班打卡纬度', 'lat', { pair: 'on' }),
    onResult: dict('上班结果', 'punch_result', { search: true, list: true }),
    offPunchTime: datetime('下班打卡时间', { list: true }),
    offAddress: text('下班打卡地点', { max: 200 }),
    offLng: lnglat('下班打卡经度', 'lng', { pair: 'off' }),
    offLat: lnglat('下班打卡纬度', 'lat', { pair: 'off' }),
    offResult: dict('下班结果', 'punch_result', { search: true, list: true }),
    workHours: computed('出勤时长', 'number', {
      list: true,
      live: { between: ['onPunchTime', 'offPunchTime'], in: 'hours' },
    }),
    onlineHours: number('在线时长', { list: true, min: 0, unit: '小时' }),
    attendanceResult: dict('考勤结论', 'attendance_result', { search: true, list: true }),
    /** Punches that nobody made, both of a day of absence; none of a day that was corrected. */
    missPunchCount: computed('缺卡次数', 'integer', { search: true, list: true, unit: '次' }),
    leaveId: ref('关联请假', 'grid/gridmemberleaveapproval'),
    isMakeup: toggle('是否补卡', { search: true, list: true, default: 0 }),
    makeupReason: text('补卡原因', { max: 200, showIf: { field: 'isMakeup', in: [1] } }),
    images: images('打卡照片', { keepsPlace: true }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    /** One member's attendance in a month (this month without one), day by day. */
    getAttenList: get<
      { gridMemberId?: Id; month?: string; attendanceDate?: string },
      Readonly<Record<string, unknown>>[]
    >('getAttenList', { blank: [{}] }),
  },
});
export type Gridmemberattendancerecord = Row<typeof gridmemberattendancerecord>;
