import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { Meta } from '@storybook/react-vite';
import { answer, answerAt } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { residents } from '../../fixtures/residents.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Person', tags: ['!autodocs'], play: isDrawn };
export default meta;

const [person, ...family] = residents;

/** One person: facts, house, family, registers, visits, events, and what was changed. */
export const File: ScreenStory = {
  args: {
    address: '/source/populationinfo/1',
    shows: '陈小龙',
    answers: [
      holds(...allOf(populationinfo)),
      answer(populationinfo, 'getPopulationdetail', {
        person: { ...person },
        house: {
          id: '11',
          houseNo: '302',
          address: '和平路13号6号楼1单元302',
          houseStatus: '1',
          griddingIdName: '和平社区第一网格',
        },
        family: family.slice(0, 2).map((row) => ({ ...row, householderRelation: '10' })),
        registers: {},
        visits: [
          {
            id: '21',
            gridMemberIdName: '陈小龙',
            griddingIdName: '和平社区第一网格',
            visitTime: '2026-03-05 15:20:00',
            visitType: '1',
            visitMode: '1',
            personName: '王**',
            visitContent: '入户走访，老人身体健康',
          },
        ],
        events: [],
        tenancies: [],
      }),
      answerAt('GET', `${populationinfo.path}/changes`, {
        records: [
          {
            id: '1',
            time: '2026-03-05 15:31:00',
            action: 'update',
            userName: '陈小龙',
            changes: [{ field: 'phone', before: '138****0001', after: '139****2118' }],
          },
        ],
        total: 1,
        size: 10,
        current: 1,
        pages: 1,
      }),
    ],
  },
};
