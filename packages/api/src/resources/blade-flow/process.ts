import { get } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';
import type { BladeFlow } from './work.ts';

/** A process as it is drawn, with what happened so far; `flow` is left out where only the definition was asked for. */
export interface FlowView {
  xml: string;
  flow?: BladeFlow[];
}

/** 流程查看: diagram and history for those who have a part in an instance. */
export const flowProcess = resource('blade-flow/process', {
  label: '流程查看',
  fields: {},
  calls: {
    modelView: get<{ processInstanceId?: Id; processDefinitionId?: Id }, FlowView>('model-view', { access: 'session' }),
    historyFlowList: get<{ processInstanceId: Id }, BladeFlow[]>('history-flow-list', { access: 'session' }),
  },
});
