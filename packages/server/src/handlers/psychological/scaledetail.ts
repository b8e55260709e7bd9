import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { refusePartsOfAnswered } from '../../domain/psychology/refuseAnswered.ts';
import { list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { linkTableCalls } from '../../table/write/linkTableCalls.ts';

/** Answers of 量表题目: those of a scale that was answered stay as they are. */
export const handlers = handle(scaledetail, {
  ...linkTableCalls(scaledetail, refusePartsOfAnswered('psychological_scaledetail')),
  list: async (input: Readonly<Record<string, unknown>>, context) =>
    list(tableOf(scaledetail), {}, { ascs: 'item_no', ...input, hmid: idIn(input, 'hmid') }, context),
});
