import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Calendar } from './Calendar.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { dayText } from '../fixtures/dayText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/** **Do** show duty rosters, visits and deadlines by month. **Do not** use it to enter a date (DatePicker). */
export default {
  component: Calendar,
  render: controlled(Calendar),
  args: {
    label: '值班与走访',
    value: '2026-11-20',
    onChange: fn(),
    onMonthChange: fn(),
    marks: [
      { day: '2026-11-20', label: '入户走访 东街 3 户', href: '#visit' },
      { day: '2026-11-20', label: '消防检查', tone: 'warning' },
      { day: '2026-11-20', label: '网格例会', tone: 'info' },
      { day: '2026-11-20', label: '夜间巡查', tone: 'neutral' },
      { day: '2026-11-23', label: '事件办结期限', tone: 'critical' },
    ],
  },
} satisfies Meta<typeof Calendar>;
type Story = StoryObj<typeof Calendar>;

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('夜间巡查');
    await expect(canvas.getByText(kitText('还有 1 项'))).toBeInTheDocument();
    await expect(
      canvas.getByRole('button', {
        name: new RegExp(`${dayText('2026-11-23', { month: 'long', day: 'numeric' })}.*事件办结期限`),
      }),
    ).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    while (document.activeElement?.getAttribute('role') !== 'button' || document.activeElement.tagName === 'BUTTON')
      await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('事件办结期限'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
    await userEvent.keyboard('{PageDown}');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12-01');
  },
};

export const Nothing: Story = {
  args: { marks: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(kitText('这一天没有安排')),
};
