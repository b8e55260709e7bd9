import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TaskTray } from './TaskTray.tsx';
import { kitText } from '../fixtures/kitText.ts';

/**
 * **Do** send every import, export and batch through it, and keep its tasks when the page changes. **Do not** make
 * staff wait in a dialog for anything that takes longer than a few seconds.
 */
export default {
  component: TaskTray,
  args: {
    onCancel: fn(),
    onRetry: fn(),
    onDismiss: fn(),
    tasks: [
      { id: '1', label: '导出常住人口', state: 'running', progress: 0.62, message: '7,440/12,000 条', canCancel: true },
      { id: '2', label: '导入出租房屋', state: 'waiting', canCancel: true },
      { id: '3', label: '批量下发通知', state: 'done', href: '#result', resultLabel: '查看 312 条结果' },
      { id: '4', label: '导入志愿者', state: 'failed', message: '第 18 行手机号不是 11 位，已停止。请改正后重试。' },
    ],
  },
} satisfies Meta<typeof TaskTray>;
type Story = StoryObj<typeof TaskTray>;

export const Tasks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      ['进行中 2', '已完成 1', '失败 1'].map(kitText).join(kitText('，')),
    );
    await expect(canvas.getByRole('progressbar', { name: '导出常住人口' })).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getByRole('link', { name: '查看 312 条结果' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(canvas.getByRole('button', { name: kitText('取消 导出常住人口') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith('1');
  },
};

export const Folded: Story = { args: { isOpenAtFirst: false } };

export const LongText: Story = {
  args: {
    tasks: [
      {
        id: '1',
        label: '按东街网格、西街网格与南门网格导出二〇二六年度全部事件处置记录及附件',
        state: 'cancelled',
        message: '已由张三取消，已写出的 1,200 条没有保留。',
      },
    ],
  },
};
