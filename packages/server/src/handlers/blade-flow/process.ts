import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { historyOf } from '../../flow/calls/lists.ts';
import { businessOf, formOf, formOfCategory } from '../../flow/calls/businessView.ts';
import { processesOf } from '../../flow/calls/recordProcesses.ts';
import { refuseNonParticipant, viewOfDefinition, viewOfInstance } from '../../flow/calls/view.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import { say } from '../../words/say.ts';

/** Answers of 流程查看. */
export const handlers = handle(flowProcess, {
  modelView: async (input, context) => {
    const id = idOrNone(input, 'processInstanceId');
    return id === null ? viewOfDefinition(idIn(input, 'processDefinitionId'), context) : viewOfInstance(id, context);
  },
  form: async (input, context) => {
    const category = optionalTextIn(input, 'category', 40);
    return category === '' ? formOf(idIn(input, 'processDefinitionId'), context) : formOfCategory(category, context);
  },
  business: async (input, context) => businessOf(idIn(input, 'processInstanceId'), context),
  ofRecord: async (input, context) =>
    processesOf(requiredTextIn(input, 'path', say`登记表`, 100), idIn(input, 'id'), context),
  historyFlowList: async (input, context) => {
    const id = idIn(input, 'processInstanceId');
    await refuseNonParticipant(id, context);
    return historyOf(id, context, false);
  },
});
