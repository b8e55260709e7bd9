import { renterinfo } from '@lattice/api/resources/source/renterinfo';
import { handle } from '../../call/handle.ts';
import { dayPassed } from '../../schedule/dueSql.ts';

/** Answers of 房屋承租信息. */
export const handlers = handle(
  renterinfo,
  {},
  { timed: { field: 'rentStatus', moves: [{ from: '1', to: '3', due: dayPassed('end_date') }] } },
);
