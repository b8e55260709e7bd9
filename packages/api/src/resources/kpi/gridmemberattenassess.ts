import { crud, plain } from '../../call.ts';
import { computed, dept, dict, integer, longtext, month, number, ref } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 网格员考勤考核: the monthly assessment of a grid member's attendance. */
export const gridmemberattenassess = resource('kpi/gridmemberattenassess', {
  label: '网格员考勤考核',
  title: 'gridMemberId',
  menu: { icon: 'iconfont iconicon_chart', sort: 4 },
  states: {
    field: 'assessStatus',
    initial: '0',
    settled: { in: ['2', '3'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '考核确认' },
      { from: '1', to: '2', call: 'submit', label: '公示' },
      { from: '1', to: '0', call: 'submit', label: '退回重算' },
      { from: '2', to: '3', call: 'submit', label: '归档' },
    ],
    prompts: [{ to: ['0'], fields: { remark: longtext('退回原因', { required: true, max: 500 }) } }],
  },
  fields: {
    gridMemberId: ref('网格员', 'grid/gridmember', { required: true, search: true, list: true }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'griddingId' },
    }),
    deptId: dept('所属机构', { required: true, search: true, copy: { through: 'gridMemberId', field: 'deptId' } }),
    assessMonth: month('考核月份', { required: true, search: true, list: true }),
    shouldDays: integer('应出勤天数', { required: true, list: true, min: 0, max: 31, unit: '天' }),
    actualDays: number('实际出勤天数', { required: true, list: true, min: 0, max: 31, scale: 1, unit: '天' }),
    lateCount: integer('迟到次数', { list: true, min: 0, unit: '次' }),
    earlyCount: integer('早退次数', { list: true, min: 0, unit: '次' }),
    absentDays: number('旷工天数', { list: true, min: 0, scale: 1, unit: '天' }),
    leaveDays: number('请假天数', { list: true, min: 0, scale: 1, unit: '天' }),
    missPunchCount: integer('缺卡次数', { list: true, min: 0, unit: '次' }),
    makeupCount: integer('补卡次数', { min: 0, unit: '次' }),
    outGridMinutes: integer('离格时长', { min: 0, unit: '分钟' }),
    onlineHours: number('在线时长', { list: true, min: 0, scale: 1, unit: '小时' }),
    attendRate: computed('出勤率', 'number', { list: true, unit: '%' }),
    attendanceScore: number('考勤得分', { list: true, min: 0, max: 100, scale: 1, unit: '分', adds: false }),
    assessGrade: computed('考核等次', 'dict', { dict: 'assess_grade', search: true, list: true }),
    assessStatus: dict('考核状态', 'assess_status', { search: true, list: true, default: '0' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: {
    ...crud,
    /** Monthly assessments of attendance, the best first. */
    getGridmemberAttenList: plain('page', 'getGridmemberAttenList'),
  },
});
export type Gridmemberattenassess = Row<typeof gridmemberattenassess>;
