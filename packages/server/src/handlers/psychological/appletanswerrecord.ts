import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { handle } from '../../call/handle.ts';

/** Hours after which an answer sheet that was never handed in no longer counts. */
const ANSWER_HOURS = 24;

/** Answers of 测评记录. */
export const handlers = handle(
  appletanswerrecord,
  {},
  {
    timed: {
      field: 'status',
      moves: [{ from: '0', to: '3', due: `t.start_time <= $1::timestamptz - interval '${ANSWER_HOURS} hours'` }],
    },
  },
);
