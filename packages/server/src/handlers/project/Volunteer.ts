import { volunteer } from '@lattice/api/resources/project/Volunteer';
import { handle } from '../../call/handle.ts';
import { moveHandler } from '../../table/write/moveHandler.ts';

const hours = `select coalesce(sum(c.service_hours), 0)
    from project_volunterecord c
    where c.volunteer_id = t.id and c.status = '3' and c.is_deleted = 0`;

/** Answers of 志愿者: stars are given for 100, 300, 600, 1000 and 1500 hours. */
export const handlers = handle(
  volunteer,
  { updateStatus: moveHandler(volunteer, 'updateStatus') },
  {
    expressions: {
      starLevel: `select count(*)::int
        from unnest(array[100, 300, 600, 1000, 1500]) s (least)
        where s.least <= (${hours})`,
    },
  },
);
