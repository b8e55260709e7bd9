import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kinds, monthly } from '../Chart/fixtures/monthly.ts';
import { BarChart } from './BarChart.tsx';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** compare amounts; turn the bars sideways where names are long. **Do not** cut the value axis: it always begins
 * at zero.
 */
export default {
  component: BarChart,
  args: { title: '接报与办结', unit: '件', keyLabel: '月份', series: monthly.slice(0, 2) },
  decorators: [inCard],
} satisfies Meta<typeof BarChart>;
type Story = StoryObj<typeof BarChart>;

export const Grouped: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    const plot = await canvas.findByRole('slider', { name: '接报与办结' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowRight} ');
    await expect(plot).toHaveAttribute('aria-valuenow', '1');
    await expect(args.onSelect).toHaveBeenCalledWith('2026-02', undefined);
  },
};

export const Stacked: Story = { args: { title: '各类事件', arrangement: 'stacked', series: kinds } };

export const Horizontal: Story = {
  args: {
    title: '各网格待办',
    direction: 'horizontal',
    keyLabel: '网格',
    series: [
      {
        id: 'open',
        label: '待办',
        values: ['城东街道东风社区第一网格', '城东街道东风社区第二网格', '幸福里小区', '工业园区'].map((label, at) => ({
          key: label,
          label,
          value: [42, 35, 18, 6][at] ?? 0,
        })),
      },
    ],
  },
};

export const BelowZero: Story = {
  args: {
    title: '与上月相比',
    series: [
      {
        id: 'change',
        label: '增减',
        values: monthly[0]!.values
          .slice(1)
          .map((one, at) => ({ ...one, value: (one.value ?? 0) - (monthly[0]!.values[at]?.value ?? 0) })),
      },
    ],
  },
};
