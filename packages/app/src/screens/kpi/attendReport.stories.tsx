import { recomputeCall } from '@lattice/api/kpiCalls';
import { permissionCode } from '@lattice/api/resource';
import { gridmemberattenassess } from '@lattice/api/resources/kpi/gridmemberattenassess';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt } from '../../fixtures/answer.ts';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Attendance ranking', tags: ['!autodocs'], play: isDrawn };
export default meta;

const ranking = `${gridmemberattenassess.path}/getGridmemberAttenList`;
const figures = { attendanceScore: 98, attendRate: 95.2 };

export const Month: ScreenStory = { args: monthOf('/kpi/attendReport', '95.2%', ranking, figures) };

/** Somebody who may judge has the scores of a month that is not frozen worked out anew. */
export const Recomputed: ScreenStory = {
  args: {
    ...monthOf(
      '/kpi/attendReport?month=2026-01',
      '95.2%',
      ranking,
      figures,
      holds(permissionCode(gridmemberbaseassess, 'edit')),
      answerAt('POST', `kpi/gridmemberbaseassess/${recomputeCall.path}`, 12),
    ),
    session: { abilities: ['kpiFreeze', 'kpiScores'] },
  },
  play: onceDrawn(async () => {
    await userEvent.click(await screen.findByRole('button', { name: kitText('重新计算') }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: kitText('重新计算') }));
    await expect(await screen.findByText(kitText('已重新计算 12 名网格员的得分'))).toBeVisible();
  }),
};
