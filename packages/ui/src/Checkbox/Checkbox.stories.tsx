import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** use it for a yes or no that is sent with the form, and the indeterminate state where only a part is chosen.
 * **Do not** use it for something that takes effect at once (Switch).
 */
export default {
  component: Checkbox,
  args: { label: '记住租户', value: false, onChange: fn() },
  render: controlled(Checkbox),
} satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const Ticked: Story = {
  args: { description: '下次登录不用再选' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('记住租户'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox', { name: '记住租户' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('checkbox', { name: '记住租户' })).not.toBeChecked();
  },
};

export const Indeterminate: Story = {
  args: { isIndeterminate: true, label: '全部网格' },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBePartiallyChecked(),
};

export const Invalid: Story = { args: { errorMessage: '请先同意', isRequired: true } };
