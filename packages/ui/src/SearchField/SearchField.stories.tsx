import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** search on Enter, and on every letter only where that is cheap. **Do not** use it inside a form that Enter
 * submits.
 */
export default {
  component: SearchField,
  args: { label: '路线名称', value: '', onSearch: fn(), onChange: fn() },
  render: controlled(SearchField),
} satisfies Meta<typeof SearchField>;
type Story = StoryObj<typeof SearchField>;

export const Searched: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: '路线名称' });
    await userEvent.keyboard('{Tab}铁路');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('铁路');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};
