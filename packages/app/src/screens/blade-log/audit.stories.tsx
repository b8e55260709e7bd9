import { audit } from '@lattice/api/resources/blade-log/audit';
import { expect, screen, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt } from '../../fixtures/answer.ts';
import { registerOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const proof = (faults: readonly object[]) =>
  answerAt('POST', 'blade-log/audit/verify', {
    sealed: 3128,
    open: 0,
    head: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    since: '2025-11-02',
    faults,
  });

const usual = registerOf(audit, [
  { id: '1', actTime: '2026-03-10 09:02:40', userName: '李华', action: 'update', register: '实有人口' },
]);

const verified = async (context: Parameters<typeof isDrawn>[0]) => {
  await isDrawn(context);
  await userEvent.click(context.canvas.getByRole('button', { name: kitText('校验') }));
  await expect(await screen.findByText(/9f86d081/)).toBeVisible();
};

const args = { address: '/blade-log/audit', shows: '李华', answers: [...usual, proof([])] };

const meta: ScreenMeta = { ...screens, title: 'Screens/Audit log', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

export const List: ScreenStory = {};

/** The log is as it was sealed. */
export const Whole: ScreenStory = { play: verified };

/** Somebody changed it. */
export const Tampered: ScreenStory = {
  args: {
    answers: [
      ...usual,
      proof([
        { seq: '12', id: '18402', time: '2026-02-03 10:00:00', action: 'update', register: '房屋', fault: 'changed' },
        { seq: '90', id: '18533', time: '', action: '', register: '', fault: 'missing' },
      ]),
    ],
  },
  play: verified,
};
