import { monthCall } from '@lattice/api/kpiCalls';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { kpiStandards } from '@lattice/api/kpiRules';
import type { Meta } from '@storybook/react-vite';
import { answerAt } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { expect } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Monthly ranking', tags: ['!autodocs'], play: isDrawn };
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
    totalScore: 92.5,
    baseScore: 40,
    workScore: 20,
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
    address: '/kpi/baseReport',
    shows: '92.5',
    answers: [
      answerAt('GET', `kpi/gridmemberbaseassess/${monthCall.path}`, {
        isFrozen: true,
        time: '2026-03-02 17:20:00',
        userName: '许文静',
        changes: [{ name: '汪**', column: 'workScore', frozen: 20, now: 18 }],
        // The town had set other shares when the month was frozen, which add up to 125.
        settings: { ...kpiStandards, 'visitScore.full': 6, 'visitScore.weight': 45 },
      }),
      answerAt('GET', `${gridmemberbaseassess.path}/getGridmemberBaseList`, {
        records,
        total: 2,
        size: 200,
        current: 1,
        pages: 1,
      }),
    ],
  },
  play: async (context) => {
    await isDrawn(context);
    const rules = await context.canvas.findByText(kitText('每月 6 次为 100 分，占 36%'));
    await expect(rules).toBeInTheDocument();
  },
};
