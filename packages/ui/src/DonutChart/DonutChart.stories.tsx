import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DonutChart } from './DonutChart.tsx';
import { kitSigns } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** use it where the sum matters as much as the parts. **Do not** set several side by side to compare (use a
 * stacked BarChart).
 */
export default {
  component: DonutChart,
  args: {
    title: '人口构成',
    unit: '人',
    keyLabel: '类别',
    values: [
      { key: '1', label: '户籍人口', value: 128_640 },
      { key: '2', label: '流动人口', value: 43_210 },
      { key: '3', label: '境外人员', value: 312 },
    ],
  },
  decorators: [inCard],
} satisfies Meta<typeof DonutChart>;
type Story = StoryObj<typeof DonutChart>;

export const Parts: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: '人口构成' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}{End}');
    await expect(plot).toHaveAttribute('aria-valuetext', kitSigns('境外人员：0.2% 312 人'));
  },
};
