import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { registerOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/People online', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: {
    address: '/grid/online',
    shows: '汪**',
    answers: registerOf(gridmember, [
      {
        id: '1',
        personName: '汪**',
        memberPost: '4',
        griddingId: '1',
        griddingIdName: '和平社区第一网格',
        lastLocateTime: '2026-03-10 09:12:00',
        phone: '138****5678',
        workState: '1',
      },
      {
        id: '2',
        personName: '陈**',
        memberPost: '1',
        griddingId: '1',
        griddingIdName: '和平社区第一网格',
        lastLocateTime: '2026-03-10 09:10:00',
        phone: '139****1122',
        workState: '1',
      },
    ]),
  },
};
