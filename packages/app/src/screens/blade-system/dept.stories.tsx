import { dept } from '@lattice/api/resources/blade-system/dept';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const args = {
  address: '/blade-system/dept',
  shows: '枫桥镇人民政府',
  answers: [
    holds(...allOf(dept)),
    answer(dept, 'tree', [{ id: '1', parentId: '0', title: '枫桥镇', key: '1', value: '1' }]),
    answer(dept, 'lazyList', [
      { id: '1', parentId: '0', deptName: '枫桥镇', fullName: '枫桥镇人民政府', sort: 1, hasChildren: false },
    ]),
  ],
};

const meta: ScreenMeta = { ...screens, title: 'Screens/Departments', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** The departments as a tree beside those below the chosen one. */
export const List: ScreenStory = {};
