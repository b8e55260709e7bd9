import { volunteRecord } from '@lattice/api/resources/project/volunteRecord';
import { handle } from '../../call/handle.ts';
import { followTurn } from '../../domain/volunteers/turnEffect.ts';
import { moveHandler } from '../../table/write/moveHandler.ts';
import { moveWithEffect } from '../../table/write/moveEffects.ts';

/**
 * Answers of 志愿服务记录: people check in with a permit alone; confirmed hours post their points as an approved application
 * of the volunteer.
 */
export const handlers = handle(
  volunteRecord,
  {
    updatePermitStatus: moveHandler(volunteRecord, 'updatePermitStatus'),
    updateStatus: async (input, context) =>
      moveWithEffect(volunteRecord, 'status', 'updateStatus', input, context, followTurn),
  },
  {
    timed: {
      field: 'status',
      follows: ['project/volunteActivities'],
      moves: [
        {
          from: '0',
          to: '4',
          due: `exists (select 1 from project_volunteactivities a
              where a.id = t.activity_id and a.end_time <= $1::timestamptz)`,
        },
      ],
    },
  },
);
