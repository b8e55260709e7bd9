import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { work } from '@lattice/api/resources/blade-flow/work';
import { sealManage } from '@lattice/api/resources/project/sealManage';
import { permissionCode } from '@lattice/api/resource';
import { expect, within } from 'storybook/test';
import { answer, whole } from '../../fixtures/answer.ts';
import { leaveProcess } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { holds, signedIn } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Work/Start', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const sealProcess = {
  ...leaveProcess,
  id: 'Seal:1:60',
  key: 'Seal',
  name: '用印申请',
  category: 'flow_4',
  categoryName: '用印申请',
  version: 1,
};
const articleProcess = {
  ...sealProcess,
  id: 'Article:1:61',
  key: 'Article',
  name: '文章审核',
  category: 'flow_5',
  categoryName: '文章审核',
};

/** The processes that may be started. */
export const Processes: ScreenStory = {
  args: {
    address: '/work/start',
    shows: '用印申请',
    answers: [
      holds('work_start_flow', 'work_start_image', permissionCode(sealManage, 'add')),
      answer(flowProcess, 'form', { route: '', path: '', name: '', categoryName: '', isSuspended: false }),
      answer(work, 'startList', whole([leaveProcess, sealProcess])),
    ],
  },
};

/** Somebody who writes no articles finds the review of one below what may be started, and is told why. */
export const WithoutRights: ScreenStory = {
  args: {
    address: '/work/start',
    shows: '文章审核',
    session: { user: signedIn.user && { ...signedIn.user, role_name: 'gridmember' } },
    answers: [
      holds('work_start_flow', 'work_start_image', permissionCode(sealManage, 'add')),
      answer(flowProcess, 'form', { route: '', path: '', name: '', categoryName: '', isSuspended: false }),
      answer(work, 'startList', whole([leaveProcess, sealProcess, articleProcess])),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    const offered = within(await canvas.findByRole('region', { name: /^(可以发起|Can be started)$/ }));
    await expect(offered.getAllByRole('button', { name: /^(发起|Start: )(请假流程|用印申请)$/ })).toHaveLength(2);
    const refused = within(canvas.getByRole('region', { name: /^(不能发起|Cannot be started)$/ }));
    await expect(refused.getByRole('heading', { name: '文章审核' })).toBeVisible();
    await expect(refused.getByText(/^您没有发起这项流程的权限|^You may not start this process/)).toBeVisible();
    await expect(refused.queryByRole('button', { name: /发起|Start/ })).toBeNull();
    await expect(canvas.getAllByRole('region').at(-1)).toHaveAccessibleName(/^(不能发起|Cannot be started)$/);
  }),
};
