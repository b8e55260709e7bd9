import { type Page, type PageQuery, get, post, blankPage } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** An instance of a process. */
export interface FlowExecution {
  id: Id;
  executionId: Id;
  name: string;
  startUserId: Id;
  startUser: string;
  startTime: string;
  taskDefinitionId: string;
  taskDefinitionKey: string;
  category: string;
  categoryName: string;
  processInstanceId: Id;
  processDefinitionId: Id;
  processDefinitionKey: string;
  /** Nodes at which it stands, joined by commas. */
  activityId: string;
  activityName: string;
  /** 1 active, 2 suspended. */
  suspensionState: 1 | 2;
  /** How it stands: it runs, came to its end, was taken back by its starter, or was removed. Ours. */
  status?: 'running' | 'finished' | 'withdrawn' | 'deleted';
  /** Moment of its end, '' while it runs. Ours. */
  endTime?: string;
  /** Why it cannot go on, after a command that was undone; '' while all is well. Ours. */
  incident?: string;
}

/** 流程跟踪: the instances that run, and those that ended. */
export const follow = resource('blade-flow/follow', {
  label: '流程跟踪',
  codes: { prefix: 'flow_follow' },
  fields: {},
  calls: {
    /** Those that run; with `status` those that ended, or all. That is ours: a BladeX server gives those that run. */
    list: get<
      PageQuery & { processInstanceId?: Id; processDefinitionKey?: string; status?: 'running' | 'finished' | 'all' },
      Page<FlowExecution>
    >('list', {
      blank: blankPage({
        id: '',
        executionId: '',
        name: '',
        startUserId: '',
        startUser: '',
        startTime: '',
        taskDefinitionId: '',
        taskDefinitionKey: '',
        category: '',
        categoryName: '',
        processInstanceId: '',
        processDefinitionId: '',
        processDefinitionKey: '',
        activityId: '',
        activityName: '',
        endTime: '',
        incident: '',
      }),
    }),
    /** Suspends an instance, so that nobody can do its tasks and its timers wait, or activates it again. Ours. */
    changeState: post<{ processInstanceId: Id; state: 'active' | 'suspend' }>('change-state', 'query', {
      access: { permission: 'state' },
    }),
    /** Ends an instance and removes its tasks; the reason stays in its history. */
    deleteProcessInstance: post<{ processInstanceId: Id; deleteReason: string }>('delete-process-instance', 'query', {
      access: 'delete',
    }),
  },
});
