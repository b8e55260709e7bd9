import { type TraceEntry, trace } from '@lattice/api/resources/blade-log/trace';
import { user } from '@lattice/api/resources/blade-user';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const entry = (id: string, more: Partial<TraceEntry>): TraceEntry => ({
  id,
  kind: 'audit',
  time: '2026-03-10 08:31:02',
  userName: '李华',
  what: 'login',
  about: '认证',
  recordId: '',
  address: '10.1.3.8',
  took: '',
  isFailed: false,
  traceId: 'f3a1',
  ...more,
});

const entries = [
  entry('1', {}),
  entry('2', { what: 'update', about: '实有人口', recordId: '1840', time: '2026-03-10 09:02:40', traceId: 'f3b2' }),
  entry('3', {
    kind: 'error',
    what: 'TypeError',
    about: '/api/event/event/page',
    isFailed: true,
    time: '2026-03-10 09:20:11',
  }),
];

const args = {
  address: '/blade-log/trace?user=7001&day=2026-03-10',
  shows: '同一请求',
  answers: [
    answer(user, 'userList', [{ id: '7001', account: 'lihua', realName: '李华', deptId: '1', deptName: '清河镇' }]),
    answer(trace, 'day', entries),
    answer(trace, 'request', entries.slice(0, 1)),
    answer(trace, 'faults', [
      {
        key: 'a',
        name: 'TypeError',
        message: 'rows is not iterable',
        place: 'at list (events.js)',
        count: 12,
        people: 4,
        first: '2026-03-01 08:00:00',
        last: '2026-03-10 09:20:11',
        traceId: 'f3c3',
      },
    ]),
  ],
};

const meta: ScreenMeta = { ...screens, title: 'Screens/Activity trace', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** What one person did on a day. */
export const Day: ScreenStory = {};

/** What belongs to one request. */
export const Request: ScreenStory = { args: { address: '/blade-log/trace?view=request&trace=f3a1' } };

/** Failures with the same stack. */
export const Faults: ScreenStory = { args: { address: '/blade-log/trace?view=faults', shows: 'at list (events.js)' } };
