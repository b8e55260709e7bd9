import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { toastQueue } from '../../Toast/Toast.tsx';
import { manyPeople } from '../fixtures/manyPeople.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../fixtures/press.ts';
import { kitText } from '../../fixtures/kitText.ts';

const meta = {
  component: PeopleTable,
  args: { count: 2000 },
  beforeEach: () => () => toastQueue.clear(),
  parameters: {
    docs: {
      description: {
        component:
          'One value, changed in its cell. **Do** use it for a value staff set for many rows one after another. ' +
          '**Do not** use it where a change asks for a reason: make it an action.',
      },
    },
  },
} satisfies Meta<typeof PeopleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cell is changed in its place: Enter begins and stores, a wrong value is refused beside it, Esc takes it back. */
export const InItsCell: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: kitText('修改年龄：37') }));
    const input = await canvas.findByRole('textbox', { name: '年龄' });
    await userEvent.keyboard('{Control>}a{/Control}999{Enter}');
    await canvas.findByText('年龄在 0 到 130 之间');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Control>}a{/Control}38{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('修改年龄：38') })).toHaveFocus());
    await userEvent.dblClick(canvas.getByRole('button', { name: kitText('修改年龄：74') }));
    await canvas.findByRole('textbox', { name: '年龄' });
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('1{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('修改年龄：74') })).toHaveFocus());
  },
};

const shared = memorySource(manyPeople().slice(0, 30));

/** A cell that somebody else stored first is not overwritten: it shows theirs, and a notice says so. */
export const CellOfTwo: Story = {
  args: { source: shared },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: kitText('修改年龄：37') }));
    await canvas.findByRole('textbox', { name: '年龄' });
    await shared.submit?.({ id: '2', age: 50 });
    await userEvent.keyboard('{Control>}a{/Control}38{Enter}');
    await canvas.findByText(
      kitText('“黄国栋2”的年龄没有保存：这条记录刚被别人修改过，现在显示的是最新内容，请核对后再改'),
    );
    await canvas.findByRole('button', { name: kitText('修改年龄：50') });
    await expect(await shared.detail?.('2')).toMatchObject({ age: 50, rev: 2 });
  },
};
