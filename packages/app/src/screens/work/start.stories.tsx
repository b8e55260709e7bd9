import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { work } from '@lattice/api/resources/blade-flow/work';
import type { Meta } from '@storybook/react-vite';
import { answer } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { leaveProcess, whole } from '../../fixtures/flows.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Work/Start', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The processes that may be started. */
export const Processes: ScreenStory = {
  args: {
    address: '/work/start',
    shows: '用印申请',
    answers: [
      holds('work_start_flow', 'work_start_image'),
      answer(flowProcess, 'form', { route: '', path: '', name: '', categoryName: '', isSuspended: false }),
      answer(
        work,
        'startList',
        whole([
          leaveProcess,
          {
            ...leaveProcess,
            id: 'Seal:1:60',
            key: 'Seal',
            name: '用印申请',
            category: 'flow_4',
            categoryName: '用印申请',
            version: 1,
          },
        ]),
      ),
    ],
  },
};
