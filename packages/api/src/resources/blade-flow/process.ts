import { get } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';
import { type BladeFlow, blankTask } from './work.ts';

/** A process as it is drawn, with what happened so far; `flow` is left out where only the definition was asked for. */
export interface FlowView {
  xml: string;
  flow?: BladeFlow[];
}

/** The record that a process is about, for those who have a part in the process. */
export interface FlowBusiness {
  /** Route of its pages, '' where the process is about no record. */
  route: string;
  /** Path of the definition of the record, or ''. */
  path: string;
  businessId: Id;
  /**
   * The fields of `flow.values` of the definition, with the names of references; sensitive values are masked. Empty
   * when the record was removed.
   */
  row: Readonly<Record<string, unknown>>;
}

/**
 * By what a process is started: the route of its pages and the definition it decides on, '' both where there is none,
 * and what is told of the version asked for.
 */
export interface FlowForm extends Pick<FlowBusiness, 'route' | 'path'> {
  /** Name of the process and of its category, '' where only a category was asked for. */
  name: string;
  categoryName: string;
  /** The version is suspended, so it cannot be started. */
  isSuspended: boolean;
}

/** 流程查看: diagram and history for those who have a part in an instance. */
export const flowProcess = resource('blade-flow/process', {
  label: '流程查看',
  fields: {},
  calls: {
    modelView: get<{ processInstanceId?: Id; processDefinitionId?: Id }, FlowView>('model-view', {
      blank: { xml: '', flow: [] },
      access: 'session',
    }),
    /** By what a version of a process is started, or the processes of a category would be. Ours. */
    form: get<{ processDefinitionId: Id } | { category: string }, FlowForm>('form', {
      blank: { route: '', path: '', name: '', categoryName: '', isSuspended: false },
      access: 'session',
    }),
    /** The record that an instance is about. Ours. */
    business: get<{ processInstanceId: Id }, FlowBusiness>('business', {
      access: 'session',
      blank: { route: '', path: '', businessId: '', row: {} },
    }),
    /**
     * The processes about a record of a register, and about records begun from it, in which the person has a part,
     * newest first, with where each stands. Ours.
     */
    ofRecord: get<{ path: string; id: Id }, BladeFlow[]>('of-record', {
      access: 'session',
      blank: [blankTask],
    }),
    historyFlowList: get<{ processInstanceId: Id }, BladeFlow[]>('history-flow-list', {
      blank: [blankTask],
      access: 'session',
    }),
  },
});
