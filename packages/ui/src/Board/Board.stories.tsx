import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { Board } from './Board.tsx';

/**
 * **Do** put the states in the order in which records pass through them, and the most urgent card first. **Do not** use
 * it for states that records seldom have; a list with tabs shows those.
 */
export default {
  component: Board,
  args: {
    label: '待办事件',
    columns: [
      {
        id: '1',
        label: '待受理',
        tone: 'warning',
        total: 12,
        href: '#all',
        cards: [
          {
            id: '11',
            title: '楼道堆放杂物，消防通道被占用',
            href: '#11',
            facts: ['枫桥花园 3 号楼', '第三网格'],
            due: { label: '超期 2 天', tone: 'critical' },
          },
          { id: '12', title: '和平路路灯损坏', href: '#12', facts: ['和平路 12 号'] },
        ],
      },
      {
        id: '3',
        label: '处理中',
        tone: 'info',
        total: 1,
        cards: [
          {
            id: '13',
            title: '广场噪声扰民',
            href: '#13',
            facts: ['城市管理办'],
            due: { label: '还剩 5 小时', tone: 'warning' },
          },
        ],
      },
      { id: '4', label: '待核查', tone: 'accent', total: 0, cards: [] },
    ],
  },
} satisfies Meta<typeof Board>;
type Story = StoryObj<typeof Board>;

export const ByState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
    await expect(canvas.getByRole('group', { name: '待办事件' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /楼道堆放杂物.*超期 2 天/s })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: kitText('查看全部 12 条') })).toBeVisible();
  },
};

export const Loading: Story = { args: { isLoading: true } };
