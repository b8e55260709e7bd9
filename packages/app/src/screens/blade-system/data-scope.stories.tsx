import { dataScope } from '@lattice/api/resources/blade-system/data-scope';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const args = listOf(dataScope, 'data_houseinfo_5', [
  { id: '1', scopeName: '本社区房屋', resourceCode: 'data_houseinfo_5', scopeColumn: 'create_dept', scopeType: '5' },
]);

const meta: ScreenMeta = { ...screens, title: 'Screens/Data scopes', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

export const List: ScreenStory = {};

/** A scope made from a rule in plain words. */
export const Rule: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('按规则新增') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('combobox')).toHaveFocus();
    await expect(dialog.getByRole('button', { name: kitText('保存') })).toBeDisabled();
  }),
};
