import { grid } from '@lattice/api/resources/grid/grid';
import { titleransaction } from '@lattice/api/resources/project/titleransaction';
import { answerList, answerRows } from '../fixtures/answer.ts';
import { squareAt } from '../fixtures/squareAt.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../fixtures/screens.ts';

export default {
  ...screens,
  title: 'Screens/Scenes/Map of property rights',
  tags: ['!autodocs'],
  play: isDrawn,
} satisfies ScreenMeta;

const square = (lng: number, lat: number) => squareAt(lng, lat, 0.006, 0.004);

/** A sold lot and a listed one, the time line of their contracts and what they come to. */
export const Lots: ScreenStory = {
  args: {
    address: '/project/titleransaction_visual',
    shows: '128,000',
    answers: [
      answerRows(grid, 'page', []),
      answerList(titleransaction, 'listCoordinateRange', [
        {
          id: '1',
          titleName: '茶园流转',
          coordinateRange: square(113.6, 34.7),
          status: '3',
          assetType: '3',
          area: 80,
          listPrice: 84_000,
          dealPrice: 90_720,
          startDate: '2024-03-01',
          endDate: '2027-02-28',
        },
        {
          id: '2',
          titleName: '鱼塘流转',
          coordinateRange: square(113.612, 34.702),
          status: '2',
          assetType: '5',
          area: 24,
          listPrice: 44_000,
          dealPrice: null,
          startDate: '',
          endDate: '',
        },
      ]),
    ],
  },
};
