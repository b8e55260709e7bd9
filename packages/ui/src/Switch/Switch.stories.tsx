import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';
import { controlled } from '../fixtures/controlled.tsx';

/** **Do** use it for something that takes effect at once. **Do not** use it in a form that is sent later (Checkbox). */
export default {
  component: Switch,
  args: { label: '是否重点', value: false, onChange: fn() },
  render: controlled(Switch),
} satisfies Meta<typeof Switch>;
type Story = StoryObj<typeof Switch>;

export const Toggled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: '是否重点' })).toBeChecked();
  },
};

export const On: Story = { args: { value: true, onText: '启用', offText: '停用' } };

export const Disabled: Story = { args: { isDisabled: true } };
