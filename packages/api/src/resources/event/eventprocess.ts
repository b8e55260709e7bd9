import { datetime, dept, dict, files, images, integer, longtext, ref, text, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 事件流转记录: one step in the handling of an event. */
export const eventprocess = resource('event/eventprocess', {
  label: '事件流转记录',
  title: 'actionName',
  log: true,
  fields: {
    eventId: ref('事件', 'event/event', { required: true, search: true, list: true }),
    taskId: text('流程任务', { max: 64, internal: true }),
    nodeName: text('环节名称', { required: true, list: true, max: 50 }),
    actionName: dict('操作', 'event_action', { required: true, search: true, list: true }),
    fromStatus: dict('原状态', 'event_status', { list: true }),
    toStatus: dict('新状态', 'event_status', { list: true }),
    /** None for what the server did automatically. */
    operateUserId: user('操作人', { search: true, list: true }),
    operateDeptId: dept('操作部门', { list: true }),
    operateTime: datetime('操作时间', { required: true, list: true }),
    opinion: longtext('意见', { list: true, max: 1000 }),
    nextDeptId: dept('下一处理部门'),
    nextUserId: user('下一处理人'),
    usedMinutes: integer('环节耗时', { list: true, min: 0, unit: '分钟' }),
    images: images('处理照片', { keepsPlace: true }),
    files: files('附件'),
  },
  calls: {},
});
export type Eventprocess = Row<typeof eventprocess>;
