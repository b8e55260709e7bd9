import { work } from '@lattice/api/resources/blade-flow/work';
import { answer, whole } from '../../fixtures/answer.ts';
import { task } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Work/Sent', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: {
    address: '/work/send',
    shows: '审批人审批',
    answers: [
      holds('work_send_detail', 'work_send_follow'),
      answer(work, 'sendList', whole([task({ startUserName: '李华', assigneeName: '赵敏', status: 'send' })])),
    ],
  },
};
