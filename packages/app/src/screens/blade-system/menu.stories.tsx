import { menu } from '@lattice/api/resources/blade-system/menu';
import { answer, answerAt } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Menus', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: {
    address: '/blade-system/menu',
    shows: 'area_grid',
    answers: [
      holds(...allOf(menu)),
      answerAt('GET', 'blade-system/menu/menu-list', [
        {
          id: '1',
          parentId: '0',
          name: '网格管理',
          code: 'area_grid',
          source: 'iconfont iconicon_grid',
          category: '1',
        },
      ]),
      answer(menu, 'lazyList', [
        {
          id: '1',
          parentId: '0',
          name: '网格管理',
          code: 'area_grid',
          path: '/grid',
          category: '1',
          hasChildren: false,
        },
      ]),
    ],
  },
};
