import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { scaleItems } from '@lattice/api/resources/scale/scaledetail';
import { handle } from '../../handle.ts';
import { idIn } from '../../parameter.ts';
import { list } from '../../table/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 量表题目 at its other address. */
export const handlers = handle(scaleItems, { list: async (input, context) => list(tableOf(scaledetail), {}, { hmid: idIn(input, 'hmid'), ascs: 'item_no' }, context) });
