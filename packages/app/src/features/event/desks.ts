import { msg } from '@lingui/core/macro';
import type { Desk } from '../desk/Desk.ts';

const OF = 'event/event';
const PLACE = ['address', 'griddingId'] as const;

/** Events that the person reported. */
export const myEvents: Desk = {
  path: 'event/my',
  title: msg`我的事件`,
  of: OF,
  call: 'myEventPage',
  by: 'eventStatus',
  states: ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
  columns: [
    'eventTitle',
    'eventStatus',
    'categoryId',
    'reportTime',
    'handleDeptId',
    'deadline',
    'satisfaction',
    'eventNo',
  ],
  facts: [...PLACE],
};

/** Events that wait for the person. */
export const waitingEvents: Desk = {
  path: 'event/process',
  title: msg`待办事件`,
  of: OF,
  call: 'evevtProcesspage',
  by: 'eventStatus',
  states: ['1', '2', '3', '4', '5', '7'],
  columns: [
    'eventTitle',
    'eventStatus',
    'eventLevel',
    'deadline',
    'categoryId',
    'griddingId',
    'handleDeptId',
    'isSupervised',
    'reportTime',
  ],
  facts: [...PLACE],
};

/** Events with a request for more time, which is granted or refused here. */
export const delayedEvents: Desk = {
  path: 'event/delay',
  title: msg`延期处理`,
  of: OF,
  call: 'evevtDelaypage',
  by: 'delayStatus',
  states: ['1', '2', '3', '4'],
  columns: ['eventTitle', 'delayStatus', 'deadline', 'eventStatus', 'griddingId', 'handleDeptId', 'eventLevel'],
  facts: ['handleDeptId', 'griddingId'],
  about: { of: 'event/eventdelay', by: 'eventId', call: 'page', filter: { delayStatus: '1' } },
  isMoved: false,
};

/** Open events and those under supervision, which is ordered, answered and ended here. */
export const supervisedEvents: Desk = {
  path: 'event/supervise',
  title: msg`督办处理`,
  of: OF,
  call: 'evevtSupervisepage',
  by: 'eventStatus',
  // Those that are closed stay while their supervision is open.
  states: ['1', '2', '3', '4', '5', '6', '7'],
  columns: [
    'eventTitle',
    'isSupervised',
    'eventStatus',
    'isOverdue',
    'deadline',
    'handleDeptId',
    'eventLevel',
    'griddingId',
  ],
  facts: ['handleDeptId', 'griddingId'],
  about: { of: 'event/eventsupervise', by: 'eventId', call: 'page', filter: { superviseStatus: '1,2' } },
};

/** Events that were handled: those that wait to be rated, and how content people were with the others. */
export const ratedEvents: Desk = {
  path: 'event/evaluate',
  title: msg`事件评价`,
  of: OF,
  call: 'page',
  filter: { eventStatus: '5,6' },
  by: 'eventStatus',
  states: ['5', '6'],
  columns: ['eventTitle', 'eventStatus', 'satisfaction', 'handleDeptId', 'griddingId', 'finishTime', 'reportName'],
  facts: ['handleDeptId', 'griddingId'],
};
