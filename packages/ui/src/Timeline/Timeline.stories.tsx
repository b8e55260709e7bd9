import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDot, Send, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

/** **Do** say in the title who did what. **Do not** let colour alone say how a step went. */
export default {
  component: Timeline,
  args: {
    label: '处置过程',
    items: [
      {
        id: '1',
        title: '网格员 张三 上报',
        time: '11月20日 09:12',
        dateTime: '2026-11-20 09:12:00',
        content: '东街路口井盖松动，已设警示牌。',
        icon: Send,
      },
      {
        id: '2',
        title: '街道办 李四 派单',
        time: '11月20日 09:30',
        dateTime: '2026-11-20 09:30:00',
        icon: CircleCheck,
        tone: 'success',
      },
      { id: '3', title: '城管队 超期未处置', time: '11月21日 09:30', icon: TriangleAlert, tone: 'warning' },
      { id: '4', title: '城管队 处置中', icon: CircleDot, tone: 'accent', isCurrent: true },
    ],
  },
} satisfies Meta<typeof Timeline>;
type Story = StoryObj<typeof Timeline>;

export const Course: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[3]).toHaveAttribute('aria-current', 'step');
  },
};

export const Plain: Story = {
  args: { items: ['建档', '走访', '回访'].map((title) => ({ id: title, title, time: '2026-11-20' })) },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        title: '网格员 阿卜杜拉合曼·买买提 上报',
        time: '2026年11月20日 09:12:00',
        content: '现场有大量积水，已联系排水部门并疏导交通。'.repeat(6),
      },
    ],
  },
};
