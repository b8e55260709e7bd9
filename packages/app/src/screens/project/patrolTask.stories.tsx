import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { patrolTaskPoints } from '@lattice/api/resources/project/patrolTaskPoints';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Patrol tasks', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The points of a patrol in their order. */
export const Points: ScreenStory = {
  args: {
    address: '/project/patrolTask',
    shows: '三月消防巡查',
    answers: [
      holds(...allOf(patrolTask)),
      answerRows(patrolTask, 'page', [
        { id: '1', taskNo: 'XC1', taskName: '三月消防巡查', griddingId: '1', griddingIdName: '第一网格', status: '0' },
      ]),
      answerRows(patrolPoints, 'page', [
        { id: '11', pointName: '东门消火栓', address: '和平路 1 号' },
        { id: '12', pointName: '配电房', address: '和平路 3 号' },
      ]),
      answerRows(patrolTaskPoints, 'page', [{ id: '21', pointId: '12', pointName: '配电房', sort: 1 }]),
    ],
  },
  play: async (context) => {
    await isDrawn(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: new RegExp(kitText('安排点位')) }));
    await expect(await screen.findByText(/东门消火栓/)).toBeVisible();
  },
};
