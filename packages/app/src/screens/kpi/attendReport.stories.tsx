import { monthCall, recomputeCall } from '@lattice/api/kpiCalls';
import { permissionCode } from '@lattice/api/resource';
import { gridmemberattenassess } from '@lattice/api/resources/kpi/gridmemberattenassess';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { kpiStandards } from '@lattice/api/kpiRules';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { holds } from '../../fixtures/town.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Attendance ranking',
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
    attendanceScore: 98,
    attendRate: 95.2,
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
    address: '/kpi/attendReport',
    shows: '95.2%',
    answers: [
      answerAt('GET', `kpi/gridmemberbaseassess/${monthCall.path}`, {
        isFrozen: false,
        time: '',
        userName: '',
        changes: [],
        settings: kpiStandards,
      }),
      answerAt('GET', `${gridmemberattenassess.path}/getGridmemberAttenList`, {
        records,
        total: 2,
        size: 200,
        current: 1,
        pages: 1,
      }),
    ],
  },
};

/** Somebody who may judge has the scores of a month that is not frozen worked out anew. */
export const Recomputed: ScreenStory = {
  args: {
    ...Month.args,
    address: '/kpi/attendReport?month=2026-01',
    session: { abilities: ['kpiFreeze', 'kpiScores'] },
    answers: [
      holds(permissionCode(gridmemberbaseassess, 'edit')),
      ...(Month.args?.answers ?? []),
      answerAt('POST', `kpi/gridmemberbaseassess/${recomputeCall.path}`, 12),
    ],
  },
  play: async (context) => {
    await isDrawn(context);
    await userEvent.click(await screen.findByRole('button', { name: kitText('重新计算') }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: kitText('重新计算') }));
    await expect(await screen.findByText(kitText('已重新计算 12 名网格员的得分'))).toBeVisible();
  },
};
