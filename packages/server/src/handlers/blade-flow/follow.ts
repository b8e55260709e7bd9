import { follow } from '@lattice/api/resources/blade-flow/follow';
import { changeInstanceState, deleteInstance, instancesOf } from '../../flow/calls/follow.ts';
import { handle } from '../../call/handle.ts';
import { idIn, refuseUnknownParameters, requiredTextIn } from '../../call/parameter.ts';
import { say } from '../../words/say.ts';

/** Answers of 流程跟踪. */
export const handlers = handle(follow, {
  list: async (input, context) => {
    refuseUnknownParameters(input, [
      'current',
      'size',
      'ascs',
      'descs',
      'processInstanceId',
      'executionId',
      'processDefinitionKey',
      'status',
    ]);
    return instancesOf(input, context);
  },
  changeState: async (input, context) => {
    await changeInstanceState(idIn(input, 'processInstanceId'), input, context);
    return true;
  },
  deleteProcessInstance: async (input, context) => {
    await deleteInstance(
      idIn(input, 'processInstanceId'),
      requiredTextIn(input, 'deleteReason', say`删除原因`, 500),
      context,
    );
    return true;
  },
});
