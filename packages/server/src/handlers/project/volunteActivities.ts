import { volunteActivities } from '@lattice/api/resources/project/volunteActivities';
import { handle } from '../../call/handle.ts';
import { momentReached } from '../../schedule/dueSql.ts';

/** Answers of 志愿活动. */
export const handlers = handle(
  volunteActivities,
  {},
  {
    timed: {
      field: 'status',
      moves: [
        { from: '1', to: '2', due: momentReached('sign_up_deadline') },
        { from: '2', to: '3', due: momentReached('start_time') },
        { from: '3', to: '4', due: momentReached('end_time') },
      ],
    },
  },
);
