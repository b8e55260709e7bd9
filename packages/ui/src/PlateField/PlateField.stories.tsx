import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlateField } from './PlateField.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/** **Do** let people paste a whole plate. **Do not** use it for foreign or military plates (TextField). */
export default {
  component: PlateField,
  args: { label: '车牌号', value: '', onChange: fn() },
  render: controlled(PlateField),
} satisfies Meta<typeof PlateField>;
type Story = StoryObj<typeof PlateField>;

export const ByKeyboard: Story = {
  args: { value: '京' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: kitText('车牌号的省份') })).toHaveFocus();
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: '车牌号' });
    await userEvent.keyboard('ai2345{Tab}');
    await expect(input).toHaveAccessibleDescription(kitPattern(/没有字母 I 和 O/));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Control>}a{/Control}{Backspace}a12345');
    await expect(args.onChange).toHaveBeenLastCalledWith('京A12345');
    await expect(input).not.toBeInvalid();
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '车牌号' }));
    await userEvent.paste('川a·d12345');
    await expect(args.onChange).toHaveBeenLastCalledWith('川AD12345');
    await expect(canvas.getByRole('combobox')).toHaveValue('川');
    await expect(canvas.getByText(kitText('新能源车牌'))).toBeVisible();
  },
};

export const Disabled: Story = { args: { value: '川AD12345', isDisabled: true } };

export const ReadOnly: Story = { args: { value: '川A***45', isReadOnly: true } };
