import { work } from '@lattice/api/resources/blade-flow/work';
import { answer, whole } from '../../fixtures/answer.ts';
import { task } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Work/To be claimed', tags: ['!autodocs'], play: isDrawn };
export default meta;

export const List: ScreenStory = {
  args: {
    address: '/work/claim',
    shows: '审批人审批',
    answers: [
      holds('work_claim_sign', 'work_claim_detail', 'work_claim_follow'),
      answer(work, 'claimList', whole([task({ assignee: '', assigneeName: '', status: 'claim' })])),
    ],
  },
};
