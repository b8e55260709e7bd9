import { param } from '@lattice/api/resources/blade-system/param';
import { expect, userEvent } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const args = listOf(param, 'account.passwordDays', [
  { id: '1', paramName: '密码有效天数', paramKey: 'account.passwordDays', paramValue: '180' },
]);

const meta: ScreenMeta = { ...screens, title: 'Screens/System parameters', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

export const List: ScreenStory = {};

/** A value that the product cannot read is refused before it is sent. */
export const Settings: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: kitText('设置') }));
    const morning = await canvas.findByRole('textbox', { name: kitPattern(/上午工作时间/) });
    await userEvent.clear(morning);
    await userEvent.type(morning, '8:30');
    await userEvent.tab();
    await expect(morning).toBeInvalid();
  }),
};
