import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadAgain } from '../../fixtures/AppScreen.tsx';
import { buildingAnswers, householdAnswers } from '../../fixtures/households.ts';
import { type ScreenMeta, type ScreenStory, foundAgain, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Household', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

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

/** A new house and its first person, half filled in when the page goes, are there when it comes back. */
export const Kept: ScreenStory = {
  args: Building.args,
  tags: ['oneLanguage'],
  play: async (context) => {
    const screen = within(context.canvasElement);
    const box = () => screen.findByRole('textbox', { name: /^门牌（室）号/ }, { timeout: 10_000 });
    let isBegun = false;
    await foundAgain(
      context,
      async () => {
        if (!isBegun) await userEvent.type(screen.getByRole('searchbox'), '枫桥花园3号楼{Enter}');
        isBegun = true;
        return box();
      },
      '501',
    );
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^门牌（室）号/ })).toBeNull());
    loadAgain();
    await isDrawn(context);
    await expect(screen.queryByRole('textbox', { name: /^门牌（室）号/ })).toBeNull();
  },
};
