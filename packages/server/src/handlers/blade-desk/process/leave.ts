import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { LEAVE_DAYS, leaveDetail, requestLeave } from '../../../flow/leave.ts';
import { handle } from '../../../handle.ts';
import { idIn } from '../../../parameter.ts';

/** Answers of 请假: days count in halves of twelve hours. */
export const handlers = handle(leave, {
  startProcess: async (input, context) => requestLeave(idIn(input, 'processDefinitionId'), { ...input }, context),
  detail: async (input, context) => leaveDetail(idIn(input, 'businessId'), context),
}, { leaveDays: LEAVE_DAYS });
