import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MonthPicker } from './MonthPicker.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** use it where the month is the whole answer, as in a monthly report. **Do not** ask for the month and the day
 * separately (DatePicker).
 */
export default {
  component: MonthPicker,
  args: { label: '报表月份', value: '2026-03', onChange: fn() },
  render: controlled(MonthPicker),
} satisfies Meta<typeof MonthPicker>;
type Story = StoryObj<typeof MonthPicker>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: kitText('3月') })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /2026-07 报表月份/ })).toHaveFocus();
  },
};

export const OtherYear: Story = {
  args: { max: '2025-06' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await userEvent.click(await screen.findByRole('button', { name: kitText('上一年') }));
    await expect(screen.getByRole('option', { name: kitText('7月') })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: kitText('5月') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-05');
  },
};

export const Invalid: Story = { args: { value: '', isRequired: true, errorMessage: '请选择报表月份' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
