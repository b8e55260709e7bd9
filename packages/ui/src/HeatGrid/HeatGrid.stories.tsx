import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeatGrid } from './HeatGrid.tsx';
import { kitWords } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const hours = (count: number) => Array.from({ length: count }, (_, at) => `${Math.round((24 / count) * at)} 时`);
const week = (count: number) =>
  days.map((label, day) => ({
    id: `d${day}`,
    label,
    values: hours(count).map((name, at) => ({
      key: name,
      label: name,
      value:
        day === 5 && at === 1
          ? null
          : Math.round(
              (day < 5 ? 30 : 12) * (1 + Math.sin(((at / count) * 2 - 0.5) * Math.PI)) + ((day * 7 + at * 3) % 9),
            ),
    })),
  }));

/**
 * **Do** use it to find where two scales are busiest. **Do not** ask anyone to read exact values from the shade: the
 * figures are in the cells, the tooltip and the table.
 */
export default {
  component: HeatGrid,
  args: { title: '报警时段', unit: '起', keyLabel: '时段', series: week(8) },
  decorators: [inCard],
} satisfies Meta<typeof HeatGrid>;
type Story = StoryObj<typeof HeatGrid>;

export const Week: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    const plot = await canvas.findByRole('slider', { name: '报警时段' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowDown}{ArrowRight}{Enter}');
    await expect(plot.getAttribute('aria-valuetext')).toMatch(new RegExp(kitWords(String.raw`^周二：3 时 \d+ 起$`)));
    await expect(args.onSelect).toHaveBeenCalledWith('3 时', 'd1');
  },
};

export const Hours: Story = { args: { series: week(24).slice(0, 3) } };

/** Changes against last week: less to one side, more to the other. */
export const Changes: Story = {
  args: {
    title: '报警变化',
    middle: 0,
    series: week(8).map((one) => ({
      ...one,
      values: one.values.map((point) => ({ ...point, value: point.value === null ? null : point.value - 36 })),
    })),
  },
};
