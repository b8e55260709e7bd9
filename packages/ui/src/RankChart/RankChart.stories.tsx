import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RankChart } from './RankChart.tsx';
import { inCard } from '../fixtures/surroundings.tsx';

const communities = [
  '东风社区',
  '幸福里社区',
  '工业园区',
  '城东街道新时代文明实践站片区第三网格',
  '滨河社区',
  '学府社区',
  '和平社区',
];

/**
 * **Do** use it for long names and a clear order. **Do not** rank people in public where the figure alone is
 * misleading.
 */
export default {
  component: RankChart,
  args: {
    title: '社区上报量',
    unit: '件',
    keyLabel: '社区',
    values: communities.map((label, at) => ({
      key: `c${at}`,
      label,
      value: [310, 1_284, 96, 310, 42, 705, 8][at] ?? 0,
    })),
  },
  decorators: [inCard],
} satisfies Meta<typeof RankChart>;
type Story = StoryObj<typeof RankChart>;

export const Ranked: Story = {
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('1幸福里社区1,284 件');
    await expect(items[3]).toHaveTextContent(/^3城东/);
  },
};

export const Limited: Story = { args: { limit: 3 } };

/** Where the last are what is looked for. */
export const LastFirst: Story = {
  args: { limit: 3, isLastFirst: true },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('7和平社区8 件');
  },
};

export const ByKeyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('listitem');
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /学府社区/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('c5');
  },
};

export const Loading: Story = { args: { isLoading: true, limit: 5 } };
