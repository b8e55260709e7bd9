import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Radio } from './Radio.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** use it for two to six choices that should be compared at a glance. **Do not** use it for a long list (Select)
 * or for yes and no (Switch, Checkbox).
 */
export default {
  component: Radio,
  args: {
    label: '性别',
    value: '',
    options: [
      { value: '1', label: '男' },
      { value: '2', label: '女' },
      { value: '0', label: '未说明' },
    ],
    onChange: fn(),
  },
  render: controlled(Radio),
} satisfies Meta<typeof Radio>;
type Story = StoryObj<typeof Radio>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '男' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(canvas.getByRole('radio', { name: '女' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: '性别' })).toBeVisible();
  },
};

export const Described: Story = {
  args: {
    label: '数据范围',
    orientation: 'vertical',
    value: 'own',
    options: [
      { value: 'all', label: '全部网格', description: '能看到本镇所有网格的记录' },
      {
        value: 'own',
        label: '本人网格',
        description: '只能看到自己负责的网格，包括由他人代为登记、后来划归本网格的全部记录',
      },
      { value: 'none', label: '自定义', description: '需要管理员授权', isDisabled: true },
    ],
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: '请选择性别' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', {
      name: (name) => name.startsWith('性别') && name.endsWith(kitText('（必填）').trim()),
    });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('请选择性别');
  },
};

export const Disabled: Story = { args: { value: '1', isDisabled: true } };

export const ReadOnly: Story = { args: { value: '1', isReadOnly: true } };
