import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { kitText } from '../fixtures/kitText.ts';

/**
 * **Do** say in the title and on the button what will happen, and to what. **Do not** ask where the action can be
 * undone.
 */
export default {
  component: ConfirmDialog,
  args: {
    title: '删除网格员？',
    names: ['张三', '李四', '王五', '赵六', '孙七', '周八', '吴九', '郑十'],
    action: '删除',
    tone: 'critical',
    isOpen: true,
    onConfirm: fn(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

export const Critical: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: kitText('取消') })).toHaveFocus());
    await expect(screen.getByRole('alertdialog', { name: '删除网格员？' })).toHaveTextContent(kitText('等 8 条'));
    await expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    names: ['东街网格'],
    children: (
      <Text as="p" tone="muted">
        其下的 3 个微网格一并停用。
      </Text>
    ),
    onConfirm: async () => {
      throw new Error('东街网格下还有 12 户居民，请先移到别的网格。');
    },
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('还有 12 户居民');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Normal: Story = {
  args: { title: '发布公告？', names: ['关于做好防汛工作的通知'], action: '发布', tone: 'normal' },
};
