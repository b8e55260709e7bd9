import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { kinds, monthly } from '../Chart/fixtures/monthly.ts';
import { AreaChart } from './AreaChart.tsx';
import { kitWords } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** show parts that add up to a whole over time. **Do not** use it for values that have no sum, such as rates (use
 * LineChart).
 */
export default {
  component: AreaChart,
  args: { title: '各类事件累计', unit: '件', keyLabel: '月份', series: kinds.slice(0, 4) },
  decorators: [inCard],
} satisfies Meta<typeof AreaChart>;
type Story = StoryObj<typeof AreaChart>;

export const Stacked: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: '各类事件累计' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(plot.getAttribute('aria-valuetext')).toMatch(kitWords(/^八月：矛盾纠纷 /));
  },
};

export const One: Story = { args: { title: '接报事件', series: monthly.slice(0, 1) } };
