import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kitSigns } from '../fixtures/kitText.ts';
import { PolarChart } from './PolarChart.tsx';
import { inCard } from '../fixtures/surroundings.tsx';
import { press } from '../fixtures/press.ts';

/**
 * **Do** compare a few values of the same type that come round, such as the months of a year. **Do not** show parts of
 * a whole (use a PieChart).
 */
export default {
  component: PolarChart,
  args: {
    title: '各类事件',
    unit: '件',
    keyLabel: '类别',
    values: [
      { key: '1', label: '矛盾纠纷', value: 46 },
      { key: '2', label: '环境卫生', value: 82 },
      { key: '3', label: '公共设施', value: 57 },
      { key: '4', label: '安全隐患', value: 23 },
    ],
  },
  decorators: [inCard],
} satisfies Meta<typeof PolarChart>;
type Story = StoryObj<typeof PolarChart>;

export const Sectors: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: '各类事件' });
    await press(plot, '{End}');
    await expect(plot).toHaveAttribute('aria-valuetext', kitSigns('安全隐患：23 件'));
  },
};

/** What is unknown or negative has no sector. */
export const Unknown: Story = {
  args: {
    values: [
      { key: '1', label: '一季度', value: 12 },
      { key: '2', label: '二季度', value: null },
      { key: '3', label: '三季度', value: -3 },
    ],
  },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: '各类事件' });
    await expect(plot).toHaveAttribute('aria-valuemax', '0');
  },
};
