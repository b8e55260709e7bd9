import { grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { answer, answerAt, answerRow } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/GridStructure', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const brief = (id: string, gridName: string, gridLevel: string) => ({
  id,
  parentId: '1',
  gridName,
  gridCode: `FQ-${id}`,
  gridLevel,
  deptId: '301',
  principalId: '',
  principalName: '',
  lng: '',
  lat: '',
  geom: null,
  color: '',
});

/** What stands above, beside and below a grid. */
export const Relations: ScreenStory = {
  args: {
    address: '/grid/structure?view=relations&griddingId=11',
    shows: '枫桥第二网格',
    answers: [
      holds('grid_view'),
      answerRow(grid, 'detail', { id: '11', parentId: '1', gridName: '枫桥第一网格' }),
      answerAt('GET', 'grid/grid/lazy-tree', []),
      answer(grid, 'getSuperiorGrid', [brief('1', '枫桥社区', '2')]),
      answer(grid, 'getPeerGrid', [brief('11', '枫桥第一网格', '3'), brief('12', '枫桥第二网格', '3')]),
      answer(grid, 'getSubordinateGrid', []),
      answer(gridmember, 'getGridMoreGridMemberList', [
        {
          id: '5',
          personName: '汪**',
          sex: '1',
          phone: '',
          memberPost: '1',
          memberType: '1',
          workState: '1',
          isOnline: 1,
          griddingId: '11',
          griddingIdName: '枫桥第一网格',
          photo: '',
        },
      ]),
    ],
  },
};
