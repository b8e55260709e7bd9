import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { Ticker } from './Ticker.tsx';

/** **Do** use it for what is good to know. **Do not** put there what has to be answered: that is an alarm. */
export default {
  component: Ticker,
  args: {
    label: '最新动态',
    pauseMs: 60_000,
    items: [
      { id: '1', time: '10:21', text: '和平社区第三网格路灯损坏，已受理', href: '#1' },
      { id: '2', time: '10:05', text: '枫桥花园 3 号楼楼道堆放杂物，已办结' },
    ],
  },
} satisfies Meta<typeof Ticker>;
type Story = StoryObj<typeof Ticker>;

export const News: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/路灯损坏/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('下一条') }));
    await expect(canvas.getByText(/楼道堆放杂物/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('上一条') }));
    await expect(canvas.getByRole('link', { name: /路灯损坏/ })).toBeVisible();
  },
};

export const One: Story = { args: { items: [{ id: '1', text: '今日无事件上报' }] } };
