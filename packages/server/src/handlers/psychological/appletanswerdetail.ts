import { appletanswerdetail } from '@lattice/api/resources/psychological/appletanswerdetail';
import { handle } from '../../handle.ts';
import { idIn } from '../../parameter.ts';
import { list } from '../../table/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 测评答案. */
export const handlers = handle(appletanswerdetail, {
  getList: async (input, context) => list(tableOf(appletanswerdetail), {}, { answerRecordId: idIn(input, 'answerRecordId'), ascs: 'item_no' }, context),
});
