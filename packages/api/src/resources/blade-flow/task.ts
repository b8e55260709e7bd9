import { get, post } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';
import type { BladeFlow } from './work.ts';

/** What may be done with a task beside agreeing and refusing. */
export type TaskAction = 'return' | 'withdraw' | 'delegate' | 'addSigners' | 'removeSigners' | 'urge';

/** A former step to which a task may be returned. */
export interface FormerStep {
  activityId: string;
  name: string;
}

/** Somebody whose opinion was asked for before a task is done. */
export interface Signer {
  taskId: Id;
  userId: Id;
  userName: string;
  /** Moment of the opinion, '' while it is waited for. */
  endTime: string;
}

/** What the person who asks may do in an instance. */
export interface FlowActions {
  /** The task that they hold; null for none. */
  task: BladeFlow | null;
  actions: TaskAction[];
  /** Steps to which it may be returned, newest first; the first step of all is the starter's. */
  formerSteps: FormerStep[];
  signers: Signer[];
  /** The instance or its version is suspended: nobody can do anything in it until it is active again. */
  isSuspended: boolean;
}

const own = { access: 'session' } as const;

/** 流程协作: what our own server does beyond a BladeX server, announced as the ability `flow`. */
export const task = resource('blade-flow/task', {
  label: '流程协作',
  fields: {},
  calls: {
    /**
     * What may be done with the task `taskId`, which the person must hold; without it with the first that they hold.
     */
    actions: get<{ processInstanceId: Id; taskId?: Id }, FlowActions>('actions', {
      ...own,
      blank: { actions: [], formerSteps: [{ activityId: '', name: '' }], signers: [], isSuspended: false },
    }),
    /** Sends a process back to a former step; '' or no `activityId` for the first one, the starter's. */
    returnTask: post<{ taskId: Id; activityId?: string; comment: string }>('return-task', 'body', own),
    /** Takes back a process that one started, as long as nobody has decided. */
    withdraw: post<{ processInstanceId: Id; comment?: string }>('withdraw', 'body', own),
    /** Lets somebody else do a task; it comes back when they are done. */
    delegate: post<{ taskId: Id; userId: Id; comment?: string }>('delegate', 'body', own),
    /** Asks for the opinions of others first. */
    addSigners: post<{ taskId: Id; userIds: string }>('add-signers', 'body', own),
    /** Takes back requests for opinions by the ids of their tasks. */
    removeSigners: post<{ taskId: Id; taskIds: string }>('remove-signers', 'body', own),
    /** Reminds those whose turn it is; once in ten minutes. */
    urge: post<{ processInstanceId: Id }>('urge', 'query', own),
  },
});
