import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';
import { controlled } from '../fixtures/controlled.tsx';

/** **Do** say in the hint what is wanted before anything is typed. **Do not** put the label into the placeholder. */
export default {
  component: TextField,
  args: { label: '姓名', value: '', onChange: fn() },
  render: controlled(TextField),
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {
  args: { description: '与身份证一致', isRequired: true, maxLength: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveFocus();
    await userEvent.keyboard('阿卜杜拉合曼');
    await expect(args.onChange).toHaveBeenLastCalledWith('阿卜杜拉合曼');
    await expect(canvas.getByText('6/5')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { value: '张', errorMessage: '姓名不能少于2个字' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('姓名不能少于2个字'),
};

export const Disabled: Story = { args: { value: '张三', isDisabled: true } };

export const ReadOnly: Story = { args: { value: '张三', isReadOnly: true } };
