import { hedgePoints } from '@lattice/api/resources/project/hedgePoints';
import { handle } from '../../call/handle.ts';

/** Answers of 避险点. */
export const handlers = handle(
  hedgePoints,
  {},
  {
    timed: {
      field: 'status',
      moves: [
        { from: '2', to: '3', due: 't.current_people >= t.capacity' },
        { from: '3', to: '2', due: 'coalesce(t.current_people, 0) < t.capacity' },
      ],
    },
  },
);
