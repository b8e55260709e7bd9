import { titleransaction } from '@lattice/api/resources/project/titleransaction';
import { handle } from '../../handle.ts';
import { list } from '../../table/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 产权交易. */
export const handlers = handle(titleransaction, {
  listCoordinateRange: async (input: Readonly<Record<string, unknown>>, context) => list(tableOf(titleransaction), {}, input, context, () => 't.coordinate_range is not null'),
});
