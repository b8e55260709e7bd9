import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FunnelChart } from './FunnelChart.tsx';
import { kitWords } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

/** **Do** use it for stages that each contain the next. **Do not** use it for parts of a whole (use PieChart). */
export default {
  component: FunnelChart,
  args: {
    title: '事件流转',
    unit: '例',
    values: [
      ['上报', 12_680],
      ['受理', 11_940],
      ['派遣', 9_310],
      ['处置', 8_720],
      ['办结', 8_105],
    ].map(([label, value], at) => ({ key: `s${at}`, label: String(label), value: Number(value) })),
  },
  decorators: [inCard],
} satisfies Meta<typeof FunnelChart>;
type Story = StoryObj<typeof FunnelChart>;

export const Stages: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    const plot = await canvas.findByRole('slider', { name: '事件流转' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowDown}{ArrowDown}{Enter}');
    await expect(plot).toHaveAttribute(
      'aria-valuetext',
      kitWords('派遣：数值 9,310 例，占首环节 73.4%，占上一环节 78%'),
    );
    await expect(args.onSelect).toHaveBeenCalledWith('s2', undefined);
  },
};
