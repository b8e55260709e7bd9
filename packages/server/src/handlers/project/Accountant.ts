import { accountant } from '@lattice/api/resources/project/Accountant';
import { handle } from '../../call/handle.ts';
import { moveHandler } from '../../table/write/moveHandler.ts';

/** Answers of 村级会计. */
export const handlers = handle(accountant, {
  updateStatus: moveHandler(accountant, 'updateStatus'),
  updateAudit: moveHandler(accountant, 'updateAudit'),
});
