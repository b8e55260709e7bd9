import { titleransaction } from '@lattice/api/resources/project/titleransaction';
import { handle } from '../../call/handle.ts';
import { list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { dayPassed } from '../../schedule/dueSql.ts';

/** Answers of 产权交易. */
export const handlers = handle(
  titleransaction,
  {
    listCoordinateRange: async (input: Readonly<Record<string, unknown>>, context) =>
      list(tableOf(titleransaction), {}, input, context, () => 't.coordinate_range is not null'),
  },
  { timed: { field: 'status', moves: [{ from: '3', to: '6', due: dayPassed('end_date') }] } },
);
