import { expect, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { type ScreenMeta, type ScreenStory, onceDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Wall', tags: ['!autodocs'] };
export default meta;

/** A wall that waits for its code. */
export const Pairing: ScreenStory = {
  args: { address: '/wall', shows: '开始显示', session: { phase: 'out', user: null } },
  play: onceDrawn(async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: kitText('开始显示') });
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: kitText('投屏码') }), 'ABCDE23456');
    await expect(button).toBeEnabled();
  }),
};
