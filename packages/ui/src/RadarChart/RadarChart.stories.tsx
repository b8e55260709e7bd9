import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RadarChart } from './RadarChart.tsx';
import { kitSigns } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

const scales = ['巡查', '上报', '处置', '走访', '宣传', '满意度'];
const scored = (id: string, label: string, numbers: number[]) => ({
  id,
  label,
  values: scales.map((name, at) => ({ key: name, label: name, value: numbers[at] ?? null })),
});

/** **Do** compare two or three things on five to eight scales of the same type. **Do not** mix units on the spokes. */
export default {
  component: RadarChart,
  args: {
    title: '网格考评',
    unit: '分',
    keyLabel: '指标',
    max: 100,
    series: [scored('a', '第一网格', [92, 78, 85, 60, 71, 95]), scored('b', '第二网格', [70, 88, 64, 82, 90, 76])],
  },
  decorators: [inCard],
} satisfies Meta<typeof RadarChart>;
type Story = StoryObj<typeof RadarChart>;

export const Two: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: '网格考评' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', kitSigns('上报：第一网格 78 分，第二网格 88 分'));
  },
};

export const LongNames: Story = {
  args: {
    series: [
      {
        id: 'a',
        label: '全年',
        values: scales.map((name, at) => ({ key: name, label: `${name}工作完成情况综合得分`, value: 40 + at * 9 })),
      },
    ],
  },
};
