import { type Page, type PageQuery, get, post, blankPage } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** A drawn process that can be deployed. */
export interface FlowModel {
  id: Id;
  tenantId: string;
  name: string;
  modelKey: string;
  description: string;
  created: string;
  createdBy: string;
  lastUpdated: string;
  lastUpdatedBy: string;
  /** Rises with each time it is saved. */
  version: number;
  /** The BPMN; '' in lists. */
  modelEditorXml: string;
  modelComment: string;
  modelType: number;
}

/** A model on its way to the server; without `id` it is new. */
export interface FlowModelDraft {
  id?: Id;
  name?: string;
  key?: string;
  xml?: string;
  description?: string;
  /** What this version is about. */
  modelComment?: string;
}

/** A model without data. */
const blankModel = {
  id: '',
  tenantId: '',
  name: '',
  modelKey: '',
  description: '',
  created: '',
  createdBy: '',
  lastUpdated: '',
  lastUpdatedBy: '',
  version: 0,
  modelEditorXml: '',
  modelComment: '',
  modelType: 0,
};

/** 流程模型: the processes as they are drawn, before they are deployed. */
export const model = resource('blade-flow/model', {
  label: '流程模型',
  codes: { prefix: 'flow_model', actions: { add: 'flow_model_create', edit: 'flow_model_update' } },
  fields: {},
  calls: {
    list: get<PageQuery & { modelKey?: string; name?: string }, Page<FlowModel>>('list', {
      blank: blankPage(blankModel),
    }),
    detail: get<{ id: Id }, FlowModel>('detail', {
      blank: blankModel,
    }),
    submit: post<FlowModelDraft, FlowModel>('submit', 'body', { access: 'save' }),
    remove: post<{ ids: string }>('remove', 'query', { access: 'delete' }),
    /** Deploys the model as the next version of its process; `tenantIds` joined by commas, '' for everybody. */
    deploy: post<{ modelId: Id; category: string; tenantIds?: string }>('deploy', 'query'),
  },
});
