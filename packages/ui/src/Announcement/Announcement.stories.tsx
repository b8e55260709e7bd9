import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Announcement } from './Announcement.tsx';

/**
 * **Do** show it for a period, to those whom it concerns. **Do not** use it for what somebody just did (Toast) or for
 * alarms that must be acknowledged (AlarmStrip).
 */
export default {
  component: Announcement,
  args: {
    onOpen: fn(),
    onClose: fn(),
    items: [
      { id: '1', title: '台风“海燕”今晚登陆，全员到岗值守', tone: 'critical' },
      { id: '2', title: '本周六 22:00 至 24:00 系统升级', tone: 'warning' },
    ],
  },
} satisfies Meta<typeof Announcement>;
type Story = StoryObj<typeof Announcement>;

/** The most important of several, with the ways to read it and to close it. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('台风');
    const [open, close] = canvas.getAllByRole('button');
    await userEvent.click(open as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith('1');
    await userEvent.click(close as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledWith('1');
  },
};

/** Good news alone. */
export const GoodNews: Story = { args: { items: [{ id: '3', title: '我镇获评省级平安乡镇', tone: 'success' }] } };

/** A long title takes two lines. */
export const Plain: Story = {
  args: {
    items: [
      {
        id: '4',
        title: '关于开展冬季消防安全检查的通知：各社区（村）即日起对出租房、沿街店铺开展消防检查，月底前报送台账',
        tone: 'info',
      },
    ],
  },
};

/** Nothing is announced: the place stays, empty, so that screen readers hear what comes. */
export const None: Story = {
  tags: ['!autodocs', 'oneLanguage'],
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
