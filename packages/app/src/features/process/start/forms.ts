/** The form by which a process is asked for. */
export interface ProcessForm {
  /** Path of the definition whose records the process decides on. */
  path: string;
  /** The fields asked, in order; all that can be written by default. */
  fields?: readonly string[];
  /** The call that stores the record and starts the process. */
  start: 'startProcess' | 'startFlow';
  /**
   * Address of the register whose records are sent from there, because a new one is more than a form; none by default.
   */
  register?: string;
}

/**
 * Forms of processes by route, the remark of their category in the dictionary `flow`, where the one that follows from
 * the definition does not do.
 * Every other route asks for the fields of the definition that the server names for it, so another process needs a line
 * here only to ask for less.
 */
export const forms: Readonly<Partial<Record<string, ProcessForm>>> = {
  leave: {
    path: 'blade-desk/process/leave',
    fields: ['startTime', 'endTime', 'leaveDays', 'taskUser', 'reason'],
    start: 'startProcess',
  },
  seal: {
    path: 'project/sealManage',
    fields: [
      'documentTitle',
      'sealNo',
      'sealName',
      'sealType',
      'communityId',
      'applyUser',
      'phone',
      'keeperUser',
      'useReason',
      'copies',
      'reasonDesc',
      'takeOut',
      'planReturnTime',
      'files',
    ],
    start: 'startFlow',
  },
  article: { path: 'cms/article', start: 'startFlow', register: '/cms/article' },
};
