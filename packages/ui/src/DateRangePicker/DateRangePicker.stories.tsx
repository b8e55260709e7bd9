import { today } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';
import { presets } from './presets.ts';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { dayText } from '../fixtures/dayText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { tabTo } from '../fixtures/tabTo.ts';
import { press } from '../fixtures/press.ts';

/**
 * **Do** use it for reports and searches over a range of days, both ends included. **Do not** use two separate date
 * fields, which cannot check their order.
 */
export default {
  component: DateRangePicker,
  args: { label: '登记日期', value: { from: '2026-03-03', to: '2026-03-12' }, onChange: fn() },
  render: controlled(DateRangePicker),
} satisfies Meta<typeof DateRangePicker>;
type Story = StoryObj<typeof DateRangePicker>;

export const ByKeyboard: Story = {
  args: { value: { from: '', to: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab}2026013120260101');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-01-31', to: '2026-01-01' });
    await expect(canvas.getByText(kitText('开始日期不能晚于结束日期'))).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}02');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-01-31', to: '2026-02-01' });
    await expect(canvas.queryByText(kitText('开始日期不能晚于结束日期'))).toBeNull();
  },
};

export const HalfTyped: Story = {
  args: { value: { from: '', to: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab}20260131');
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-01-31', to: '' }));
    await expect(canvas.getByText(kitText('请把开始日期和结束日期都填写完整'))).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent('2026');
    await tabTo(canvas.getByRole('button', { name: kitText('清除登记日期') }));
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas
        .getAllByRole('spinbutton')
        .map((part) => part.textContent)
        .join(''),
    ).not.toMatch(/\d/);
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};

export const Preset: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: kitPattern(/日历/) }));
    await userEvent.keyboard('{Enter}');
    const group = await screen.findByRole('group', { name: kitText('常用时间段') });
    await expect(
      within(group)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([kitText('今天'), kitText('本周'), kitText('上周'), kitText('本月'), kitText('上月'), kitText('今年')]);
    await press(within(group).getByRole('button', { name: kitText('今年') }));
    const { thisYear } = presets(today('Asia/Shanghai'));
    await expect(args.onChange).toHaveBeenLastCalledWith(thisYear);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A preset keeps one line, however much room the calendar takes. */
export const PresetsInLine: Story = {
  globals: { density: 'roomy' },
  args: { canBeOpen: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitPattern(/日历/) }));
    const group = await screen.findByRole('group', { name: kitText('常用时间段') });
    for (const button of within(group).getAllByRole('button')) {
      const words = document.createRange();
      words.selectNodeContents(button);
      await expect(words.getClientRects(), button.textContent).toHaveLength(1);
    }
    const heading = screen.getByRole('grid').querySelector('th');
    await expect(heading).toHaveTextContent(dayText('2026-11-23', { weekday: 'narrow' }));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const OpenEnded: Story = {
  args: { canBeOpen: true, value: { from: '', to: '2026-03-12' } },
  play: async ({ args, canvas }) => {
    const parts = () => canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    await expect(parts().slice(3)).toEqual(['2026', '03', '12']);
    await userEvent.keyboard('{Tab}20260101');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-01-01', to: '2026-03-12' });
    await userEvent.keyboard(
      '{Backspace}{Backspace}{Backspace}{Backspace}{ArrowRight}{Backspace}{ArrowRight}{Backspace}{Backspace}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-01-01', to: '' });
    await expect(canvas.queryByText(kitText('请把开始日期和结束日期都填写完整'))).toBeNull();
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: kitText('只定结束') }));
    await waitFor(() => expect(screen.getByRole('grid', { name: kitPattern(/结束日期/) })).toBeVisible());
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: today('Asia/Shanghai').toString() });
    await expect(parts().slice(0, 3).join('')).not.toMatch(/\d/);
  },
};

export const OpenInEnglish: Story = {
  args: { canBeOpen: true, value: { from: '', to: '' } },
  globals: { language: 'en' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Tab}20260131');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-01-31', to: '' });
  },
};

export const Invalid: Story = {
  args: { value: { from: '', to: '' }, isRequired: true, errorMessage: '请选择登记日期' },
};

export const ReadOnly: Story = {
  args: { canBeOpen: true, isReadOnly: true, value: { from: '2026-01-01', to: '' } },
  play: async ({ canvas }) => expect(canvas.getByText(kitText('2026-01-01 起'))).toBeVisible(),
};
