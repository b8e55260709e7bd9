import { follow } from '@lattice/api/resources/blade-flow/follow';
import { deleteInstance, runningInstances } from '../../flow/follow.ts';
import { handle } from '../../handle.ts';
import { idIn, knownOnly, neededIn } from '../../parameter.ts';

/** Answers of 流程跟踪. */
export const handlers = handle(follow, {
  list: async (input, context) => {
    knownOnly(input, ['current', 'size', 'ascs', 'descs', 'processInstanceId', 'executionId', 'processDefinitionKey']);
    return runningInstances(input, context);
  },
  deleteProcessInstance: async (input, context) => {
    await deleteInstance(idIn(input, 'processInstanceId'), neededIn(input, 'deleteReason', '删除原因', 500), context);
    return true;
  },
});
