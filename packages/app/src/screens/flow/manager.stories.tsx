import { manager } from '@lattice/api/resources/blade-flow/manager';
import { answer, whole } from '../../fixtures/answer.ts';
import { leaveProcess } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Processes/Versions', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The deployed versions of processes, one of them suspended. */
export const List: ScreenStory = {
  args: {
    address: '/flow/manager',
    shows: '2026-02-20',
    answers: [
      holds('flow_manager_state', 'flow_manager_image', 'flow_manager_remove', 'flow_deploy_upload'),
      answer(
        manager,
        'list',
        whole([
          leaveProcess,
          { ...leaveProcess, id: 'Leave:1:30', version: 1, suspensionState: 2, deploymentTime: '2026-01-12 09:05:00' },
        ]),
      ),
    ],
  },
};
