import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { QueueList } from './QueueList.tsx';

/**
 * **Do** put what is late first, name the next action by a verb, and say the time that is left in words. **Do not**
 * list what the person only watches.
 */
export default {
  component: QueueList,
  args: {
    label: '今天要办',
    groups: [
      {
        label: '超期',
        tone: 'critical',
        total: 1,
        items: [
          {
            id: '1',
            title: '楼道堆放杂物',
            detail: '事件 · 枫桥花园 3 号楼',
            remaining: '超期 2 天',
            action: '签收处理',
            href: '#1',
          },
        ],
      },
      {
        label: '今天',
        tone: 'warning',
        total: 2,
        items: [
          {
            id: '2',
            title: '走访独居老人',
            detail: '网格员任务办理',
            remaining: '还剩 3 小时',
            action: '提交审核',
            href: '#2',
          },
          { id: '3', title: '第 47 周巡查', remaining: '还剩 8 小时', action: '完成巡查', href: '#3' },
        ],
      },
      { label: '本周', tone: 'neutral', total: 0, items: [] },
    ],
  },
} satisfies Meta<typeof QueueList>;
type Story = StoryObj<typeof QueueList>;

const followed = fn((event: Event) => event.preventDefault());

export const ByDeadline: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.addEventListener('click', followed, { once: true });
    await expect(canvas.queryByRole('region', { name: '本周' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /楼道堆放杂物.*超期 2 天.*签收处理/s })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /走访独居老人/ })).toHaveFocus();
  },
};

export const Rest: Story = {
  args: {
    most: 2,
    groups: [
      {
        label: '待办',
        tone: 'neutral',
        total: 5,
        items: Array.from({ length: 5 }, (_, at) => ({
          id: `${at}`,
          title: `待审核的登记 ${at + 1}`,
          action: '通过审核',
          href: `#${at}`,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: kitText('再显示 3 项') }));
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
