import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { StaleStrip } from './StaleStrip.tsx';

export default {
  component: StaleStrip,
  args: { asOf: new Date('2026-03-10T10:42:05+08:00'), onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** set it above data that could not be read again. **Do not** take the data away instead: what a ' +
          'person has opened or typed below it stays.',
      },
    },
  },
} satisfies Meta<typeof StaleStrip>;
type Story = StoryObj<typeof StaleStrip>;

export const Failed: Story = {
  args: { reason: '无法连接服务器，请检查网络后重试。' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/10:42/);
    await userEvent.click(canvas.getByRole('button', { name: kitText('重试') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadingAgain: Story = { args: { isPending: true } };
