import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

/**
 * **Do** name each entry by its verb and keep a disabled one in its place. **Do not** hide the one action that
 * everybody needs in a menu.
 */
export default {
  component: Menu,
  args: {
    label: '行操作',
    trigger: <Button>更多</Button>,
    onAction: fn(),
    items: [
      { id: 'view', label: '查看', icon: Eye },
      { id: 'edit', label: '编辑', icon: Pencil },
      { id: 'copy', label: '复制', icon: Copy, isDisabled: true, reason: '没有新增权限，请联系管理员' },
      { id: 'remove', label: '删除', icon: Trash2, tone: 'critical' },
    ],
  },
} satisfies Meta<typeof Menu>;
type Story = StoryObj<typeof Menu>;

export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    await expect(await screen.findByRole('menu', { name: '行操作' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /复制/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '查看' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('edit');
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  },
};
