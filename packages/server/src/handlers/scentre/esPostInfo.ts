import { esPostInfo } from '@lattice/api/resources/scentre/esPostInfo';
import { handle } from '../../call/handle.ts';
import { dayPassed } from '../../schedule/dueSql.ts';

/** Answers of 岗位信息. */
export const handlers = handle(
  esPostInfo,
  {},
  { timed: { field: 'status', moves: [{ from: '1', to: '4', due: dayPassed('expire_date') }] } },
);
