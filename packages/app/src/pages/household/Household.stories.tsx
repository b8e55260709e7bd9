import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { buildingAnswers, householdAnswers } from '../../fixtures/households.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Household', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Where a household is looked up or begun. */
export const Begun: ScreenStory = { args: { address: '/source/household', shows: '一户登记' } };

/** A house that the address names, with the people who live in it. */
export const Known: ScreenStory = {
  args: { address: '/source/household?house=501', shows: '枫桥花园 3号楼 2单元 501', answers: householdAnswers },
};

/** An address that ends at a building: its residence and building are filled in, and the room is asked for. */
export const Building: ScreenStory = {
  args: { address: '/source/household', shows: '一户登记', answers: buildingAnswers },
  play: async (context) => {
    await isDrawn(context);
    const screen = within(context.canvasElement);
    await userEvent.type(screen.getByRole('searchbox'), '枫桥花园3号楼{Enter}');
    const room = await screen.findByRole('textbox', { name: /^(门牌（室）号|Room)/ }, { timeout: 10_000 });
    await waitFor(() => expect(room).toHaveFocus());
    await expect(room).toBeRequired();
    await expect(
      await screen.findByRole('button', { name: /(所属小区|Compound)/ }, { timeout: 10_000 }),
    ).toHaveTextContent('枫桥花园');
    await expect(screen.getByRole('button', { name: /(所属楼栋|Building)/ })).toHaveTextContent('3号楼');
  },
};
