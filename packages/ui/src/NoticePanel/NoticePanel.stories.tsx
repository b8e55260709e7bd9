import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NoticePanel } from './NoticePanel.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

/**
 * **Do** show only the newest, with a link to the whole list. **Do not** use it for alarms that must be acknowledged.
 */
export default {
  component: NoticePanel,
  args: {
    notices: {
      mail: [
        {
          id: 'm1',
          title: '关于开展冬季消防安全检查的通知',
          detail: '请各网格于 11 月 25 日前上报',
          time: '2026-11-20 09:30',
        },
      ],
      message: [
        { id: 'x1', title: '事件 2026-1120 已派发给您', time: '2026-11-20 10:12' },
        { id: 'x2', title: '周报已归档', time: '2026-11-19 17:00', isRead: true },
      ],
      notice: [],
    },
    onOpen: fn(),
    onReadAll: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof NoticePanel>;
type Story = StoryObj<typeof NoticePanel>;

const both = (name: string, count: string) => new RegExp(`${kitText(name)}.*${kitText(count)}`);

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: both('通知中心', '2 条未读') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(screen.getByRole('tab', { name: kitPattern(/邮件/) })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: kitPattern(/消息/) })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(
      screen.getByRole('button', { name: new RegExp(`${kitText('未读：').trim()}.*事件 2026-1120`) }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('message', 'x1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Many: Story = {
  args: { unread: { mail: 3, message: 120, notice: 0 } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: kitPattern(/123 条未读/) }));
    await expect(await screen.findByRole('tab', { name: both('消息', '120 条未读') })).toHaveTextContent('99+');
    await userEvent.click(screen.getByRole('tab', { name: kitText('通知') }));
    await expect(screen.getByText(kitText('没有新的内容'))).toBeVisible();
    await expect(screen.getByRole('button', { name: kitText('全部已读') })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: kitText('查看更多') }));
    await expect(args.onMore).toHaveBeenCalledWith('notice');
  },
};

/** What is to be done is counted in its tab alone: it waits until it is done, read or not. */
export const Waiting: Story = {
  args: { unread: { mail: 5, message: 2, notice: 0 }, waiting: 'mail' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: both('通知中心', '2 条未读') }));
    await expect(await screen.findByRole('tab', { name: both('邮件', '5 项待办') })).toBeVisible();
    await expect(screen.queryByRole('button', { name: kitText('全部已读') })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: kitPattern(/消息/) }));
    await expect(screen.getByRole('button', { name: kitText('全部已读') })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: kitPattern(/通知中心/) }));
    await expect(await screen.findByRole('tab', { name: kitPattern(/邮件/) })).toBeVisible();
  },
};
