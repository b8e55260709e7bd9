import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/** **Do** let people paste numbers with spaces and symbols. **Do not** split a number across several inputs. */
export default {
  component: PhoneField,
  args: { label: '联系电话', value: '', onChange: fn() },
  render: controlled(PhoneField),
} satisfies Meta<typeof PhoneField>;
type Story = StoryObj<typeof PhoneField>;

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '联系电话' });
    await expect(input).toHaveAccessibleDescription(kitText('11 位手机号码'));
    await userEvent.click(input);
    await userEvent.paste('+86 138-1234-5678');
    await expect(args.onChange).toHaveBeenLastCalledWith('13812345678');
    await userEvent.tab();
    await expect(input).toHaveValue('13812345678');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}１３８ 1234-5678{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('13812345678');
    await expect(canvas.getByRole('textbox', { name: '联系电话' })).toHaveValue('13812345678');
  },
};

export const Invalid: Story = { args: { value: '1381234', errorMessage: '手机号码长度不为11位' } };
