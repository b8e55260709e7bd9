import type { Transport } from './bind.ts';
import { type Call, post } from './call.ts';
import type { Id } from './field.ts';
import { recorddispatch } from './resources/dispatch/recorddispatch.ts';
import { warnManage } from './resources/dispatch/warnManage.ts';
import { intelligentPlan } from './resources/project/intelligentPlan.ts';

/** What a task of the command scene says, and what it is about. */
export interface CommandTask {
  taskTitle: string;
  /** Key of `gridmember_task_type`. */
  taskType: string;
  content: string;
  /** Until when, `yyyy-MM-dd HH:mm:ss`. */
  deadline: string;
  /** Ids of grid members, joined by commas. */
  gridMemberIds: string;
  lon?: string;
  lat?: string;
  eventId?: Id;
  planId?: Id;
}

/** A line of the journal; `isDrill` where nothing was sent, since the plan is only rehearsed. */
export interface JournalLine {
  id: Id;
  dispatchNo: string;
  isDrill: boolean;
}

/** Issues a task and notes it in the journal of dispatch, both or neither. */
export const sendTaskCall: Call<CommandTask, JournalLine & { taskId: Id }> = post('sendTask', 'body', {
  access: { permission: 'pushMessage' },
});
/** Merges warnings of one cause into one of them, all or none. */
export const mergeWarningsCall: Call<{ ids: string; into: Id }, { merged: number }> = post('merge', 'body', {
  access: { permission: 'edit' },
});
/** Ticks a step of the plan that is being carried out. */
export const tickStepCall: Call<{ id: Id; stepNo: number; remark?: string }, JournalLine> = post('tickStep', 'body', {
  access: { permission: 'edit' },
});
/** Takes the tick of a step back; the journal keeps both, and says why. */
export const untickStepCall: Call<{ id: Id; stepNo: number; remark: string }, JournalLine> = post(
  'untickStep',
  'body',
  { access: { permission: 'edit' } },
);

/** The calls of the command scene, bound to a transport. Our own server alone answers them. */
export const commandCalls = (transport: Transport) => ({
  sendTask: async (task: CommandTask) =>
    (await transport.send(`${recorddispatch.path}/${sendTaskCall.path}`, sendTaskCall, { ...task })) as JournalLine & {
      taskId: Id;
    },
  merge: async (ids: readonly Id[], into: Id) =>
    (await transport.send(`${warnManage.path}/${mergeWarningsCall.path}`, mergeWarningsCall, {
      ids: ids.join(','),
      into,
    })) as { merged: number },
  tickStep: async (id: Id, stepNo: number, remark: string) =>
    (await transport.send(`${intelligentPlan.path}/${tickStepCall.path}`, tickStepCall, {
      id,
      stepNo,
      remark,
    })) as JournalLine,
  untickStep: async (id: Id, stepNo: number, remark: string) =>
    (await transport.send(`${intelligentPlan.path}/${untickStepCall.path}`, untickStepCall, {
      id,
      stepNo,
      remark,
    })) as JournalLine,
});
