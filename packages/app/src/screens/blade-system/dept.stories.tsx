import { dept } from '@lattice/api/resources/blade-system/dept';
import { answer, treeNode } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Departments', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: {
    address: '/blade-system/dept',
    shows: '枫桥镇人民政府',
    answers: [
      holds(...allOf(dept)),
      answer(dept, 'tree', [treeNode('1', '枫桥镇')]),
      answer(dept, 'lazyList', [
        { id: '1', parentId: '0', deptName: '枫桥镇', fullName: '枫桥镇人民政府', sort: 1, hasChildren: false },
      ]),
    ],
  },
};
