import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MultiSelect } from './MultiSelect.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** use it to choose several of up to twenty options. **Do not** use it where people compare two lists or put
 * choices in order (TransferList).
 */
export default {
  component: MultiSelect,
  args: {
    label: '服务内容',
    value: ['1'],
    options: [
      { value: '1', label: '铁路', tone: 'accent' },
      { value: '2', label: '高速公路', tone: 'success' },
      { value: '3', label: '输油管道' },
      { value: '9', label: '其他', isDisabled: true },
    ],
    onChange: fn(),
  },
  render: controlled(MultiSelect),
} satisfies Meta<typeof MultiSelect>;
type Story = StoryObj<typeof MultiSelect>;

/** The name of the button that opens the list; the one that clears it names the field too. */
const chooser = () => new RegExp(`^(?!${kitText('清除')}).*服务内容`);

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: '铁路' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '2']);
    await userEvent.keyboard('{ArrowUp} {Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['2']);
    await waitFor(() => expect(canvas.getByRole('button', { name: chooser() })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: chooser() }));
    await userEvent.click(await screen.findByRole('option', { name: '输油管道' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button', { name: chooser() })).toHaveTextContent('铁路输油管道');
  },
};

export const UnknownKept: Story = {
  args: { value: ['3', '77'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: chooser() }));
    await userEvent.click(await screen.findByRole('option', { name: '铁路' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3', '77']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
