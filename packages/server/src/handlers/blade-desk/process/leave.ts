import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { leaveDetail, requestLeave } from '../../../flow/calls/leave.ts';
import { daysOfLeave } from '../../../domain/periods/countLeave.ts';
import { handle } from '../../../call/handle.ts';
import { idIn } from '../../../call/parameter.ts';

/** Answers of 请假: its days are working days of the town. */
export const handlers = handle(leave, {
  startProcess: async (input, context) => requestLeave(idIn(input, 'processDefinitionId'), { ...input }, context),
  days: async ({ startTime, endTime }, context) => ({ days: await daysOfLeave(startTime, endTime, context) }),
  detail: async (input, context) => leaveDetail(idIn(input, 'businessId'), context),
});
