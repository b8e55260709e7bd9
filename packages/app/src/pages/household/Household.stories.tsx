import { expect, userEvent, waitFor } from 'storybook/test';
import { buildingAnswers, householdAnswers } from '../../fixtures/households.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Household', tags: ['!autodocs'], play: isDrawn };
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
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '枫桥花园3号楼{Enter}');
    const room = await canvas.findByRole('textbox', { name: /^(门牌（室）号|Room)/ }, { timeout: 10_000 });
    await waitFor(() => expect(room).toHaveFocus());
    await expect(room).toBeRequired();
    // The address is composed of the residence and the building that are filled in.
    const address = await canvas.findByRole('textbox', { name: /^(房屋地址|Address|House address)/ });
    await waitFor(() => expect(address).toHaveValue('枫桥花园3号楼'), { timeout: 10_000 });
  }),
};
