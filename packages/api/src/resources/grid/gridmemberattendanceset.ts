import { crud } from '../../call.ts';
import { date, dept, dict, integer, longtext, multidict, number, refs, text, time, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 考勤设置: a rule of attendance: times, days and places. */
export const gridmemberattendanceset = resource('grid/gridmemberattendanceset', {
  label: '考勤设置',
  title: 'setName',
  menu: { icon: 'iconfont iconicon_setting', sort: 1, group: 'attendance' },
  states: switchStates(),
  fields: {
    setName: text('考勤组名称', { required: true, search: true, list: true, max: 50 }),
    deptId: dept('适用机构', { required: true, search: true, list: true }),
    griddingIds: refs('适用网格', 'grid/grid'),
    gridMemberIds: refs('适用网格员', 'grid/gridmember'),
    workDays: multidict('工作日', 'week_day', { required: true, list: true }),
    onTime: time('上班时间', { required: true, list: true }),
    offTime: time('下班时间', { required: true, list: true }),
    lateMinutes: integer('迟到宽限', { required: true, min: 0, max: 120, unit: '分钟', default: 10 }),
    earlyMinutes: integer('早退宽限', { required: true, min: 0, max: 120, unit: '分钟', default: 10 }),
    absentMinutes: integer('旷工界限', { required: true, min: 30, max: 480, unit: '分钟', default: 120 }),
    punchMode: dict('打卡方式', 'punch_mode', { required: true, search: true, list: true, default: '1' }),
    punchRadius: integer('打卡半径', {
      min: 50,
      max: 5000,
      unit: '米',
      default: 300,
      showIf: { field: 'punchMode', in: ['2'] },
    }),
    address: text('打卡地点', { max: 200, showIf: { field: 'punchMode', in: ['2'] } }),
    ...pointFields(),
    minOnlineHours: number('最低在线时长', { min: 0, max: 24, unit: '小时' }),
    holidayRule: dict('节假日规则', 'holiday_rule', { required: true, default: '1' }),
    effectiveDate: date('生效日期', { required: true, list: true }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type Gridmemberattendanceset = Row<typeof gridmemberattendanceset>;
