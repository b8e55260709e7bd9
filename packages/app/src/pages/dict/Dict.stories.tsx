import { dict } from '@lattice/api/resources/blade-system/dict';
import { answer, answerRows } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Dictionaries, vertical', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Lists with their order, above the entries. */
export const Vertical: ScreenStory = {
  args: {
    address: '/dict-vertical/index',
    shows: 'event_status',
    answers: [
      holds(...allOf(dict)),
      answerRows(dict, 'parentList', [
        { id: '1', parentId: '0', code: 'event_status', dictKey: '-1', dictValue: '事件状态', sort: 1, isSealed: 0 },
        { id: '2', parentId: '0', code: 'sex', dictKey: '-1', dictValue: '性别', sort: 2, isSealed: 0 },
      ]),
      answer(dict, 'childList', []),
    ],
  },
};
