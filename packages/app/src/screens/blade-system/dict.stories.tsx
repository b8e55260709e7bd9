import { dict } from '@lattice/api/resources/blade-system/dict';
import { answer, answerRows } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Dictionaries', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const Lists: ScreenStory = {
  args: {
    address: '/blade-system/dict',
    shows: 'event_status',
    answers: [
      holds(...allOf(dict)),
      answerRows(dict, 'parentList', [
        { id: '1', parentId: '0', code: 'event_status', dictKey: '-1', dictValue: '事件状态', sort: 1, isSealed: 0 },
        { id: '2', parentId: '0', code: 'event_level', dictKey: '-1', dictValue: '事件等级', sort: 2, isSealed: 0 },
        { id: '3', parentId: '0', code: 'sex', dictKey: '-1', dictValue: '性别', sort: 3, isSealed: 0 },
      ]),
      answer(dict, 'childList', []),
    ],
  },
};
