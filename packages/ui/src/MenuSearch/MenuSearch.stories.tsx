import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings, Users } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MenuSearch } from './MenuSearch.tsx';
import { kitPattern } from '../fixtures/kitText.ts';

/** **Do** pass the menu that the user sees. **Do not** use it to search records (a list with a SearchField). */
export default {
  component: MenuSearch,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onChoose: fn(),
    items: [
      {
        id: 'grid',
        label: '网格管理',
        children: [
          { id: 'member', label: '网格员', icon: Users, href: '#/member' },
          { id: 'tree', label: '网格划分', href: '#/tree' },
        ],
      },
      {
        id: 'system',
        label: '系统管理',
        children: [
          { id: 'base', label: '基础', children: [{ id: 'user', label: '用户管理', icon: Settings, href: '#/user' }] },
        ],
      },
    ],
  },
} satisfies Meta<typeof MenuSearch>;
type Story = StoryObj<typeof MenuSearch>;

export const ByPinyin: Story = {
  play: async ({ args }) => {
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('wg');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: /网格划分/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'tree' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const NothingFound: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox'), '格员');
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
    await waitFor(() => expect(screen.getByText(kitPattern(/没有找到/))).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Prefix: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox'), '用户');
    await userEvent.click(screen.getByRole('option', { name: /用户管理/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
