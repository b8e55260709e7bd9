import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kinds, monthly } from '../Chart/fixtures/monthly.ts';
import { LineChart } from './LineChart.tsx';
import { kitSigns, kitText } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** show how a few series move over time. **Do not** draw categories that have no order (use BarChart), or more
 * than five lines that cross.
 */
export default {
  component: LineChart,
  args: { title: '事件走势', unit: '件', keyLabel: '月份', series: monthly },
  decorators: [inCard],
} satisfies Meta<typeof LineChart>;
type Story = StoryObj<typeof LineChart>;

export const Months: Story = {};

export const ByKeyboard: Story = {
  args: { onSelect: fn(), series: monthly.slice(0, 2) },
  play: async ({ canvas, args }) => {
    const plot = await canvas.findByRole('slider', { name: '事件走势' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAttribute('aria-valuetext', kitSigns('一月：接报 12,680 件，办结 11,900 件'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', kitSigns('三月：接报 15,310 件，办结 13,820 件'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2026-03', undefined);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('三月', { selector: 'div' })).toBeNull();
  },
};

export const Gaps: Story = {
  args: {
    title: '巡查人次',
    unit: '人次',
    series: [
      {
        ...monthly[0]!,
        label: '巡查',
        values: monthly[0]!.values.map((one, at) => (at === 3 || at === 5 ? { ...one, value: null } : one)),
      },
    ],
  },
};

export const TooManySeries: Story = {
  args: { title: '各类事件', series: kinds },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kitText('图中只画前 8 组，其余见表格。'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};
