import { follow } from '@lattice/api/resources/blade-flow/follow';
import { answer, whole } from '../../fixtures/answer.ts';
import { execution } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Processes/Instances', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Instances that run; one cannot go on. */
export const List: ScreenStory = {
  args: {
    address: '/flow/follow',
    shows: '王建国',
    answers: [
      holds('flow_follow_state', 'flow_follow_delete', 'flow_follow_image'),
      answer(
        follow,
        'list',
        whole([
          execution,
          { ...execution, id: '510', processInstanceId: '510', startUser: '张桂兰', incident: '没有找到审批人员' },
        ]),
      ),
    ],
  },
};
