import { work } from '@lattice/api/resources/blade-flow/work';
import { definitionsOf } from '../../flow/calls/definitions.ts';
import { startedInstances, tasksOf } from '../../flow/calls/lists.ts';
import { claimTask, completeTask } from '../../flow/process/tasks.ts';
import { variablesIn } from '../../flow/process/variablesIn.ts';
import { handle } from '../../call/handle.ts';
import { idIn, refuseUnknownParameters, requiredTextIn, optionalTextIn } from '../../call/parameter.ts';
import { say } from '../../words/say.ts';

const FILTERS = ['current', 'size', 'ascs', 'descs', 'category', 'processDefinitionName', 'beginDate', 'endDate'];

/** Answers of 流程事务. */
export const handlers = handle(work, {
  startList: async (input, context) => {
    refuseUnknownParameters(input, [...FILTERS, 'mode']);
    return definitionsOf(input, context, true);
  },
  claimList: async (input, context) => {
    refuseUnknownParameters(input, FILTERS);
    return tasksOf('claim', input, context);
  },
  todoList: async (input, context) => {
    refuseUnknownParameters(input, FILTERS);
    return tasksOf('todo', input, context);
  },
  sendList: async (input, context) => {
    refuseUnknownParameters(input, FILTERS);
    return startedInstances(input, context);
  },
  doneList: async (input, context) => {
    refuseUnknownParameters(input, FILTERS);
    return tasksOf('finish', input, context);
  },
  claimTask: async (input, context) => {
    await claimTask(idIn(input, 'taskId'), context);
    return true;
  },
  completeTask: async (input, context) => {
    const id = idIn(input, 'taskId');
    await completeTask(
      id,
      {
        pass: optionalTextIn(input, 'flag', 20) === 'ok',
        comment: requiredTextIn(input, 'comment', say`批复意见`, 1000),
        variables: variablesIn(input.variables),
      },
      context,
    );
    return true;
  },
});
