import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { historyOf } from '../../flow/lists.ts';
import { businessOf, formOf } from '../../flow/businessView.ts';
import { needsPart, viewOfDefinition, viewOfInstance } from '../../flow/view.ts';
import { handle } from '../../handle.ts';
import { idIn, idOrNone } from '../../parameter.ts';

/** Answers of 流程查看. */
export const handlers = handle(flowProcess, {
  modelView: async (input, context) => {
    const id = idOrNone(input, 'processInstanceId');
    return id === null ? viewOfDefinition(idIn(input, 'processDefinitionId'), context) : viewOfInstance(id, context);
  },
  form: async (input, context) => formOf(idIn(input, 'processDefinitionId'), context),
  business: async (input, context) => businessOf(idIn(input, 'processInstanceId'), context),
  historyFlowList: async (input, context) => {
    const id = idIn(input, 'processInstanceId');
    await needsPart(id, context);
    return historyOf(id, context, false);
  },
});
