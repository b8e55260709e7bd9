import { appletanswerdetail } from '@lattice/api/resources/psychological/appletanswerdetail';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 测评答案. */
export const handlers = handle(appletanswerdetail, {
  getList: async (input, context) =>
    list(
      tableOf(appletanswerdetail),
      {},
      { ascs: 'item_no', ...input, answerRecordId: idIn(input, 'answerRecordId') },
      context,
    ),
});
