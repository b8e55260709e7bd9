import { monthCall } from '@lattice/api/kpiCalls';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { kpiStandards } from '@lattice/api/kpiRules';
import type { Meta } from '@storybook/react-vite';
import { answerAt } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Department figures',
  tags: ['!autodocs'],
  play: isDrawn,
};
export default meta;

const records = [
  {
    id: '1',
    gridMemberId: '1',
    griddingId: '1',
    deptId: '302',
    gridMemberIdName: '汪**',
    griddingIdName: '第一网格',
    deptIdName: '城市管理办',
    eventCount: 31,
    finishRate: 93.5,
  },
  {
    id: '2',
    gridMemberId: '2',
    griddingId: '2',
    deptId: '303',
    gridMemberIdName: '陈**',
    griddingIdName: '第二网格',
    deptIdName: '应急管理办',
  },
];

/** The figures of a month, ranked. */
export const Month: ScreenStory = {
  args: {
    address: '/kpi/deptReport',
    shows: '93.5%',
    answers: [
      answerAt('GET', `kpi/gridmemberbaseassess/${monthCall.path}`, {
        isFrozen: false,
        time: '',
        userName: '',
        changes: [],
        settings: kpiStandards,
      }),
      answerAt('GET', `${gridmemberbaseassess.path}/getDeptAssessList`, {
        records,
        total: 2,
        size: 200,
        current: 1,
        pages: 1,
      }),
    ],
  },
};
