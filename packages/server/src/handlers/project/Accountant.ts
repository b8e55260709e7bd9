import { crud } from '@lattice/api/call';
import { accountant } from '@lattice/api/resources/project/Accountant';
import { handle } from '../../handle.ts';
import { byMove } from '../../table/byMove.ts';
import { idIn, oneOf, wordIn } from '../../parameter.ts';
import { moveThen } from '../../table/moving.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write.ts';

/** Answers of 村级会计. */
export const handlers = handle(accountant, {
  updateStatus: byMove(accountant, 'updateStatus'),
  updateAudit: async (input, context) => {
    const [id, status] = [idIn(input, 'id'), oneOf(input, 'status', ['1', '2'])];
    const result = wordIn(input, 'result', 64) || status;
    return moveThen(accountant, 'status', 'updateStatus', { id, status }, context, async (_sql, _moved, inner) => {
      await submit(tableOf(accountant), crud.submit, { id, result, remark: wordIn(input, 'remark', 500) }, inner);
    });
  },
});
