import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ModeBar } from './ModeBar.tsx';

/**
 * **Do** use it for a state of the whole product that somebody began and has to end. **Do not** use it for news or
 * faults (Alert).
 */
export default {
  component: ModeBar,
  args: {
    title: '正在以“王建国”的身份查看',
    children: '只能看，不能修改；10:30 自动结束。',
    endLabel: '结束',
    onEnd: fn(),
  },
} satisfies Meta<typeof ModeBar>;
type Story = StoryObj<typeof ModeBar>;

export const Viewing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在以“王建国”的身份查看');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Ending: Story = { args: { isPending: true } };
