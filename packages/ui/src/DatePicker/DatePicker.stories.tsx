import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';
import { libraryText } from '../fixtures/kitText.ts';
import { dayText } from '../fixtures/dayText.ts';
import { controlled } from '../fixtures/controlled.tsx';

/**
 * **Do** let people type; the panel is for looking around. **Do not** use it for a birth date that an ID number already
 * contains.
 */
export default {
  component: DatePicker,
  args: { label: '登记日期', value: '', onChange: fn() },
  render: controlled(DatePicker),
} satisfies Meta<typeof DatePicker>;
type Story = StoryObj<typeof DatePicker>;

export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Tab}20260131');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-31');
  },
};

export const HalfTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}202603');
    await userEvent.click(canvas.getByText('登记日期'));
    canvas.getAllByRole('spinbutton')[2]?.blur();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^2026-03-\D/)));
  },
};

export const Picked: Story = {
  args: { value: '2026-01-05' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    const grid = await screen.findByRole('grid');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: libraryText(/年/, /year/i) }),
      dayText('1958-01-20', { year: 'numeric' }),
    );
    await userEvent.click(
      within(screen.getByRole('grid')).getByRole('button', {
        name: new RegExp(dayText('1958-01-20', { month: 'long', day: 'numeric' })),
      }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('1958-01-20');
    await waitFor(() => expect(grid).not.toBeInTheDocument());
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: '请选择登记日期' } };

export const ReadOnly: Story = { args: { value: '2026-01-05', isReadOnly: true } };

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(await within(canvasElement.ownerDocument.body).findByRole('grid')).toBeVisible();
  },
};
