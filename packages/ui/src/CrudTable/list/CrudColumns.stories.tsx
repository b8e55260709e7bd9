import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { memoryStore } from '../CrudStore.ts';
import { leanSource } from '../fixtures/leanSource.ts';
import { manyPeople, peopleFields } from '../fixtures/manyPeople.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { kitText } from '../../fixtures/kitText.ts';
import { press } from '../../fixtures/press.ts';

/**
 * A source with `whole` is asked for the fields that the table reads. **Do** keep in each row what the actions of the
 * source read. **Do not** leave out fields of rows where something opens under them: it may show any.
 */
export default { component: PeopleTable } satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

const fields = peopleFields.map((field) => ({ ...field, inline: false }));
const people = leanSource(memorySource(manyPeople().slice(0, 200)));
const store = memoryStore({ settings: JSON.stringify({ layout: { shown: { phone: false } } }) });

/** A page is asked for the columns that are shown; one shown later has it read again, one hidden has not. */
export const OnlyShown: Story = {
  args: { fields, source: people, store },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await within(grid).findByText('王建国1');
    await expect(people.requested.at(-1)).toEqual(expect.arrayContaining(['name', 'gridId', 'isKey', 'address']));
    await expect(people.requested.at(-1)).not.toContain('phone');
    await expect(people.requested.at(-1)).not.toContain('note');
    const count = people.requested.length;
    await press(canvas.getByRole('button', { name: kitText('列表设置') }));
    const drawer = within(await screen.findByRole('dialog', { name: kitText('列表设置') }));
    const toggle = async (name: RegExp) => {
      const box = await drawer.findByRole('checkbox', { name });
      await press(box, ' ');
    };
    await toggle(/联系电话/);
    const phone = String(manyPeople()[0]?.phone);
    await waitFor(() => expect(within(grid).getByText(phone)).toBeInTheDocument());
    await expect(people.requested).toHaveLength(count + 1);
    await expect(people.requested.at(-1)).toContain('phone');
    await toggle(/联系电话/);
    await waitFor(() => expect(within(grid).queryByText(phone)).toBeNull());
    await expect(people.requested).toHaveLength(count + 1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('列表设置') })).toHaveFocus());
  },
};
