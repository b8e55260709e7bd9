import { task } from '@lattice/api/resources/blade-flow/task';
import { addSigners, delegate, removeSigners, returnTask, urge, withdraw } from '../../flow/calls/actOnTask.ts';
import { actionsOf } from '../../flow/calls/ownActions.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, idsIn, requiredTextIn, optionalTextIn } from '../../call/parameter.ts';
import { say } from '../../words/say.ts';

/** Answers of 流程协作. */
export const handlers = handle(task, {
  actions: async (input, context) => actionsOf(idIn(input, 'processInstanceId'), context, idOrNone(input, 'taskId')),
  returnTask: async (input, context) => {
    await returnTask(
      idIn(input, 'taskId'),
      optionalTextIn(input, 'activityId', 200),
      requiredTextIn(input, 'comment', say`退回原因`, 1000),
      context,
    );
    return true;
  },
  withdraw: async (input, context) => {
    await withdraw(idIn(input, 'processInstanceId'), optionalTextIn(input, 'comment', 1000), context);
    return true;
  },
  delegate: async (input, context) => {
    await delegate(idIn(input, 'taskId'), idIn(input, 'userId'), optionalTextIn(input, 'comment', 1000), context);
    return true;
  },
  addSigners: async (input, context) => {
    await addSigners(idIn(input, 'taskId'), idsIn(input, 'userIds'), context);
    return true;
  },
  removeSigners: async (input, context) => {
    await removeSigners(idIn(input, 'taskId'), idsIn(input, 'taskIds'), context);
    return true;
  },
  urge: async (input, context) => {
    await urge(idIn(input, 'processInstanceId'), context);
    return true;
  },
});
