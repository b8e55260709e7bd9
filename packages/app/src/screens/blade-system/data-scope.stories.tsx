import { dataScope } from '@lattice/api/resources/blade-system/data-scope';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, foundAgain, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Data scopes',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/blade-system/data-scope',
    shows: 'data_houseinfo_5',
    answers: [
      holds(...allOf(dataScope)),
      answerRows(dataScope, 'page', [
        {
          id: '1',
          scopeName: '本社区房屋',
          resourceCode: 'data_houseinfo_5',
          scopeColumn: 'create_dept',
          scopeType: '5',
        },
      ]),
    ],
  },
};
export default meta;

/** The scopes that roles can be granted. */
export const List: ScreenStory = {};

/** A scope made from a rule in plain words. */
export const Rule: ScreenStory = {
  play: async (context) => {
    await isDrawn(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: kitText('按规则新增') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('combobox')).toHaveFocus();
    await expect(dialog.getByRole('button', { name: kitText('保存') })).toBeDisabled();
  },
};

/** A scope that is being made is there again after a reload. */
export const Kept: ScreenStory = {
  tags: ['oneLanguage'],
  play: async (context) =>
    foundAgain(context, async () => {
      await userEvent.click(await context.canvas.findByRole('button', { name: kitText('按规则新增') }));
      return screen.findByRole('textbox', { name: kitText('权限名称') });
    }),
};
