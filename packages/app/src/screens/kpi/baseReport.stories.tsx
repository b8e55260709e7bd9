import { kpiStandards } from '@lattice/api/kpiRules';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { expect } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerMonth, monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Monthly ranking', tags: ['!autodocs'], play: isDrawn };
export default meta;

export const Month: ScreenStory = {
  args: monthOf(
    '/kpi/baseReport',
    '92.5',
    `${gridmemberbaseassess.path}/getGridmemberBaseList`,
    { totalScore: 92.5, baseScore: 40, workScore: 20 },
    answerMonth({
      isFrozen: true,
      time: '2026-03-02 17:20:00',
      userName: '许文静',
      changes: [{ name: '汪**', column: 'workScore', frozen: 20, now: 18 }],
      // The town had set other shares when the month was frozen, which add up to 125.
      settings: { ...kpiStandards, 'visitScore.full': 6, 'visitScore.weight': 45 },
    }),
  ),
  play: onceDrawn(async ({ canvas }) => {
    const rules = await canvas.findByText(kitText('每月 6 次为 100 分，占 36%'));
    await expect(rules).toBeInTheDocument();
  }),
};
