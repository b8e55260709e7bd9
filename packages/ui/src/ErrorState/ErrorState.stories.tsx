import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

/** **Do** say what failed, that nothing is lost, and how to try again. **Do not** show error codes alone. */
export default {
  component: ErrorState,
  args: { title: '列表没有加载出来', message: '服务器暂时没有应答。请检查网络后重试，已填写的内容不会丢失。' },
  decorators: [inCard],
} satisfies Meta<typeof ErrorState>;
type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = {
  args: { code: 503, traceId: '7f3a91c2', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('503');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: kitText('重试') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Final: Story = { args: { title: '没有这个页面', message: '地址可能已更改，请从菜单进入。', code: 404 } };
