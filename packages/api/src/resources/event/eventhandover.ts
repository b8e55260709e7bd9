import { crud, startFlow } from '../../call.ts';
import { computed, datetime, dept, dict, files, longtext, ref, user } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/**
 * 事件移交: a request to hand an event that is being handled to another department, decided by a process of the route
 * `handover`; ours, since the catalogue has none.
 */
export const eventhandover = resource('event/eventhandover', {
  label: '事件移交',
  title: 'reason',
  states: {
    field: 'handoverStatus',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'startFlow', label: '提交移交', roles: ['dept', 'dispatcher', 'gridmember'] },
      { from: '3', to: '1', call: 'startFlow', label: '重新提交', roles: ['dept', 'dispatcher', 'gridmember'] },
      { from: '4', to: '1', call: 'startFlow', label: '重新提交', roles: ['dept', 'dispatcher', 'gridmember'] },
      { from: '1', to: '2', call: 'system', roles: ['system'] },
      { from: '1', to: '3', call: 'system', roles: ['system'] },
      { from: '1', to: '4', call: 'system', roles: ['system'] },
    ],
  },
  flow: {
    route: 'handover',
    field: 'handoverStatus',
    running: '1',
    passed: '2',
    refused: '3',
    withdrawn: '4',
    values: ['eventId', 'eventTitle', 'toDeptId', 'reason', 'files', 'applyUserId', 'applyDeptId', 'applyTime'],
  },
  fields: {
    eventId: ref('事件', 'event/event', { required: true, search: true, list: true }),
    eventTitle: computed('事件名称', 'text', {
      search: true,
      list: true,
      from: { through: 'eventId', field: 'eventTitle' },
    }),
    toDeptId: dept('接收部门', { required: true, search: true, list: true }),
    reason: longtext('移交理由', { required: true, list: true, max: 500 }),
    files: files('相关材料'),
    applyUserId: user('申请人', { search: true, list: true, readonly: true, fill: 'user' }),
    applyDeptId: dept('移交部门', { list: true, readonly: true, fill: 'dept' }),
    applyTime: datetime('申请时间', { search: true, list: true, readonly: true, fill: 'now' }),
    handoverStatus: dict('移交状态', 'handover_status', { search: true, list: true, readonly: true, default: '0' }),
  },
  calls: { ...crud, startFlow },
});
export type Eventhandover = Row<typeof eventhandover>;
