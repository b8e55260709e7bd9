import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { toastQueue } from '../../Toast/Toast.tsx';
import { manyPeople } from '../fixtures/manyPeople.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { kitText } from '../../fixtures/kitText.ts';

/**
 * One value, changed in its cell. **Do** use it for a value staff set for many rows one after another. **Do not** use
 * it where a change asks for a reason: make it an action.
 */
export default {
  component: PeopleTable,
  args: { count: 2000 },
  beforeEach: () => () => toastQueue.clear(),
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

/** A cell is changed in its place: Enter begins and stores, a wrong value is refused beside it, Esc takes it back. */
export const InItsCell: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: kitText('修改年龄：37') }));
    const input = await canvas.findByRole('textbox', { name: '年龄' });
    await userEvent.keyboard('{Control>}a{/Control}999{Enter}');
    const fault = await screen.findByText('年龄在 0 到 130 之间');
    // It lies over the rows, which would clip it.
    await waitFor(() => {
      const { x, y, width, height } = fault.getBoundingClientRect();
      return expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(fault);
    });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Control>}a{/Control}38{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('修改年龄：38') })).toHaveFocus());
    await userEvent.dblClick(canvas.getByRole('button', { name: kitText('修改年龄：74') }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await press(await canvas.findByRole('button', { name: kitText('修改年龄：74') }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '年龄' })).toHaveFocus());
    await userEvent.keyboard('1{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('修改年龄：74') })).toHaveFocus());
  },
};

/** Tab stores and goes on to the next cell, Shift+Tab to the last one; who leaves otherwise is not fetched back. */
export const FromCellToCell: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: kitText('修改年龄：37') }));
    await canvas.findByRole('textbox', { name: '年龄' });
    await userEvent.keyboard('{Control>}a{/Control}39{Tab}');
    await canvas.findByRole('button', { name: kitText('修改年龄：39') });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '住址' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: '住址' })).toHaveValue('清溪大道2号');
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '年龄' })).toHaveValue('39'));
    const [search] = canvas.getAllByRole('searchbox');
    await userEvent.click(search as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: '年龄' })).not.toBeInTheDocument());
    await expect(search).toHaveFocus();
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
