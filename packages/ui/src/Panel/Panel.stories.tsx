import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RankChart } from '../RankChart/RankChart.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { Panel } from './Panel.tsx';

const asOf = new Date('2026-03-10T10:32:05+08:00');
/**
 * **Do** give each panel one question and the way to the list behind it. **Do not** empty a panel because a call
 * failed: it keeps its last answer and says how old that is.
 */
export default {
  component: Panel,
  args: { title: '今日事件', children: '42 件', asOf, href: '#events', onRetry: fn() },
} satisfies Meta<typeof Panel>;
type Story = StoryObj<typeof Panel>;

export const Fresh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '今日事件' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: kitText('查看清单') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: kitText('重新获取') })).toBeNull();
  },
};

export const Old: Story = {
  args: { isStale: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('42 件')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('重新获取') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoAnswer: Story = {
  args: { asOf: null, fault: '服务器没有回答' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('42 件')).toBeNull();
    await expect(canvas.getByRole('button', { name: kitText('重新获取') })).toBeVisible();
  },
};

export const NotYours: Story = {
  args: { asOf: null, fault: '您没有这项操作的权限，请联系管理员', isRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('您没有这项操作的权限');
    await expect(canvas.queryByRole('button', { name: kitText('重新获取') })).toBeNull();
  },
};

export const Loading: Story = { args: { isLoading: true, asOf: null } };

export const AroundAChart: Story = {
  args: {
    hasHeading: false,
    title: '各社区满意率',
    children: (
      <RankChart
        title="各社区满意率"
        heading="h2"
        unit="%"
        values={[
          { key: '1', label: '和平社区', value: 96.2 },
          { key: '2', label: '枫桥社区', value: 91.4 },
        ]}
      />
    ),
  },
};
