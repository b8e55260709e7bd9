import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { kitSigns, kitText } from '../fixtures/kitText.ts';
import { ScatterChart } from './ScatterChart.tsx';
import { inCard } from '../fixtures/surroundings.tsx';
import { press } from '../fixtures/press.ts';

/** **Do** show whether two measures go together. **Do not** show a course over time (use a LineChart). */
export default {
  component: ScatterChart,
  args: {
    title: '走访与满意度',
    keyLabel: '网格',
    xLabel: '走访次数',
    yLabel: '满意度',
    series: [
      {
        id: 'a',
        label: '东关社区',
        points: [
          { x: 12, y: 71, size: 320 },
          { x: 25, y: 80, size: 1240 },
          { x: 31, y: 88, size: 660 },
        ],
      },
      {
        id: 'b',
        label: '和平社区',
        points: [
          { x: 8, y: 66, size: 900 },
          { x: 19, y: 83, size: 450 },
        ],
      },
    ],
  },
  decorators: [inCard],
} satisfies Meta<typeof ScatterChart>;
type Story = StoryObj<typeof ScatterChart>;

export const Points: Story = {};

/** A third measure as the area of circles. */
export const Bubbles: Story = {
  args: { sizeLabel: '户数' },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: '走访与满意度' });
    await press(plot, '{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', kitSigns('东关社区：走访次数 25，满意度 80，户数 1,240'));
    await userEvent.click(canvas.getByRole('button', { name: kitText('看表格') }));
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

/** A single place stands in the middle of its axes. */
export const One: Story = {
  args: { series: [{ id: 'a', label: '东关社区', points: [{ x: 5, y: 5 }] }] },
};
