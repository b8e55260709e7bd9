import { article } from '@lattice/api/resources/cms/article';
import { grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { poPartyorg } from '@lattice/api/resources/party/poPartyorg';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { Meta } from '@storybook/react-vite';
import { answer, answerRows } from '../fixtures/answer.ts';
import type { AppScreenProps } from '../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Scenes/Party grids',
  tags: ['!autodocs'],
  play: isDrawn,
};
export default meta;

const bands = ['0-17', '18-29', '30-39', '40-49', '50-59', '60-69', '70-79', '80+'];
const ages = bands.map((ageBand, at) => ({ ageBand, count: 40 + ((at * 17) % 31) }));
const education = [
  { education: '70', educationName: '初中毕业', count: 73 },
  { education: '20', educationName: '大学本科毕业', count: 41 },
  { education: '', educationName: '', count: 6 },
];
const square = (west: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, 34.7],
      [west + 0.02, 34.7],
      [west + 0.02, 34.715],
      [west, 34.715],
      [west, 34.7],
    ] as [number, number][],
  ],
});

/** The Party in the grids of the town. */
export const Town: ScreenStory = {
  args: {
    address: '/party/party-grid-exhibition',
    shows: '主题党日活动',
    answers: [
      answer(grid, 'getGridStatistics', {
        gridCount: 67,
        memberCount: 120,
        populationCount: 16_204,
        householdCount: 5_381,
        partyOrgCount: 10,
        partyMemberCount: 812,
        eventCount: 340,
        finishRate: 88.5,
      }),
      answer(
        grid,
        'getPartyGridList',
        ['和平社区', '枫桥社区'].map((gridName, at) => ({
          id: String(at + 1),
          parentId: '0',
          gridName,
          gridCode: `G${at}`,
          gridLevel: '2',
          deptId: '',
          principalId: '',
          principalName: '王**',
          lng: '113.61',
          lat: '34.705',
          geom: square(113.6 + at * 0.02),
          color: '',
          partyMemberCount: 120 - at * 30,
          populationCount: 3000,
          memberCount: 12,
        })),
      ),
      answerRows(poPartyorg, 'page', [
        { id: '1', orgName: '枫桥镇党委', parentId: '0', lng: '113.61', lat: '34.705' },
        { id: '2', orgName: '和平社区党总支', parentId: '1', lng: '113.63', lat: '34.71' },
      ]),
      answer(populationinfo, 'getPopulationStatistics', {
        total: 16_204,
        registered: 12_000,
        floating: 4_000,
        overseas: 204,
        male: 8_100,
        female: 8_104,
        partyMember: 812,
        keyPerson: 120,
        household: 5_381,
      }),
      answer(populationinfo, 'getPopulationAgeStatistics', ages),
      answer(populationinfo, 'getPopulationEduStatistics', education),
      answer(gridmember, 'getPartyGridMemberList', [
        {
          id: '1',
          personName: '李**',
          sex: '1',
          phone: '138****0001',
          memberPost: '2',
          memberType: '1',
          workState: '1',
          isOnline: 1,
          griddingId: '1',
          griddingIdName: '和平社区第三网格',
          photo: '',
        },
      ]),
      answer(article, 'getPartyActivityList', [
        { id: '1', title: '主题党日活动', activityTime: '2026-03-11 09:00:00' },
      ]),
    ],
  },
};
