import { type Blank, type Page, type PageQuery, get, post, blankPage } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';
import { type FlowProcess, blankProcesses } from './manager.ts';

/** A task of a process, or one line of its history, as the lists of the workflow carry it. */
export interface BladeFlow {
  taskId: Id;
  taskName: string;
  taskDefinitionKey: string;
  /** Id of the user who holds it; '' while nobody does. */
  assignee: Id;
  assigneeName: string;
  /** Who started the process; a stock server does not say it. */
  startUserName?: string;
  /** `flow_` and a key of the dictionary `flow`. */
  category: string;
  categoryName: string;
  /** Moments in the time of the town, `yyyy-MM-dd HH:mm:ss`, or ''. */
  createTime: string;
  endTime: string;
  claimTime: string;
  historyTaskEndTime: string;
  /** Moment by which it should be done, or ''. */
  dueDate: string;
  executionId: string;
  processInstanceId: Id;
  historyProcessInstanceId: Id;
  processDefinitionId: Id;
  processDefinitionKey: string;
  processDefinitionName: string;
  processDefinitionVersion: number;
  processIsFinished: 'finished' | 'unfinished';
  historyActivityId: string;
  historyActivityName: string;
  /** Kind of node, such as `userTask`, `sequenceFlow`, or `candidate` for a task that may be claimed. */
  historyActivityType: string;
  historyActivityDurationTime: string;
  /** Table and id of the record that the process is about; '' for none. */
  businessTable: string;
  businessId: Id;
  status: 'claim' | 'todo' | 'send' | 'finish';
  comment: string;
  /** True where the task was agreed to. */
  pass: boolean;
  /** `ok` where the task was agreed to, else ''. */
  flag: string;
  /** Key of the form in which it is done; '' for the process's own. */
  formKey: string;
}

/** Filters of the lists: `category`, `processDefinitionName`, `beginDate` and `endDate` as days. */
export type FlowQuery = PageQuery & {
  category?: string;
  processDefinitionName?: string;
  beginDate?: string;
  endDate?: string;
};

/** What a person says when a task is done. */
export interface TaskDone {
  taskId: Id;
  processInstanceId: Id;
  /** `ok` to agree; left out or '' to refuse. */
  flag?: string;
  comment: string;
  /** Values for the process by name: texts, numbers, booleans, and lists of them. */
  variables?: Readonly<Record<string, unknown>>;
}

const own = { access: 'session' } as const;

/** A task without data. */
export const blankTask: Blank<BladeFlow> = {
  taskId: '',
  taskName: '',
  taskDefinitionKey: '',
  assignee: '',
  assigneeName: '',
  startUserName: '',
  category: '',
  categoryName: '',
  createTime: '',
  endTime: '',
  claimTime: '',
  historyTaskEndTime: '',
  dueDate: '',
  executionId: '',
  processInstanceId: '',
  historyProcessInstanceId: '',
  processDefinitionId: '',
  processDefinitionKey: '',
  processDefinitionName: '',
  processDefinitionVersion: 0,
  historyActivityId: '',
  historyActivityName: '',
  historyActivityType: '',
  historyActivityDurationTime: '',
  businessTable: '',
  businessId: '',
  comment: '',
  pass: false,
  flag: '',
  formKey: '',
};

const blankTasks = blankPage(blankTask);

/** 流程事务: what a person may start, claim and do; everybody may see their own. */
export const work = resource('blade-flow/work', {
  label: '流程事务',
  fields: {},
  calls: {
    /** The newest versions of all processes that may be started; `mode` 1 those of everybody, 2 those of the tenant. */
    startList: get<FlowQuery & { mode?: string }, Page<FlowProcess>>('start-list', {
      ...own,
      blank: blankProcesses,
    }),
    claimList: get<FlowQuery, Page<BladeFlow>>('claim-list', {
      ...own,
      blank: blankTasks,
    }),
    todoList: get<FlowQuery, Page<BladeFlow>>('todo-list', {
      ...own,
      blank: blankTasks,
    }),
    sendList: get<FlowQuery, Page<BladeFlow>>('send-list', {
      ...own,
      blank: blankTasks,
    }),
    doneList: get<FlowQuery, Page<BladeFlow>>('done-list', {
      ...own,
      blank: blankTasks,
    }),
    /** Takes a task for oneself; 409 when it is somebody's already or one is no candidate. */
    claimTask: post<{ taskId: Id }>('claim-task', 'query', own),
    /** Does a task; 403 when it is somebody else's, 409 when it is done already. */
    completeTask: post<TaskDone>('complete-task', 'body', own),
  },
});
