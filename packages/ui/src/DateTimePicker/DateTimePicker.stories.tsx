import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DateTimePicker } from './DateTimePicker.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { press } from '../fixtures/press.ts';

/** **Do** offer 此刻 (now) where that is the usual answer. **Do not** ask for seconds that nobody knows. */
export default {
  component: DateTimePicker,
  args: { label: '发生时间', value: '2026-11-20 08:05:09', onChange: fn() },
  render: controlled(DateTimePicker),
} satisfies Meta<typeof DateTimePicker>;
type Story = StoryObj<typeof DateTimePicker>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const seconds = canvas.getAllByRole('spinbutton').at(-1)!;
    await press(seconds, '{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20 08:05:10');
  },
};

/** Nobody is asked for seconds that do not matter. */
export const ToTheMinute: Story = {
  args: { isToMinute: true, value: '' },
  play: async ({ canvas, args }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts).toHaveLength(5);
    parts[0]?.focus();
    await userEvent.keyboard('202612010830');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01 08:30:00'));
  },
};

export const Now: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: kitText(`选择${kitText('此刻')}`) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};
