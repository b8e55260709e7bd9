import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { task as tasks } from '@lattice/api/resources/blade-flow/task';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { user } from '@lattice/api/resources/blade-user';
import { sealManage } from '@lattice/api/resources/project/sealManage';
import { expect } from 'storybook/test';
import { answer, answerAt, answerRow } from '../../fixtures/answer.ts';
import { instanceAnswers, leaveDrawing, leaveProcess, task } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, entry, holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Processes/One process', tags: ['!autodocs'], play: isDrawn };
export default meta;

const request = answer(leave, 'detail', {
  id: '900',
  processDefinitionId: leaveProcess.id,
  processInstanceId: '500',
  startTime: '2026-03-12 08:30:00',
  endTime: '2026-03-13 17:30:00',
  leaveDays: 2,
  reason: '陪家人到省城就医',
  taskUser: '7001',
  taskUserName: '李华',
  applyTime: '2026-03-10 08:42:00',
  status: '1',
  flow: {},
});
const colleague = answer(user, 'userList', [
  { id: '7001', account: 'lihua', realName: '李华', deptId: '301', deptName: '综治办' },
]);

/** Where leave is asked for. */
export const Form: ScreenStory = {
  args: {
    address: '/work/process/leave/form/Leave:2:41',
    shows: '审批步骤',
    answers: [
      answer(flowProcess, 'form', {
        route: 'leave',
        path: leave.path,
        name: '请假流程',
        categoryName: '请假流程',
        isSuspended: false,
      }),
      answer(flowProcess, 'modelView', { xml: leaveDrawing }),
    ],
  },
};

/** Where a task is done: what is asked for, the opinion, what happened, and the diagram. */
export const Task: ScreenStory = {
  args: {
    address: '/work/process/leave/handle/101/500/900',
    shows: '陪家人到省城就医',
    answers: [
      ...instanceAnswers,
      request,
      colleague,
      answer(tasks, 'actions', {
        task: task(),
        actions: ['return', 'delegate', 'addSigners'],
        formerSteps: [{ activityId: 'start', name: '申请人' }],
        signers: [],
        isSuspended: false,
      }),
    ],
  },
};

/** A process as the one who asked sees it. */
export const Detail: ScreenStory = {
  args: {
    address: '/work/process/leave/detail/500/900',
    shows: '陪家人到省城就医',
    answers: [
      ...instanceAnswers,
      request,
      colleague,
      answer(tasks, 'actions', {
        task: null,
        actions: ['urge', 'withdraw'],
        formerSteps: [],
        signers: [],
        isSuspended: false,
      }),
    ],
  },
};

/** A record in a process leads whoever has a part in it there, and tells how far it is. */
export const OfRecord: ScreenStory = {
  args: {
    address: '/project/sealManage/900',
    shows: '审批人审批 · 李华 办理中',
    answers: [
      // The menu has no entry of a record, else that would be its page.
      answer(menu, 'routes', [entry('/project', '项目', '', [entry('/project/sealManage', '印章管理', '')])]),
      ...instanceAnswers,
      holds(...allOf(sealManage)),
      answer(flowProcess, 'ofRecord', [
        task({ category: 'flow_4', processDefinitionName: '用印申请' }),
        task({ category: 'flow_4', processInstanceId: '490', processIsFinished: 'finished' }),
      ]),
      answerRow(sealManage, 'detail', { id: '900', documentTitle: '居住证明', sealName: '居委会公章', status: '5' }),
      answerAt('GET', '*/changes', { records: [], total: 0, size: 10, current: 1, pages: 1 }),
      answerAt('GET', '*/comments', { records: [], total: 0, size: 10, current: 1, pages: 1 }),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '用印申请' })).toHaveAttribute(
      'href',
      '/work/process/seal/detail/500/900',
    );
    await expect(canvas.getByRole('link', { name: '请假流程' })).toHaveAttribute(
      'href',
      '/work/process/seal/detail/490/900',
    );
  }),
};
