import { work } from '@lattice/api/resources/blade-flow/work';
import { answer, whole } from '../../fixtures/answer.ts';
import { task } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Work/Done', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: {
    address: '/work/done',
    shows: '审批人审批',
    answers: [
      holds('work_done_detail', 'work_done_follow'),
      answer(
        work,
        'doneList',
        whole([
          task({
            status: 'finish',
            endTime: '2026-03-09 16:20:00',
            comment: '同意',
            pass: true,
            processIsFinished: 'finished',
          }),
        ]),
      ),
    ],
  },
};
