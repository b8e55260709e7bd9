import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyField } from './MoneyField.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** use it for every amount in yuan, and state the unit in the label only where it is not yuan. **Do not** use it
 * for counts or measures (NumberField).
 */
export default {
  component: MoneyField,
  args: { label: '补助金额', value: 12_345.6, onChange: fn() },
  render: controlled(MoneyField),
} satisfies Meta<typeof MoneyField>;
type Story = StoryObj<typeof MoneyField>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '补助金额' });
    await expect(input).toHaveValue('12,345.60');
    await userEvent.tab();
    await expect(input).toHaveValue('12345.6');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('1000200.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_000_200.5);
    await userEvent.tab();
    await expect(input).toHaveValue('1,000,200.50');
  },
};

export const NoAmount: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '补助金额' });
    await userEvent.keyboard('{Tab}约');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.tab();
    await expect(input).toHaveValue('约');
    await expect(input).toHaveAccessibleDescription(kitText('请只输入数字，例如 12.5'));
  },
};

export const Empty: Story = { args: { value: null, isRequired: true, description: '按批复文件填写，单位元' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveTextContent('¥ 12,345.60'),
};
