import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorPage } from './ErrorPage.tsx';
import { kitText } from '../fixtures/kitText.ts';

/**
 * **Do** use it where a whole page cannot be shown, and say whom to contact. **Do not** use it for a part of a page;
 * that is ErrorState.
 */
export default { component: ErrorPage, args: { code: 404, onHome: fn() } } satisfies Meta<typeof ErrorPage>;
type Story = StoryObj<typeof ErrorPage>;

export const Missing: Story = {
  args: { address: '/project/volunteers-of-the-year' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: kitText('回到首页') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHome).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(kitText('页面不存在'));
  },
};

export const Forbidden: Story = { args: { code: 403, onRetry: fn() } };

export const Failed: Story = {
  args: { code: 500, traceId: '7f3a91c2', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('7f3a91c2')).toBeVisible();
  },
};

export const OwnWords: Story = {
  args: { code: 5000, title: '系统未授权', children: '服务器没有有效的授权，请联系管理员完成授权后重新登录。' },
};
