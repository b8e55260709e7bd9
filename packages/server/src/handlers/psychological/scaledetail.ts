import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { handle } from '../../handle.ts';
import { idIn } from '../../parameter.ts';
import { list } from '../../table/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 量表题目. */
export const handlers = handle(scaledetail, { list: async (input: Readonly<Record<string, unknown>>, context) => list(tableOf(scaledetail), {}, { hmid: idIn(input, 'hmid'), ascs: 'item_no' }, context) });
