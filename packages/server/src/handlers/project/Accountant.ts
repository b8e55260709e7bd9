import { accountant } from '@lattice/api/resources/project/Accountant';
import { handle } from '../../call/handle.ts';
import { byMove } from '../../table/write/byMove.ts';

/** Answers of 村级会计. */
export const handlers = handle(accountant, {
  updateStatus: byMove(accountant, 'updateStatus'),
  updateAudit: byMove(accountant, 'updateAudit'),
});
