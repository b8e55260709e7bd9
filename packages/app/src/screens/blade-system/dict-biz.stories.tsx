import { dictBiz } from '@lattice/api/resources/blade-system/dict-biz';
import { answer, answerRows } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Business dictionaries', tags: ['!autodocs'], play: isDrawn };
export default meta;

export const Lists: ScreenStory = {
  args: {
    address: '/blade-system/dict-biz',
    shows: 'patrol_shift',
    answers: [
      holds(...allOf(dictBiz)),
      answerRows(dictBiz, 'parentList', [
        { id: '1', parentId: '0', code: 'patrol_shift', dictKey: '-1', dictValue: '巡逻班次', sort: 1, isSealed: 0 },
      ]),
      answer(dictBiz, 'childList', []),
    ],
  },
};
