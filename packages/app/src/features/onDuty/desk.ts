import { msg } from '@lingui/core/macro';
import type { Desk } from '../desk/Desk.ts';

/** Grid members whose position came within the last minutes, with when it came last. */
export const onlineMembers: Desk = {
  path: 'grid/online',
  title: msg`在线人员`,
  note: msg`这里只有最近 10 分钟内上报过位置的人员；打开手机端并允许定位后出现。`,
  of: 'grid/gridmember',
  call: 'page',
  filter: { isOnline: '1' },
  by: 'memberPost',
  states: ['1', '2', '3', '4', '5', '6', '7'],
  columns: ['personName', 'memberPost', 'griddingId', 'lastLocateTime', 'phone', 'deptId', 'workState'],
  facts: ['griddingId', 'lastLocateTime', 'phone'],
  isMoved: false,
};
