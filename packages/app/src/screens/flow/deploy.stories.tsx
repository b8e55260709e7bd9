import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Processes/Deployment', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Where process files are chosen and deployed. */
export const Form: ScreenStory = {
  args: {
    address: '/flow/deploy',
    shows: '流程部署',
    answers: [
      holds('flow_deploy_upload'),
      answer(flowProcess, 'form', {
        route: 'handover',
        path: 'event/eventhandover',
        name: '',
        categoryName: '',
        isSuspended: false,
      }),
    ],
  },
};

/** For people who may not deploy. */
export const NotAllowed: ScreenStory = {
  args: {
    address: '/flow/deploy',
    shows: '您没有部署流程的权限',
    answers: [answer(flowProcess, 'form', { route: '', path: '', name: '', categoryName: '', isSuspended: false })],
  },
};
