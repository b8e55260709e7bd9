import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './NumberField.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** name the unit and state the limits. **Do not** use it for numbers that identify something, such as a phone
 * number or a code (TextField).
 */
export default {
  component: NumberField,
  args: { label: '长度', value: 12.5, unit: '公里', min: 0, scale: 2, onChange: fn() },
  render: controlled(NumberField),
} satisfies Meta<typeof NumberField>;
type Story = StoryObj<typeof NumberField>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '长度' });
    await userEvent.keyboard('{Tab}{Control>}a{/Control}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('1,234.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    await expect(input).toHaveValue('1234.5');
  },
};

export const NoNumber: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '长度' });
    await userEvent.type(input, 'km');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.tab();
    await expect(input).toHaveValue('12.5km');
    await expect(input).toHaveAccessibleDescription(kitText('请只输入数字，例如 12.5'));
  },
};

export const OutOfBounds: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '长度' });
    await userEvent.type(input, '55');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(kitText('最多 2 位小数'));
  },
};
