import { gis } from '@lattice/api/resources/gis';
import { grid } from '@lattice/api/resources/grid/grid';
import { visualization } from '@lattice/api/resources/visualization';
import { answer, answerRows } from '../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Scenes/Map of the town', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The map with an event on it, and the numbers of the town. */
export const Town: ScreenStory = {
  args: {
    address: '/dispatch/gis',
    shows: '16,204',
    answers: [
      answerRows(grid, 'page', []),
      answer(gis, 'resource', [
        { id: '11', type: 'event', kind: '01', name: '路灯损坏', address: '', lng: '113.61', lat: '34.705' },
      ]),
      answer(visualization, 'getDispatchGridInfo', {
        grid: null,
        statistics: {
          gridCount: 67,
          memberCount: 120,
          populationCount: 16_204,
          householdCount: 5_381,
          partyOrgCount: 10,
          partyMemberCount: 812,
          eventCount: 340,
          finishRate: 88.5,
        },
      }),
    ],
  },
};
