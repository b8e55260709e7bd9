import { gridmemberdailypatrol } from '@lattice/api/resources/grid/gridmemberdailypatrol';
import { handle } from '../../call/handle.ts';

/** Answers of 网格员日常巡查. */
export const handlers = handle(
  gridmemberdailypatrol,
  {},
  { expressions: { patrolMinutes: '(extract(epoch from t.end_time - t.start_time) / 60)::int' } },
);
