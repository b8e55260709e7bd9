import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TimeField } from './TimeField.tsx';
import { controlled } from '../fixtures/controlled.tsx';

/** **Do** use it for a time of day that repeats. **Do not** use it for a moment on a given day (DateTimePicker). */
export default {
  component: TimeField,
  args: { label: '巡查时间', value: '', onChange: fn() },
  render: controlled(TimeField),
} satisfies Meta<typeof TimeField>;
type Story = StoryObj<typeof TimeField>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.keyboard('083005');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30:05');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30:06');
  },
};

export const HalfTyped: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Tab}08{Tab}{Tab}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^08:\D/)));
  },
};

export const Minutes: Story = { args: { value: '09:15:00', granularity: 'minute' } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: '请填写巡查时间' } };

export const Disabled: Story = { args: { value: '18:00:00', isDisabled: true } };

export const ReadOnly: Story = { args: { value: '18:00:00', isReadOnly: true } };
