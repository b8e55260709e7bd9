import { crud } from '../../call.ts';
import { date, datetime, dict, files, images, integer, longtext, number, ref, text, user } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 网格员工作日志: a note of a grid member's daily work. */
export const gridmemberwork = resource('grid/gridmemberwork', {
  label: '网格员工作日志',
  title: 'workTitle',
  menu: { icon: 'iconfont iconicon_work', sort: 1, group: 'work' },
  applicants: ['createUser', 'gridMemberId'],
  states: {
    field: 'workStatus',
    initial: '0',
    settled: { in: ['2'] },
    moves: [
      { from: '0', to: '1', call: 'submit', label: '提交' },
      { from: '1', to: '2', call: 'submit', label: '审阅通过', approval: true },
      { from: '1', to: '3', call: 'submit', label: '退回', approval: true },
      { from: '3', to: '1', call: 'submit', label: '重新提交' },
    ],
    prompts: [
      { to: ['3'], fields: { reviewOpinion: longtext('退回原因', { required: true, max: 500 }) } },
      { to: ['2'], fields: { reviewOpinion: longtext('审阅意见', { max: 500 }) } },
    ],
    stamps: [{ to: ['2', '3'], user: 'reviewUserId', time: 'reviewTime' }],
  },
  fields: {
    gridMemberId: ref('网格员', 'grid/gridmember', { required: true, search: true, list: true, initial: 'ownMember' }),
    griddingId: ref('所属网格', 'grid/grid', {
      required: true,
      search: true,
      list: true,
      copy: { through: 'gridMemberId', field: 'griddingId' },
      initial: 'ownGrid',
      byPoint: true,
    }),
    workDate: date('工作日期', { required: true, search: true, list: true, initial: 'today' }),
    workType: dict('工作类型', 'grid_work_type', { required: true, search: true, list: true }),
    workTitle: text('工作标题', { required: true, search: true, list: true, max: 100 }),
    workContent: longtext('工作内容', { required: true, max: 2000 }),
    workResult: longtext('完成情况', { max: 1000 }),
    workHours: number('工作时长', { list: true, min: 0, max: 24, scale: 1, unit: '小时' }),
    serviceCount: integer('服务人次', { list: true, min: 0, default: 0 }),
    address: text('工作地点', { max: 200 }),
    ...pointFields(),
    eventId: ref('关联事件', 'event/event'),
    images: images('工作照片', { keepsPlace: true }),
    files: files('附件'),
    reviewUserId: user('审阅人', { list: true, readonly: true }),
    reviewTime: datetime('审阅时间', { readonly: true }),
    reviewOpinion: longtext('审阅意见', { readonly: true, max: 500 }),
    workStatus: dict('日志状态', 'work_log_status', { search: true, list: true, default: '0' }),
  },
  calls: crud,
});
export type Gridmemberwork = Row<typeof gridmemberwork>;
