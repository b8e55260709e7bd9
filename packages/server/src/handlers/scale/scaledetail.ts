import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { scaleItems } from '@lattice/api/resources/scale/scaledetail';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 量表题目 at its other address. */
export const handlers = handle(scaleItems, {
  list: async (input, context) =>
    list(tableOf(scaledetail), {}, { ascs: 'item_no', ...input, hmid: idIn(input, 'hmid') }, context),
});
