import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { GaugeChart } from './GaugeChart.tsx';
import { kitWords } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** use it for one value with known ends, and name what its ranges mean. **Do not** fill a page with gauges (use
 * RankChart).
 */
export default {
  component: GaugeChart,
  args: {
    title: '按期办结率',
    unit: '%',
    value: 87.5,
    bands: [
      { to: 60, label: '不足', tone: 'critical' },
      { to: 85, label: '一般', tone: 'warning' },
      { to: 100, label: '良好', tone: 'success' },
    ],
  },
  decorators: [inCard],
} satisfies Meta<typeof GaugeChart>;
type Story = StoryObj<typeof GaugeChart>;

export const Good: Story = {
  play: async ({ canvas }) => {
    const meter = await canvas.findByRole('meter', { name: '按期办结率' });
    await expect(meter).toHaveAttribute('aria-valuetext', kitWords('87.5%，良好'));
  },
};

export const OverTheEnd: Story = {
  args: { title: '在岗人数', unit: '人', value: 132, max: 120, bands: [] },
  play: async ({ canvas }) => {
    const meter = await canvas.findByRole('meter', { name: '在岗人数' });
    await expect(meter).toHaveAttribute('aria-valuenow', '120');
    await expect(meter).toHaveAttribute('aria-valuetext', '132 人');
  },
};

export const TableByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('meter');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await canvas.findByRole('row', { name: /一般/ })).toHaveTextContent('85');
  },
};

export const Unknown: Story = { args: { value: null } };
