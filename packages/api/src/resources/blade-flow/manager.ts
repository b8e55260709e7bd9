import { type Page, type PageQuery, get, post, upload, blankPage, type Blank } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** A version of a process that is deployed. */
export interface FlowProcess {
  id: Id;
  tenantId: string;
  name: string;
  key: string;
  /** `flow_` and a key of the dictionary `flow`. */
  category: string;
  categoryName: string;
  version: number;
  deploymentId: Id;
  resourceName: string;
  diagramResourceName: string;
  /** 1 active, 2 suspended. */
  suspensionState: 1 | 2;
  deploymentTime: string;
}

/** A page of versions without data. */
export const blankProcesses: Blank<Page<FlowProcess>> = blankPage({
  id: '',
  tenantId: '',
  name: '',
  key: '',
  category: '',
  categoryName: '',
  version: 0,
  deploymentId: '',
  resourceName: '',
  diagramResourceName: '',
  deploymentTime: '',
});

/** 流程管理: the deployed versions of all processes. */
export const manager = resource('blade-flow/manager', {
  label: '流程管理',
  codes: {
    prefix: 'flow_manager',
    actions: { 'deploy-upload': 'flow_deploy_upload', 'delete-deployment': 'flow_manager_remove' },
  },
  fields: {},
  calls: {
    /** All versions, newest first; `mode` 1 those of everybody, 2 those of the tenant. */
    list: get<PageQuery & { category?: string; key?: string; name?: string; mode?: string }, Page<FlowProcess>>(
      'list',
      {
        blank: blankProcesses,
      },
    ),
    /** Suspends a version or activates it again. */
    changeState: post<{ state: 'active' | 'suspend'; processId: Id }>('change-state', 'query', {
      access: { permission: 'state' },
    }),
    /** Deploys BPMN files, all or none; `tenantIds` joined by commas, '' for everybody. */
    deployUpload: upload<{ category: string; tenantIds: string; files: File }, Id[]>('deploy-upload'),
    /** Removes deployments; refused while instances run, unless `cascade` 1 removes them too. */
    deleteDeployment: post<{ deploymentIds: string; cascade?: string }>('delete-deployment', 'query'),
  },
});
